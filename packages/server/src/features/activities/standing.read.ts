import type { MailReachReply, StandingReply } from '@running-dinner/contract'
import type { MailReach } from '@running-dinner/domain/messages/mail-reach.ts'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { readMailReach } from './mail-reach.read.ts'

/** Reads the facts from which the client derives the phase of an event; `latest` comes from `latestActivities`. */
export async function readStanding(
  db: Db,
  dinner: AuthorizedDinner,
  latest: ReadonlyMap<string, number>,
): Promise<StandingReply> {
  const [people, firstTeam] = await Promise.all([
    db
      .selectFrom('participant')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('dinnerId', '=', dinner.id)
      .where('activatedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    db.selectFrom('team').select('id').where('dinnerId', '=', dinner.id).limit(1).executeTakeFirst(),
  ])
  // Positions of activities begin at 1.
  const positionOf = (type: string) => latest.get(type) ?? 0
  const teamsAt = Math.max(positionOf('TEAM_ARRANGEMENT_CREATED'), positionOf('TEAMS_RECREATED'))
  // A new plan makes mailed routes stale, as new teams do.
  const routesAt = Math.max(teamsAt, positionOf('DINNER_ROUTES_OPTIMIZED'))
  const { teamMails, routeMails, untoldChanges } = await readMailReach(db, dinner, { teamsAt, routesAt })
  return {
    numParticipants: Number(people.count),
    teamsExist: firstTeam !== undefined,
    teamMailsSent: isComplete(teamMails),
    routeMailsSent: isComplete(routeMails),
    teamMails: presentReach(teamMails),
    routeMails: presentReach(routeMails),
    untoldChanges,
  }
}

function isComplete({ teams, teamsReached }: MailReach): boolean {
  return teams > 0 && teamsReached === teams
}

/** Limits of the reply: failed recipients shown by name, and team ids that fit into a link. */
const [maxFailed, maxTeamIds] = [5, 101]

function presentReach({ failed, unreachedTeamIds, ...reach }: MailReach): MailReachReply {
  return {
    ...reach,
    numFailed: failed.length,
    failed: failed.slice(0, maxFailed),
    unreachedTeamIds: unreachedTeamIds.slice(0, maxTeamIds),
  }
}
