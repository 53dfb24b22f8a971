import type { Participant, Team } from '@running-dinner/domain'
import { courseStagesOf } from '@running-dinner/domain/events'
import {
  type Addressee,
  type Evening,
  type NotificationKind,
  type NotificationStatus,
  notificationOf,
  notificationStatus,
  type PersonNotification,
  type RouteHints,
  routeHints,
} from '@running-dinner/domain/messages'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { notificationStore, type StoredNotification } from '../notifications/index.ts'

export interface CurrentNotifications {
  team: Team
  person: Participant
  notifications: Readonly<Record<NotificationKind, PersonNotification>>
}

export function eveningOf(dinner: AuthorizedDinner, { teams, visits }: Pick<Evening, 'teams' | 'visits'>): Evening {
  return {
    date: dinner.basicDetails.date,
    meals: dinner.meals,
    afterParty: dinner.afterPartyLocation,
    teams,
    visits,
  }
}

async function readPlan(db: Db | Tx, dinner: AuthorizedDinner): Promise<{ people: Participant[]; plan: Evening }> {
  const [{ people, teams }, visits] = await Promise.all([
    teamStore.withPeople(db, dinner),
    teamStore.visits(db, dinner),
  ])
  return { people, plan: eveningOf(dinner, { teams, visits }) }
}

/** What is true now for every member of a team, by participant. */
export async function readCurrentNotifications(
  db: Db | Tx,
  dinner: AuthorizedDinner,
): Promise<Map<string, CurrentNotifications>> {
  return currentNotifications((await readPlan(db, dinner)).plan)
}

function currentNotifications(evening: Evening): Map<string, CurrentNotifications> {
  return new Map(
    evening.teams.flatMap((team) =>
      team.members.map((person) => [
        person.id,
        {
          team,
          person,
          notifications: {
            TEAM: notificationOf('TEAM', person, team, evening),
            DINNER_ROUTE: notificationOf('DINNER_ROUTE', person, team, evening),
          },
        },
      ]),
    ),
  )
}

export interface KnownEvening {
  /** All of the event, with and without a team. */
  people: readonly Participant[]
  teamsExist: boolean
  plan: Evening
  current: Map<string, CurrentNotifications>
  notifications: StoredNotification[]
  notificationStatus: NotificationStatus
}

/**
 * Who knows what, also after all teams were dropped: their people still go by the last notification. Callers that only read notifications leave
 * out `now`, by which courses are over.
 */
export async function readKnownEvening(db: Db | Tx, dinner: AuthorizedDinner, now?: Date): Promise<KnownEvening> {
  const { people, plan } = await readPlan(db, dinner)
  const current = currentNotifications(plan)
  const notifications = await notificationStore.ofDinner(db, dinner)
  const members = [...current].map(
    ([participantId, { person, team, notifications: now }]): Addressee => ({
      participantId,
      email: person.email,
      team: { id: team.id, notifications: now },
    }),
  )
  const former = new Map(
    notifications
      .filter(({ participantId }) => !current.has(participantId))
      .map(({ participantId, recipientEmail }): [string, Addressee] => [
        participantId,
        { participantId, email: recipientEmail, team: undefined },
      ]),
  )
  const stages = now && courseStagesOf(dinner, now)
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const statuses = notificationStatus({
    addressees: [...members, ...former.values()],
    notifications,
    isDemo,
    isCancelled: dinner.cancellationDate !== undefined,
    stages,
  })
  return { people, teamsExist: current.size > 0, plan, current, notifications, notificationStatus: statuses }
}

/** What a mail with their route says to this person beside the notification; undefined without a team. */
export function hintsFor(
  participantId: string,
  dinner: AuthorizedDinner,
  { current, plan }: Pick<KnownEvening, 'current' | 'plan'>,
): RouteHints | undefined {
  const currentNotification = current.get(participantId)
  return currentNotification && routeHints(currentNotification.person, currentNotification.team, dinner, plan)
}
