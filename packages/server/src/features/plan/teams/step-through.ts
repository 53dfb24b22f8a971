import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { moveMealsToDate } from '@running-dinner/domain/events'
import { inverse, type MealState, type PlanDelta, type PlanState } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf, stale } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  asAuthorized,
  dinnerStore,
  lockDinnerForChange,
} from '../../events/dinner-record/index.ts'
import { personRowsStore } from '../../people/participants/index.ts'
import { frozenIssues, type PlanChange, planChangeStore, type StoredDelta } from '../plan-history/index.ts'
import { applyDelta } from './apply-delta.store.ts'
import { teamStore } from './team.store.ts'
import { presentTeamList } from './team-list.read.ts'

/** Undoes the newest change or redoes the one undone last, as a new plan version with an activity. Deleted people are restored. */
export async function stepThrough(
  ctx: Pick<Ctx, 'clock' | 'db'>,
  authorized: AuthorizedDinner,
  options: { direction: 'undo' | 'redo'; ifMatch: number | undefined },
): Promise<ReplyOf<typeof teamRoutes.undo>> {
  return inTransaction(ctx.db, async (tx) => stepIn(tx, ctx, authorized, options))
}

async function stepIn(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  authorized: AuthorizedDinner,
  { direction, ifMatch }: Parameters<typeof stepThrough>[2],
): Promise<ReplyOf<typeof teamRoutes.undo>> {
  const dinner = await lockDinnerForChange(tx, authorized)
  if (ifMatch !== undefined && ifMatch !== dinner.planVersion) throw stale()
  const change =
    direction === 'undo' ? await planChangeStore.newest(tx, dinner) : await planChangeStore.oldestUndone(tx, dinner)
  if (!change) refuse(direction === 'undo' ? 'plan_nothing_to_undo' : 'plan_nothing_to_redo')
  const { removed, eventDate, ...delta } = change.delta
  const meals = mealsOnDay(delta.meals, eventDate, dinner.basicDetails.date)
  const appliedDelta = direction === 'undo' ? inverse({ ...delta, meals }) : { ...delta, meals }
  const before = await teamStore.evening(tx, dinner)
  const removedPeople = await step(tx, dinner, before.state, { ...appliedDelta, removed })
  // A step may bring back other courses.
  const changedDinner = asAuthorized((await dinnerStore.byId(tx, dinner.id)) ?? dinner)
  const after = await teamStore.evening(tx, changedDinner)
  const states = { before: before.state, after: after.state }
  refuseIf(await frozenIssues(ctx, tx, dinner, { ...states, madeAt: change.createdAt }))
  await planChangeStore.setUndone(tx, dinner, {
    id: change.id,
    undone: direction === 'undo',
    delta: { ...change.delta, removed: removedPeople },
  })
  const planVersion = await dinnerStore.nextPlanVersion(tx, dinner)
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: direction === 'undo' ? 'plan_change_undone' : 'plan_change_redone',
    data: described(change),
  })
  return presentTeamList(changedDinner, { ...after, planVersion })
}

/** The event may have been postponed since: moves the courses to its present day. */
function mealsOnDay(meals: StoredDelta['meals'], dayBefore: string | undefined, date: string): StoredDelta['meals'] {
  if (dayBefore === undefined || dayBefore === date) return meals
  const moved = (meal: MealState | null) => meal && (moveMealsToDate([meal], date, dayBefore)[0] ?? meal)
  return meals.map(({ before, after }) => ({ before: moved(before), after: moved(after) }))
}

/** Returns the rows of the people deleted by the step. */
async function step(
  tx: Tx,
  dinner: AuthorizedDinner,
  currentState: PlanState,
  { removed, ...delta }: PlanDelta & Pick<StoredDelta, 'removed'>,
): Promise<StoredDelta['removed']> {
  const present = new Set(currentState.people.map((person) => person.id))
  const coming = new Set(delta.people.flatMap(({ before, after }) => (!before && after ? [after.id] : [])))
  const removedIds = new Set(removed.map((row) => row.id))
  const isMissing = delta.people.some(
    ({ after }) => after?.teamId && !present.has(after.id) && !(coming.has(after.id) && removedIds.has(after.id)),
  )
  if (isMissing) refuse('plan_change_person_gone')
  const back = removed.filter((row) => coming.has(row.id) && !present.has(row.id))
  if (back.length > 0) {
    if ((await personRowsStore.takenAddresses(tx, dinner, back)).length > 0) refuse('plan_change_person_returned')
    await personRowsStore.insert(tx, dinner, back)
  }
  const leaving = delta.people.flatMap(({ before, after }) => (before && !after ? [before.id] : []))
  const rows = leaving.length > 0 ? await personRowsStore.rowsOf(tx, dinner, leaving) : removed
  await applyDelta(tx, dinner, delta)
  return rows
}

/** The activity names the undone change by its type and code. */
function described({ type, code, data }: PlanChange): Record<string, string | number> {
  return { ...data, changedType: type, ...(code === undefined ? {} : { changedCode: code }) }
}
