import type { BodyOf, orderRoutes, ReplyOf } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { secretHash } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { releaseRegistration } from '../../people/registration/index.ts'
import { paymentOptionsStore } from '../options/index.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import { later, type OrderReason, orderDeadlines, type PaymentCtx, type PaymentOrder } from './payment-order.ts'

/** Voids an order the guest gave up at the provider; the browser that ordered gets its form back. */
export async function cancelOrder(
  ctx: PaymentCtx,
  dinner: AuthorizedDinner,
  { token, orderSecret }: BodyOf<typeof orderRoutes.cancelOrder>,
): Promise<ReplyOf<typeof orderRoutes.cancelOrder>> {
  const key = { providerOrderId: token, secretHash: secretHash(orderSecret) }
  const begun = await paymentOrderStore.ofBrowser(ctx.db, dinner, key)
  if (!begun) throw notFound()
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const order = await paymentOrderStore.lock(tx, begun.id)
    if (!order) throw notFound()
    // Money may be on its way; only the provider knows.
    if (order.status === 'RESERVED') refuse('payment_running')
    if (order.status === 'PAID') refuse('payment_already_made')
    if (order.status === 'CREATED') await voidLockedOrder(ctx, tx, order, 'CANCELLED')
    return { registration: { ...order.registration } }
  })
}

/** Makes registering free and voids unpaid orders. Refused while money is being captured. */
export async function removePaymentOptions(
  ctx: Pick<PaymentCtx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  id: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const options = await paymentOptionsStore.of(tx, dinner)
    if (options?.id !== id) throw notFound()
    const open = await paymentOrderStore.unfinished(tx, dinner)
    if (open.some((order) => order.status === 'RESERVED')) refuse('payment_running')
    for (const order of open) await voidLockedOrder(ctx, tx, order, 'CANCELLED')
    await paymentOptionsStore.remove(tx, dinner)
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'payment_options_removed' })
  })
}

/** Ends an order without money and place. An order that progressed meanwhile is left alone. */
export async function voidOrder(
  ctx: PaymentCtx,
  { id }: { id: string },
  reason: OrderReason,
  refusal: Issue[] | null = null,
): Promise<PaymentOrder> {
  return inTransaction(ctx.db, async (tx) => {
    const storedOrder = await paymentOrderStore.byId(tx, id)
    if (!storedOrder) throw new Error('an order goes with its event')
    await lockDinner(tx, { id: storedOrder.dinnerId })
    const order = await paymentOrderStore.lock(tx, id)
    if (!order) throw new Error('an order goes with its event')
    return isOpen(order) ? voidLockedOrder(ctx, tx, order, reason, refusal) : order
  })
}

/** Call with the event's lock and the order's row lock held. */
async function voidLockedOrder(
  ctx: Pick<PaymentCtx, 'clock'>,
  tx: Tx,
  order: PaymentOrder,
  reason: OrderReason,
  refusal: Issue[] | null = null,
): Promise<PaymentOrder> {
  if (order.participantIds.length > 0) await release(tx, order)
  const now = ctx.clock.now()
  const change = {
    status: 'VOIDED',
    reason,
    refusal,
    participantIds: [],
    finishedAt: now,
    // This check would find and refund money captured at the last moment.
    nextCheckAt: order.reservedUntil ? later(now, orderDeadlines.lastLook) : null,
  } as const
  await paymentOrderStore.change(tx, order, { ...change, participantIds: [] })
  return { ...order, ...change, participantIds: [] }
}

async function release(tx: Tx, { dinnerId, participantIds }: PaymentOrder): Promise<void> {
  const dinner = await dinnerStore.byId(tx, dinnerId)
  if (dinner) await releaseRegistration(tx, asAuthorized(dinner), participantIds)
}

function isOpen({ status }: PaymentOrder): boolean {
  return status === 'NEW' || status === 'CREATED' || status === 'RESERVED'
}
