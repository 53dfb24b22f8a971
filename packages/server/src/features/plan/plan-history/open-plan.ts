import type { LostTable } from '@running-dinner/domain/evening'
import { affectedTeams, isEmpty, type PlanState, planDelta } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { refuseIf, stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { type NewActivity, recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { type PersonRow, participantStore, personRowsStore } from '../../people/participants/index.ts'
import { notifyLeavers } from '../../people/request-record/index.ts'
import { frozenIssues } from './frozen-issues.ts'
import { planChangeStore } from './plan-change.store.ts'
import { readPlanState } from './plan-state.read.ts'

/** What is read of a plan before and after its change; a verb may read more than the state with it. */
interface PlanReading {
  state: PlanState
}

export interface OpenPlan<Reading extends PlanReading = PlanReading> {
  /** Re-read under the lock; the copy from authorization may be stale. */
  dinner: AuthorizedDinner
  planVersion: number
  before: Reading
  /** Deletes people with the change and stores their rows, so that undo restores them. */
  removePeople(ids: readonly string[]): Promise<void>
  /**
   * Ends the change with one plan version, one activity and one history entry, or refuses it when it touches a frozen course.
   * Call it once, after all writes.
   */
  commit(activity: NewActivity, given?: CommitOptions): Promise<CommittedPlan<Reading>>
}

interface CommittedPlan<Reading> {
  planVersion: number
  /** The teams whose evening changed. */
  affectedTeamIds: string[]
  after: Reading
}

interface CommitOptions {
  /** The one new teams were drawn with. */
  seed?: number
  /** Its guests may sit elsewhere although the course is frozen. */
  lostTable?: LostTable
}

/**
 * Begins a structural change: takes the event's lock and answers 409 if the caller saw another plan version. A verb that finds
 * nothing to change does not commit.
 */
export async function openPlan(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  authorized: AuthorizedDinner,
  ifMatch: number | undefined,
): Promise<OpenPlan> {
  return openPlanWith(ctx, tx, authorized, ifMatch, async (dinner) => ({ state: await readPlanState(tx, dinner) }))
}

/** Like `openPlan`; `read` returns what the verb needs of the plan, so that it is read once before and once after the change. */
export async function openPlanWith<Reading extends PlanReading>(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  authorized: AuthorizedDinner,
  ifMatch: number | undefined,
  read: (dinner: AuthorizedDinner) => Promise<Reading>,
): Promise<OpenPlan<Reading>> {
  const dinner = await lockDinnerForChange(tx, authorized)
  const planVersion = await dinnerStore.planVersion(tx, dinner)
  if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
  const before = await read(dinner)
  const removed: PersonRow[] = []
  return {
    dinner,
    planVersion,
    before,
    async removePeople(ids) {
      if (ids.length === 0) return
      removed.push(...(await personRowsStore.rowsOf(tx, dinner, ids)))
      const leaving = (await participantStore.ofDinner(tx, dinner)).filter(({ id }) => ids.includes(id))
      await notifyLeavers(ctx, tx, dinner, leaving)
      await participantStore.remove(tx, dinner, [...ids])
    },
    async commit(activity, { seed, lostTable } = {}) {
      const after = await read(dinner)
      const states = { before: before.state, after: after.state }
      refuseIf(await frozenIssues(ctx, tx, dinner, { ...states, ...(lostTable ? { lostTable } : {}) }))
      const delta = planDelta(states.before, states.after)
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
      await recordActivity(tx, ctx.clock, dinner, activity)
      const { teams, visits } = after.state
      const teamIds = teams.map((team) => team.id)
      return { planVersion: version, affectedTeamIds: affectedTeams(delta, teamIds, visits), after }
    },
  }
}
