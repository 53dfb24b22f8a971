import { affectedTeams } from '@running-dinner/domain/plan-history/affected-teams.ts'
import { isEmpty, planDelta } from '@running-dinner/domain/plan-history/plan-delta.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { stale } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { type NewActivity, recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import { planChangeStore } from './plan-change.store.ts'
import { readPlanState } from './plan-state.read.ts'
import { type PersonRow, removedPeopleStore } from './removed-people.store.ts'

export interface OpenPlan {
  /** Re-read under the lock; the copy from authorization may be stale. */
  dinner: AuthorizedDinner
  planVersion: number
  /** Deletes people with the change and stores their rows, so that undo restores them. */
  removePeople(ids: readonly string[]): Promise<void>
  /**
   * Ends the change with one plan version, one activity and one history entry. Call it once, after all writes. Returns the ids
   * of the teams whose evening changed.
   * `seed` is the one new teams were drawn with.
   */
  commit(activity: NewActivity, seed?: number): Promise<string[]>
}

/**
 * Begins a structural change: takes the event's lock and answers 409 if the caller saw another plan version. A verb that finds
 * nothing to change does not commit.
 */
export async function openPlan(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  authorized: AuthorizedDinner,
  ifMatch: number | undefined,
): Promise<OpenPlan> {
  const dinner = await lockDinnerForChange(tx, authorized)
  const planVersion = await dinnerStore.planVersion(tx, dinner)
  if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
  const before = await readPlanState(tx, dinner)
  const removed: PersonRow[] = []
  return {
    dinner,
    planVersion,
    async removePeople(ids) {
      if (ids.length === 0) return
      removed.push(...(await removedPeopleStore.rowsOf(tx, dinner, ids)))
      await participantStore.remove(tx, dinner, [...ids])
    },
    async commit(activity, seed) {
      const after = await readPlanState(tx, dinner)
      const delta = planDelta(before, after)
      const version = await dinnerStore.nextPlanVersion(tx, dinner, seed)
      if (!isEmpty(delta))
        await planChangeStore.add(tx, dinner, {
          id: newId(),
          planVersion: version,
          type: activity.type,
          code: activity.code,
          data: activity.data ?? {},
          originator: activity.originator ?? dinner.email,
          delta: { ...delta, removed, eventDate: dinner.basicDetails.date },
          createdAt: ctx.clock.now(),
        })
      const teamIds = after.teams.map((team) => team.id)
      const affected = affectedTeams(delta, teamIds, after.visits)
      // Changed times concern all teams.
      const concernedTeamIds = delta.meals.length > 0 ? undefined : affected
      await recordActivity(tx, ctx.clock, dinner, { ...activity, concernedTeamIds })
      return affected
    },
  }
}
