import { fullName, type Participant, type Team } from '@running-dinner/domain'
import { type PlanAction, planAfterAction, teamsInAction } from '@running-dinner/domain/evening'
import { courseStagesOf } from '@running-dinner/domain/events'
import {
  type Addressee,
  type Evening,
  isSameNotification,
  notificationOf,
  notificationStatus,
} from '@running-dinner/domain/messages'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { eveningOf } from '../../messages/notification-status/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import type { KnownTable } from './known-table.read.ts'

export interface NotifiedPeople {
  /** They are mailed what changed for them. */
  notified: Participant[]
  /** Their evening changes too, but no mail can say so: they have no address, or were never sent a route. */
  toCall: Participant[]
}

/**
 * Whose notification an action changes. Who is mailed follows from the same rule as every mail about changes, so that the number before
 * the press is the number of people after it.
 */
export function whoIsNotified(
  dinner: AuthorizedDinner,
  { plan, notifications, input }: KnownTable,
  action: PlanAction,
): NotifiedPeople {
  const [before, after] = [plan, planAfterAction(plan, input.table, action)]
  const teamIds = teamsInAction(plan, input.table, action)
  const stages = courseStagesOf(dinner, input.now)
  const [currentEvening, futureEvening] = [eveningOf(dinner, before), eveningOf(dinner, after)]
  const changed = before.teams
    .concat(action.standbyTeam ?? [])
    .filter(({ id }) => teamIds.has(id))
    .flatMap(({ id, members }) => members.map((person) => ({ person, teamId: id })))
    .filter(({ person, teamId }) => {
      const [was, is] = [routeOf(person, teamId, currentEvening), routeOf(person, teamId, futureEvening)]
      return !was || !is || !isSameNotification(was, is, stages)
    })
  const ids = new Set(changed.map(({ person }) => person.id))
  const { outdated } = notificationStatus({
    addressees: changed.map(({ person, teamId }) => addresseeOf(person, teamId, futureEvening)),
    notifications: notifications.filter(({ participantId }) => ids.has(participantId)),
    isDemo: dinner.runningDinnerType === 'DEMO',
    stages,
  })
  const mailed = new Set(outdated.map(({ participantId }) => participantId))
  const people = changed.map(({ person }) => person)
  const isNotified = (person: Participant) => mailed.has(person.id) && person.email !== ''
  return { notified: people.filter(isNotified), toCall: people.filter((person) => !isNotified(person)) }
}

/** Undefined for a person whose team does not take part. */
function routeOf(person: Participant, teamId: string, evening: Evening) {
  const team = memberTeam(person, teamId, evening)
  return team && notificationOf('DINNER_ROUTE', person, team, evening)
}

function addresseeOf(person: Participant, teamId: string, evening: Evening): Addressee {
  const team = memberTeam(person, teamId, evening)
  return {
    participantId: person.id,
    email: person.email,
    team: team && {
      id: teamId,
      notifications: {
        TEAM: notificationOf('TEAM', person, team, evening),
        DINNER_ROUTE: notificationOf('DINNER_ROUTE', person, team, evening),
      },
    },
  }
}

function memberTeam(person: Participant, teamId: string, { teams }: Evening): Team | undefined {
  return teams.find(({ id, members }) => id === teamId && members.some((member) => member.id === person.id))
}

/** People of the event with the numbers to call. */
export function personPresenter({ basicDetails }: AuthorizedDinner, hasContacts: boolean) {
  return (person: Participant) => {
    const phone = hasContacts ? person.mobileNumber : ''
    return {
      participantId: person.id,
      name: fullName(person),
      phone,
      callLinks: callLinks(phone, basicDetails.country),
    }
  }
}
