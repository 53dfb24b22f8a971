import type { FactChangeReply, NotificationStatusReply } from '@running-dinner/contract'
import { fullName, type Language } from '@running-dinner/domain'
import { changeText, type FactChange, listedChanges } from '@running-dinner/domain/messages'
import { notificationWords } from '../notifications/index.ts'
import type { KnownEvening } from './notification-status.read.ts'

/** `language` is the event's, and that of people without one; the organiser reads what changed in their own. */
export function presentNotificationStatus(
  { notificationStatus, current, notifications }: KnownEvening,
  language: Language,
  readerLanguage: Language,
): NotificationStatusReply {
  const { teams, routes, outdated, newcomers, people } = notificationStatus
  const nameOf = (id: string) => {
    const person = current.get(id)?.person
    return person
      ? fullName(person)
      : (notifications.findLast(({ participantId }) => participantId === id)?.recipientName ?? '')
  }
  const languageOf = (id: string) => current.get(id)?.person.languageCode ?? language
  return {
    teams,
    routes,
    outdated: outdated.map(({ changes, ...person }) => ({
      ...person,
      name: nameOf(person.participantId),
      languageCode: languageOf(person.participantId),
      changes: presentChanges(changes, readerLanguage),
    })),
    newcomers: newcomers.map((person) => ({
      ...person,
      name: nameOf(person.participantId),
      languageCode: languageOf(person.participantId),
    })),
    people: people.map(({ participantId, teamId, states }) => ({
      participantId,
      name: nameOf(participantId),
      teamId,
      team: states.TEAM ?? null,
      route: states.DINNER_ROUTE ?? null,
    })),
  }
}

export function presentChanges(changes: readonly FactChange[], language: Language): FactChangeReply[] {
  const words = notificationWords(language)
  return listedChanges(changes, words).map((change) => ({
    fact: change.fact,
    ...(change.mealId === undefined ? {} : { mealId: change.mealId }),
    ...changeText(change, words),
  }))
}
