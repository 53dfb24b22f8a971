import type { EventStatusReply, MailReachReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { NotificationKind, NotificationState } from '@running-dinner/domain/messages'
import type { Db } from '../../../platform/db/database.ts'
import { type KnownEvening, readKnownEvening } from '../../messages/notification-status/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

/** Reads the facts from which the client derives the phase of an event. */
export async function readEventStatus(db: Db, dinner: AuthorizedDinner, now: Date): Promise<EventStatusReply> {
  const [people, evening] = await Promise.all([
    db
      .selectFrom('participant')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('dinnerId', '=', dinner.id)
      .where('activatedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    readKnownEvening(db, dinner, now),
  ])
  const { teams, routes, outdated, newcomers } = evening.notificationStatus
  const teamMails = reachOf('TEAM', evening)
  const routeMails = reachOf('DINNER_ROUTE', evening)
  return {
    numParticipants: Number(people.count),
    teamsExist: evening.teamsExist,
    teamMailsSent: isComplete(teamMails) && teams.outdated === 0,
    routeMailsSent: isComplete(routeMails),
    teamMails,
    routeMails,
    untoldChanges: outdated.length,
    newcomers: newcomers.length,
    knowledge: { teams, routes },
  }
}

function isComplete({ teams, teamsReached }: MailReachReply): boolean {
  return teams > 0 && teamsReached === teams
}

/** Failed recipients that the reply names. */
const maxFailed = 5

/** Who knows an old state has been reached: notifying of what changed since is a step of its own. */
const reached: readonly NotificationState[] = ['KNOWN', 'OUTDATED']

/** Former members are counted with their last team, until they know that they have none. */
function reachOf(kind: NotificationKind, { current, notificationStatus, notifications }: KnownEvening): MailReachReply {
  const concerned = notificationStatus.people.flatMap(({ participantId, teamId, states }) => {
    const state = states[kind]
    return state === undefined ? [] : [{ participantId, teamId, state }]
  })
  const teamIds = new Set(concerned.map(({ teamId }) => teamId))
  const unreached = new Set(concerned.filter(({ state }) => !reached.includes(state)).map(({ teamId }) => teamId))
  const numberOf = (state: NotificationState) => concerned.filter((person) => person.state === state).length
  const failed = concerned.flatMap(({ participantId, state }) => {
    const notification = notifications.findLast(
      (notification) => notification.participantId === participantId && notification.state === 'FAILED',
    )
    if (state !== 'FAILED' || notification?.jobId === undefined) return []
    const member = current.get(participantId)
    const name = member ? fullName(member.person) : notification.recipientName
    return [{ name, teamNumber: member?.team.teamNumber ?? null, jobId: notification.jobId }]
  })
  const ids = new Set(concerned.map(({ participantId }) => participantId))
  return {
    begun: notifications.some(
      ({ notification, participantId }) => notification.kind === kind && ids.has(participantId),
    ),
    teams: teamIds.size,
    teamsReached: teamIds.size - unreached.size,
    onTheWay: numberOf('QUEUED'),
    numFailed: numberOf('FAILED'),
    unsent: numberOf('NEVER'),
    failed: failed.slice(0, maxFailed),
  }
}
