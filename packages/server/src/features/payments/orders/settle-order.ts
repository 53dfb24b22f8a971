import type { ProviderOrder } from '../../../platform/payments/payment-provider.ts'
import { confirmPayment } from './confirm-payment.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentCheckStore } from './payment-check.store.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import { matchesOrder, type PaymentCtx, type PaymentOrder } from './payment-order.ts'
import { reservePlace } from './reserve-place.ts'
import { returnMoney } from './return-money.ts'
import { voidOrder } from './void-order.ts'

/**
 * Moves an order as far as possible: asks the provider for its state, holds a place before capturing, and refunds money without
 * a place. Called by the guest's browser, by webhooks and every minute; it may be interrupted anywhere and run concurrently.
 * Throws `ProviderUnavailableError` when the outcome is unknown.
 */
export async function settleOrder(ctx: PaymentCtx, id: string): Promise<PaymentOrder | undefined> {
  const order = await paymentOrderStore.byId(ctx.db, id)
  // Another provider's orders cannot be read with this one's credentials.
  if (!order || order.provider !== ctx.provider.name) return withoutFurtherChecks(ctx, order)
  if (order.status === 'NEW') return settleNew(ctx, order)
  if (order.status === 'REFUND_DUE') return returnMoney(ctx, order)
  if (order.status === 'PAID' || order.status === 'REFUNDED' || order.providerOrderId === null) return order
  return settleKnown(ctx, order, await ctx.provider.find(order.providerOrderId))
}

/** The approval link was never handed out, so it cannot have been paid. */
async function settleNew(ctx: PaymentCtx, order: PaymentOrder): Promise<PaymentOrder> {
  const isOld = later(order.createdAt, orderDeadlines.firstCheck) <= ctx.clock.now()
  return isOld ? voidOrder(ctx, order, 'EXPIRED') : order
}

async function settleKnown(
  ctx: PaymentCtx,
  order: PaymentOrder,
  answer: ProviderOrder | undefined,
): Promise<PaymentOrder> {
  if (answer?.state === 'COMPLETED' && answer.capture) return settleCaptured(ctx, order, answer)
  if (order.status === 'VOIDED') return withoutFurtherChecks(ctx, order)
  if (!answer || answer.state === 'GONE') return voidOrder(ctx, order, 'EXPIRED')
  if (answer.state === 'DECLINED') return voidOrder(ctx, order, 'DECLINED')
  if (answer.state === 'PENDING') return order
  if (isOver(ctx, order)) return voidOrder(ctx, order, 'EXPIRED')
  if (answer.state !== 'APPROVED') return order
  if (!matchesOrder(answer, order)) return voidOrder(ctx, order, 'WRONG_AMOUNT')
  const reserved = order.status === 'CREATED' ? await reservePlace(ctx, order) : order
  return reserved.status === 'RESERVED' ? captureWhileHeld(ctx, reserved, answer) : reserved
}

/** Captures only while the place is surely held. */
async function captureWhileHeld(ctx: PaymentCtx, order: PaymentOrder, { id }: ProviderOrder): Promise<PaymentOrder> {
  if (!order.reservedUntil || ctx.clock.now() >= order.reservedUntil) return order
  return settleKnown(ctx, order, await captureOnce(ctx, id, order))
}

/** An order still APPROVED after capturing counts as PENDING and is checked later. */
async function captureOnce(ctx: PaymentCtx, id: string, order: PaymentOrder): Promise<ProviderOrder> {
  const answer = await ctx.provider.capture(id, `${order.id}-capture`)
  return answer.state === 'APPROVED' ? { ...answer, state: 'PENDING' } : answer
}

/** The money was captured. An order without a held place gets one more chance to get one. */
async function settleCaptured(ctx: PaymentCtx, order: PaymentOrder, answer: ProviderOrder): Promise<PaymentOrder> {
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

async function withoutFurtherChecks<Order extends PaymentOrder | undefined>(
  ctx: PaymentCtx,
  order: Order,
): Promise<Order> {
  if (order?.nextCheckAt) await paymentCheckStore.endChecks(ctx.db, order)
  return order
}
