import type { MailReachReply, StandingReply } from '@running-dinner/contract'
import type { MailReach } from '@running-dinner/domain/messages/who-was-told.ts'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { readTold } from './told.read.ts'

/** The facts behind the phase of an event; `latest` as from `latestActivities`. */
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
  const at = (type: string) => latest.get(type) ?? -1
  const teamsAt = Math.max(at('TEAM_ARRANGEMENT_CREATED'), at('TEAMS_RECREATED'))
  // Another plan makes the routes people have untrue, as new teams do.
  const routesAt = Math.max(teamsAt, at('DINNER_ROUTES_OPTIMIZED'))
  const { teamMails, routeMails, untoldChanges } = await readTold(db, dinner, { teamsAt, routesAt })
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

/** No more than a screen names and a link holds. */
const [mostFailed, mostTeams] = [5, 101]

function presentReach({ failed, unreachedTeamIds, ...reach }: MailReach): MailReachReply {
  return {
    ...reach,
    numFailed: failed.length,
    failed: failed.slice(0, mostFailed),
    unreachedTeamIds: unreachedTeamIds.slice(0, mostTeams),
  }
}
