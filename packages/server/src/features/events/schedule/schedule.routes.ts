import { type DinnerReply, settingsRoutes } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import {
  changesCourses,
  type DraftMeal,
  type ScheduleChange,
  scheduleChange,
  scheduleIssues,
  type WantedMeal,
} from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { openPlan, teamStore } from '../../plan/teams/index.ts'
import { recordActivity } from '../activities/index.ts'
import {
  type AuthorizedDinner,
  asAuthorized,
  dinnerStore,
  lockDinnerForChange,
  requireActiveDinner,
} from '../dinner-record/index.ts'
import { presentDinner } from '../dinners/index.ts'
import { mealStore } from './meal.store.ts'

export function scheduleHandlers(ctx: Ctx): Handler[] {
  return [
    handler(
      settingsRoutes.saveSchedule,
      requireActiveDinner(ctx),
      async ({ body, ifMatch }, dinner) => saveSchedule(ctx, dinner, { meals: body.meals, ifMatch }),
      (body, _query, dinner) => savedScheduleIssues(dinner, body),
    ),
  ]
}

interface Input {
  meals: readonly WantedMeal[]
  ifMatch: number | undefined
}

/** The rules' issues for fields that pass the schema. */
function savedScheduleIssues({ meals, basicDetails }: AuthorizedDinner, body: unknown): Issue[] {
  const { meals: wantedMeals } = body as { meals?: readonly DraftMeal[] }
  return scheduleIssues(wantedMeals, { meals, date: basicDetails.date })
}

/**
 * Renaming or moving courses keeps the plan. Adding or removing one drops all teams, as one change that can be undone
 * (`docs/rules/events/settings.md#courses`).
 */
async function saveSchedule(ctx: Ctx, dinner: AuthorizedDinner, { meals, ifMatch }: Input): Promise<DinnerReply> {
  return inTransaction(ctx.db, async (tx) => {
    const lockedDinner = await lockDinnerForChange(tx, dinner)
    refuseIf(savedScheduleIssues(lockedDinner, { meals }))
    const change = scheduleChange(lockedDinner.meals, meals)
    if (changesCourses(change)) await replan(ctx, tx, lockedDinner, change, ifMatch)
    else if (!change.isNothing) {
      await mealStore.change(tx, lockedDinner, change.kept)
      await recordActivity(tx, ctx.clock, lockedDinner, { type: 'MEAL_TIMES_UPDATED' })
    }
    const changed = await dinnerStore.byId(tx, lockedDinner.id)
    if (!changed) throw notFound()
    return presentDinner(ctx, changed)
  })
}

async function replan(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { kept, added, removed }: ScheduleChange,
  ifMatch: number | undefined,
): Promise<void> {
  const plan = await openPlan(ctx, tx, dinner, ifMatch)
  const teams = await teamStore.removeAll(tx, dinner)
  await mealStore.change(tx, dinner, kept)
  await mealStore.remove(tx, dinner, removed)
  await mealStore.add(
    tx,
    dinner,
    added.map((meal) => ({ ...meal, id: newId() })),
  )
  const changedDinner = asAuthorized((await dinnerStore.byId(tx, dinner.id)) ?? dinner)
  await plan.commit({ type: 'MEAL_TIMES_UPDATED', data: teams > 0 ? { teams } : {} }, { changedDinner })
}
