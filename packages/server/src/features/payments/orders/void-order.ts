import type { Issue } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { releaseRegistration } from '../../people/registration/index.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { OrderReason, PaymentCtx, PaymentOrder } from './payment-order.ts'

/** Ends an order without money and place. An order that progressed meanwhile is left alone. */
export async function voidOrder(
  ctx: PaymentCtx,
  { id }: { id: string },
  reason: OrderReason,
  refusal: Issue[] | null = null,
): Promise<PaymentOrder> {
  return inTransaction(ctx.db, async (tx) => {
    const seen = await paymentOrderStore.byId(tx, id)
    if (!seen) throw new Error('an order goes with its event')
    await lockDinner(tx, { id: seen.dinnerId })
    const order = await paymentOrderStore.lock(tx, id)
    if (!order) throw new Error('an order goes with its event')
    return isOpen(order) ? voidLockedOrder(ctx, tx, order, reason, refusal) : order
  })
}

/** Call with the event's lock and the order's row lock held. */
export async function voidLockedOrder(
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
