import { notificationRoutes } from '@running-dinner/contract'
import { type CardFacts, cardFacts, changesBetween } from './changed-cards.ts'
import { type EveningServer, worked } from './evening-server.ts'
import type { KnownPresses } from './known-presses.ts'
import type { MailedEvent } from './mailed-event.ts'
import type { Phones } from './phones.ts'

interface ChangesInput {
  server: EveningServer
  event: MailedEvent
  phones: Phones
  known: KnownPresses
  ownDiets(teamId: string): string
}

/** What the organiser changed during the evening, for whom, who was mailed about it and who has read it. */
export async function createKnownChanges({ server, event, phones, known, ownDiets }: ChangesInput) {
  const people = event.teams.flatMap((team) => team.people)
  const nameOf = new Map(people.map(({ id, email }) => [id, email]))
  /** The newest notice of each person about each course. */
  const notices = new Map<string, Map<string, string>>()
  /** All notices of each person, the oldest first. */
  const inOrder = new Map<string, string[]>()
  /** A person who has read a notice knows all that came before it. */
  const hasRead = (personId: string, noticeId: string) => {
    const all = inOrder.get(personId) ?? []
    return all.slice(all.indexOf(noticeId)).some((later) => known.hasSeen(personId, later))
  }
  const wrong: string[] = []
  let facts: CardFacts = await cardFacts(event, phones, ownDiets)
  let mailed = (await server.mails()).length
  let sent = 0

  const newRecipients = async () => {
    await server.runJobs()
    const mails = await server.mails()
    const recipients = mails.slice(0, mails.length - mailed).map(({ to }) => to)
    mailed = mails.length
    return recipients.filter((to) => to.endsWith('@guests.example'))
  }

  const expectMails = async (about: string, expected: readonly string[]) => {
    const recipients = await newRecipients()
    sent += recipients.length
    const [got, due] = [recipients.sort().join(), [...expected].sort().join()]
    if (got !== due) wrong.push(`${about}: mailed [${got}], concerned [${due}]`)
  }

  return {
    wrong,
    mailsSent: () => sent,
    /** Nothing was changed since, so no guest may have been mailed. */
    expectSilence: (about: string) => expectMails(about, []),

    /** Makes a change, has those concerned mailed, and compares them with the people whose card differs. */
    async make(about: string, change: () => Promise<{ notifies?: boolean; leaving?: readonly string[] }>) {
      await expectMails(`before ${about}`, [])
      const { notifies = false, leaving = [] } = await change()
      if (!notifies)
        await worked(
          server.call(notificationRoutes.notifyOfChanges, { params: event.params, body: { participantIds: [] } }),
        )
      const after = await cardFacts(event, phones, ownDiets)
      const changes = changesBetween(facts, after)
      facts = after
      const concerned = new Set([...changes.keys(), ...leaving])
      await expectMails(
        about,
        [...concerned].map((id) => nameOf.get(id) ?? id),
      )
      for (const person of people.filter(({ id }) => changes.has(id) && !leaving.includes(id))) {
        const newest = (await phones.card(person))?.notices.at(-1)
        const [shown, due] = [
          [...new Set(newest?.changes.map(({ mealId }) => mealId ?? ''))].filter(Boolean).sort().join(),
          (changes.get(person.id) ?? []).sort().join(),
        ]
        if (shown !== due || newest?.seenAt !== null)
          wrong.push(`${about}: the card of ${person.email} has a notice of [${shown}], what changed is [${due}]`)
        const ofPerson = notices.get(person.id) ?? new Map<string, string>()
        for (const mealId of changes.get(person.id) ?? []) if (newest) ofPerson.set(mealId, newest.id)
        notices.set(person.id, ofPerson)
        if (newest) inOrder.set(person.id, [...(inOrder.get(person.id) ?? []), newest.id])
      }
      return changes
    },

    /** The newest notice of this person that was not read. */
    unreadBy: (personId: string) =>
      [...(notices.get(personId)?.values() ?? [])].filter((noticeId) => !hasRead(personId, noticeId)).at(-1),

    hasUnreadNotice(teamId: string, mealId: string): boolean {
      const members = event.teams.find(({ id }) => id === teamId)?.people ?? []
      const ofMeal = members.flatMap(({ id }) => {
        const noticeId = notices.get(id)?.get(mealId)
        return noticeId === undefined ? [] : [hasRead(id, noticeId)]
      })
      return ofMeal.length > 0 && !ofMeal.includes(true)
    },
  }
}
