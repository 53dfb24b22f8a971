import type { ProviderOrder } from '../../platform/payments/payment-provider.ts'
import { confirmPayment } from './confirm-payment.ts'
import { isFor } from './is-for.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentCheckStore } from './payment-check.store.ts'
import type { PaymentCtx } from './payment-ctx.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentOrder } from './payment-order.ts'
import { reservePlace } from './reserve-place.ts'
import { returnMoney } from './return-money.ts'
import { voidOrder } from './void-order.ts'

/**
 * Brings an order as far as it goes now: the provider is asked for the truth, a place is held before money is taken, and money
 * without a place goes back. Called by the guest's browser, by a message of the provider and each minute; it may be interrupted
 * anywhere and run any number of times at once. Throws `ProviderUnavailableError` when nobody knows.
 */
export async function settleOrder(ctx: PaymentCtx, id: string): Promise<PaymentOrder | undefined> {
  const order = await paymentOrderStore.byId(ctx.db, id)
  // Another provider's books cannot be read with this one's key.
  if (!order || order.provider !== ctx.provider.name) return atRest(ctx, order)
  if (order.status === 'NEW') return settleNew(ctx, order)
  if (order.status === 'REFUND_DUE') return returnMoney(ctx, order)
  if (order.status === 'PAID' || order.status === 'REFUNDED' || order.providerOrderId === null) return order
  return settleKnown(ctx, order, await ctx.provider.find(order.providerOrderId))
}

/** The link to approve was never handed out: nothing can have been paid. */
async function settleNew(ctx: PaymentCtx, order: PaymentOrder): Promise<PaymentOrder> {
  const isOld = later(order.createdAt, orderDeadlines.firstCheck) <= ctx.clock.now()
  return isOld ? voidOrder(ctx, order, 'EXPIRED') : order
}

async function settleKnown(
  ctx: PaymentCtx,
  order: PaymentOrder,
  answer: ProviderOrder | undefined,
): Promise<PaymentOrder> {
  if (answer?.state === 'COMPLETED' && answer.capture) return settleTaken(ctx, order, answer)
  if (order.status === 'VOIDED') return atRest(ctx, order)
  if (!answer || answer.state === 'GONE') return voidOrder(ctx, order, 'EXPIRED')
  if (answer.state === 'DECLINED') return voidOrder(ctx, order, 'DECLINED')
  if (answer.state === 'PENDING') return order
  if (isOver(ctx, order)) return voidOrder(ctx, order, 'EXPIRED')
  if (answer.state !== 'APPROVED') return order
  if (!isFor(answer, order)) return voidOrder(ctx, order, 'WRONG_AMOUNT')
  const reserved = order.status === 'CREATED' ? await reservePlace(ctx, order) : order
  return reserved.status === 'RESERVED' ? take(ctx, reserved, answer) : reserved
}

/** Only while the place is held for sure; afterwards nothing is taken any more. */
async function take(ctx: PaymentCtx, order: PaymentOrder, { id }: ProviderOrder): Promise<PaymentOrder> {
  if (!order.reservedUntil || ctx.clock.now() >= order.reservedUntil) return order
  return settleKnown(ctx, order, await untilTaken(ctx, id, order))
}

/** An order that is approved still, although its money was asked for, is asked about later. */
async function untilTaken(ctx: PaymentCtx, id: string, order: PaymentOrder): Promise<ProviderOrder> {
  const answer = await ctx.provider.capture(id, `${order.id}-capture`)
  return answer.state === 'APPROVED' ? { ...answer, state: 'PENDING' } : answer
}

/** The money is there. Without a place held for it there is one more chance to get one. */
async function settleTaken(ctx: PaymentCtx, order: PaymentOrder, answer: ProviderOrder): Promise<PaymentOrder> {
  if (order.status === 'CREATED') await reservePlace(ctx, order)
  const settled = await confirmPayment(ctx, order, answer)
  return settled.status === 'REFUND_DUE' ? returnMoney(ctx, settled) : settled
}

function isOver(ctx: PaymentCtx, { createdAt, reservedUntil }: PaymentOrder): boolean {
  const end = reservedUntil
    ? later(reservedUntil, orderDeadlines.holdMargin)
    : later(createdAt, orderDeadlines.approval)
  return ctx.clock.now() >= end
}

async function atRest<Order extends PaymentOrder | undefined>(ctx: PaymentCtx, order: Order): Promise<Order> {
  if (order?.nextCheckAt) await paymentCheckStore.rest(ctx.db, order)
  return order
}
