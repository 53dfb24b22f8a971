import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { latestActivities } from './activity-list.read.ts'

export interface MessagesSent {
  teamMessagesSent: boolean
  dinnerRouteMessagesSent: boolean
  /** True if members or hosts were changed since the teams were built. */
  changedByHand: boolean
}

/** Counts only mails sent since the current teams were built. */
export async function readMessagesSent(db: Db | Tx, dinner: AuthorizedDinner): Promise<MessagesSent> {
  const latest = await latestActivities(db, dinner)
  // Positions of activities begin at 1.
  const positionOf = (type: string) => latest.get(type) ?? 0
  const teamsAt = Math.max(positionOf('TEAM_ARRANGEMENT_CREATED'), positionOf('TEAMS_RECREATED'))
  return {
    teamMessagesSent: positionOf('TEAMARRANGEMENT_MAIL_SENT') > teamsAt,
    dinnerRouteMessagesSent: positionOf('DINNERROUTE_MAIL_SENT') > teamsAt,
    changedByHand: Math.max(positionOf('TEAM_MEMBERS_SWAPPED'), positionOf('TEAMS_HOST_CHANGED')) > teamsAt,
  }
}
