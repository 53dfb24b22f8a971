import type { ActivityCode, ActivityType } from '@running-dinner/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'

/** After these somebody rings at another door, at another time, or meets other people. */
const types: readonly ActivityType[] = [
  'PARTICIPANT_CHANGED_TEAMHOST',
  'MEAL_TIMES_UPDATED',
  'TEAM_MEMBERS_SWAPPED',
  'TEAMS_HOST_CHANGED',
  'TEAM_CANCELLED',
  'WAITINGLIST_PARTICIPANTS_ASSIGNED',
  'WAITINGLIST_TEAMS_GENERATED',
]
const codes: readonly ActivityCode[] = [
  'after_party_changed',
  'after_party_removed',
  'team_meals_swapped',
  'team_replaced',
  'team_member_cancelled',
  'plan_change_undone',
  'plan_change_redone',
]
const anotherDay = sql<SqlBool>`activity.code = 'settings_changed' and activity.data ->> 'date' is not null`
/** Somebody who cooks at home lives elsewhere now, by an edit or by a list that was imported. */
const anotherHome = sql<SqlBool>`activity.data ->> 'moved' is not null`

/** How many changes of the evening people have not been told of: those after the activity at position `since`. */
export async function countUntoldChanges(db: Db, dinner: AuthorizedDinner, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('dinnerId', '=', dinner.id)
    .where('position', '>', since)
    .where(({ or, eb }) => or([eb('type', 'in', types), eb('code', 'in', codes), anotherDay, anotherHome]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
