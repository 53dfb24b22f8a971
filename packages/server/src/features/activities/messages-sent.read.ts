import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { latestActivities } from './activity-list.read.ts'

export interface MessagesSent {
  teamMessagesSent: boolean
  dinnerRouteMessagesSent: boolean
  /** Members or hosts were chosen by hand since the teams were built. */
  changedByHand: boolean
}

/** What people know about the teams there are: mails about earlier teams do not count, for nobody goes by them any more. */
export async function readMessagesSent(db: Db | Tx, dinner: AuthorizedDinner): Promise<MessagesSent> {
  const latest = await latestActivities(db, dinner)
  const at = (type: string) => latest.get(type) ?? -1
  const teamsAt = Math.max(at('TEAM_ARRANGEMENT_CREATED'), at('TEAMS_RECREATED'))
  return {
    teamMessagesSent: at('TEAMARRANGEMENT_MAIL_SENT') > teamsAt,
    dinnerRouteMessagesSent: at('DINNERROUTE_MAIL_SENT') > teamsAt,
    changedByHand: Math.max(at('TEAM_MEMBERS_SWAPPED'), at('TEAMS_HOST_CHANGED')) > teamsAt,
  }
}
