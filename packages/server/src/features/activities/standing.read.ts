import type { StandingReply } from '@running-dinner/contract'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { countUntoldChanges } from './untold-changes.read.ts'

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
  const routeMailsAt = at('DINNERROUTE_MAIL_SENT')
  // Another plan makes the routes people have untrue, as new teams do.
  const routeMailsSent = routeMailsAt > Math.max(teamsAt, at('DINNER_ROUTES_OPTIMIZED'))
  // Whoever has written since has told them.
  const toldAt = Math.max(routeMailsAt, at('TEAMARRANGEMENT_MAIL_SENT'), at('PARTICIPANT_MAIL_SENT'))
  return {
    numParticipants: Number(people.count),
    teamsExist: firstTeam !== undefined,
    teamMailsSent: at('TEAMARRANGEMENT_MAIL_SENT') > teamsAt,
    routeMailsSent,
    untoldChanges: routeMailsSent ? await countUntoldChanges(db, dinner, toldAt) : 0,
  }
}
