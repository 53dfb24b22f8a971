import { type DelayReply, eveningDelayRoutes } from '@running-dinner/contract'
import type { Delay } from '@running-dinner/domain/evening'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { stale } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  dinnerStore,
  lockDinnerForChange,
  requireActiveDinner,
} from '../../events/dinner-record/index.ts'
import { afterPartyStore } from '../../events/dinners/index.ts'
import { mealStore } from '../../events/schedule/index.ts'
import { queueChanges } from '../../messages/sending/index.ts'
import { presentDelay } from './delay.present.ts'
import { readDelayed } from './delay.read.ts'

export function eveningDelayHandlers(ctx: Ctx): Handler[] {
  return [
    handler(eveningDelayRoutes.delay, requireActiveDinner(ctx), ({ body, ifMatch }, dinner) =>
      body.dryRun ? previewDelay(ctx, dinner, body) : delayEvening(ctx, dinner, { ...body, ifMatch }),
    ),
  ]
}

/** What a delay would change; stores nothing. */
async function previewDelay(ctx: Ctx, dinner: AuthorizedDinner, delay: Delay): Promise<DelayReply> {
  const evening = await readDelayed(ctx, ctx.db, dinner, delay)
  return presentDelay(evening, { planVersion: await dinnerStore.planVersion(ctx.db, dinner), jobId: undefined })
}

/**
 * Stores the later times and mails the people concerned, in one transaction. It makes a new plan version, by which a press that
 * is sent twice is refused: docs/rules/evening/evening-times.md#later
 */
async function delayEvening(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  { ifMatch, ...delay }: Delay & { ifMatch: number | undefined },
): Promise<DelayReply> {
  return inTransaction(ctx.db, async (tx) => {
    const lockedDinner = await lockDinnerForChange(tx, authorized)
    if (ifMatch !== undefined && ifMatch !== (await dinnerStore.planVersion(tx, lockedDinner))) throw stale()
    const evening = await readDelayed(ctx, tx, lockedDinner, delay)
    const { dinner, stops, concerned } = evening
    const party = stops.some(({ mealId }) => mealId === undefined) ? dinner.afterPartyLocation : undefined
    await mealStore.change(tx, dinner, dinner.meals)
    if (party) await afterPartyStore.delay(tx, dinner, party.time)
    const meal = stops.find(({ mealId }) => mealId === delay.fromMealId)?.label ?? ''
    await recordActivity(tx, ctx.clock, dinner, { type: 'MEAL_TIMES_UPDATED', data: { meal, minutes: delay.minutes } })
    const planVersion = await dinnerStore.nextPlanVersion(tx, dinner)
    const jobId = await queueChanges(
      ctx,
      tx,
      dinner,
      concerned.map(({ participantId }) => participantId),
    )
    return presentDelay(evening, { planVersion, jobId })
  })
}
