import type { Dinner } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/people'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { Problem, refuse } from '../../../platform/http/problems.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { isFromRestoredBackup } from '../../../platform/tombstones/mails-wait.store.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { asAuthorized, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { confirmPaidRegistration, releaseRegistration, storeRegistration } from '../../people/registration/index.ts'
import type { ProviderOrder } from '../providers/index.ts'
import { moneyReturnsMail } from './money-returns.mails.ts'
import { paymentCheckStore, paymentOrderStore } from './payment-order.store.ts'
import { later, matchesOrder, orderDeadlines, type PaymentCtx, type PaymentOrder } from './payment-order.ts'
import { voidOrder } from './void-order.ts'

/**
 * Moves an order as far as possible: asks the provider for its state, reserves a place before capturing, and refunds money without
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
  providerOrder: ProviderOrder | undefined,
): Promise<PaymentOrder> {
  if (providerOrder?.state === 'COMPLETED' && providerOrder.capture) return settleCaptured(ctx, order, providerOrder)
  if (order.status === 'VOIDED') return withoutFurtherChecks(ctx, order)
  if (!providerOrder || providerOrder.state === 'GONE') return voidOrder(ctx, order, 'EXPIRED')
  if (providerOrder.state === 'DECLINED') return voidOrder(ctx, order, 'DECLINED')
  if (providerOrder.state === 'PENDING') return order
  if (isOver(ctx, order)) return voidOrder(ctx, order, 'EXPIRED')
  if (providerOrder.state !== 'APPROVED') return order
  if (!matchesOrder(providerOrder, order)) return voidOrder(ctx, order, 'WRONG_AMOUNT')
  const reserved = order.status === 'CREATED' ? await reservePlace(ctx, order) : order
  return reserved.status === 'RESERVED' ? captureWhileReserved(ctx, reserved, providerOrder) : reserved
}

/** Captures only while the place is surely reserved. */
async function captureWhileReserved(
  ctx: PaymentCtx,
  order: PaymentOrder,
  { id }: ProviderOrder,
): Promise<PaymentOrder> {
  if (!order.reservedUntil || ctx.clock.now() >= order.reservedUntil) return order
  return settleKnown(ctx, order, await captureOnce(ctx, id, order))
}

/** An order still APPROVED after capturing counts as PENDING and is checked later. */
async function captureOnce(ctx: PaymentCtx, id: string, order: PaymentOrder): Promise<ProviderOrder> {
  const providerOrder = await ctx.provider.capture(id, `${order.id}-capture`)
  return providerOrder.state === 'APPROVED' ? { ...providerOrder, state: 'PENDING' } : providerOrder
}

/** The money was captured. An order without a reserved place gets one more chance to get one. */
async function settleCaptured(
  ctx: PaymentCtx,
  order: PaymentOrder,
  providerOrder: ProviderOrder,
): Promise<PaymentOrder> {
  if (order.status === 'CREATED') await reservePlace(ctx, order)
  const settled = await confirmPayment(ctx, order, providerOrder)
  return settled.status === 'REFUND_DUE' ? returnMoney(ctx, settled) : settled
}

function isOver(ctx: PaymentCtx, { createdAt, reservedUntil }: PaymentOrder): boolean {
  const end = reservedUntil
    ? later(reservedUntil, orderDeadlines.reservationMargin)
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

/**
 * Holds address and place before any money is captured. A registration that is refused by now (deadline, duplicate, no place)
 * voids the order instead.
 */
async function reservePlace(ctx: PaymentCtx, { id }: PaymentOrder): Promise<PaymentOrder> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const storedOrder = await paymentOrderStore.byId(tx, id)
      const dinner = storedOrder && (await dinnerStore.byId(tx, storedOrder.dinnerId))
      if (!dinner) throw new Error('an order goes with its event')
      const authorized = asAuthorized(dinner)
      await lockDinner(tx, dinner)
      const order = await paymentOrderStore.lock(tx, id)
      if (order?.status !== 'CREATED' || !order.registration) return order ?? storedOrder
      if (dinner.cancellationDate) refuse('event_cancelled')
      const reservedUntil = later(ctx.clock.now(), orderDeadlines.reservation)
      const { people, summary } = await storeRegistration(ctx, tx, authorized, order.registration, {
        state: 'PENDING_PAYMENT',
        reservedUntil,
      })
      // A paid registration never goes to the waiting list.
      if (summary.waitingList) refuse('payment_without_place')
      const change = { status: 'RESERVED' as const, reservedUntil, participantIds: people.map((person) => person.id) }
      await paymentOrderStore.change(tx, order, change)
      return { ...order, ...change }
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return voidOrder(ctx, { id }, 'TOO_LATE', error.issues)
  }
}

/**
 * Turns the reserved place of a captured order into a confirmed registration, in one transaction with the order. If the place is
 * gone or the amount is wrong, the money is refunded (`docs/rules/payments/payment.md#an-order`).
 */
async function confirmPayment(
  ctx: PaymentCtx,
  { id, dinnerId }: PaymentOrder,
  providerOrder: ProviderOrder,
): Promise<PaymentOrder> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, { id: dinnerId })
    const dinner = await dinnerStore.byId(tx, dinnerId)
    const order = await paymentOrderStore.lock(tx, id)
    if (!order || !dinner) throw new Error('an order goes with its event')
    if (['PAID', 'REFUND_DUE', 'REFUNDED'].includes(order.status)) return order
    const capturedOrder = { ...order, captureId: providerOrder.capture?.id ?? null }
    const sender = { ...ctx, holdsMails: await isFromRestoredBackup(tx, order.createdAt) }
    if (!isPaid(providerOrder, order)) return refundLostPlace(sender, tx, dinner, capturedOrder, 'WRONG_AMOUNT')
    return (await gotPlace(sender, tx, dinner, order))
      ? finish(ctx, tx, capturedOrder)
      : refundLostPlace(sender, tx, dinner, capturedOrder, 'PLACE_LOST')
  })
}

function isPaid(providerOrder: ProviderOrder, order: PaymentOrder): boolean {
  const { capture } = providerOrder
  return matchesOrder(providerOrder, order) && capture?.amountCents === order.amountCents && capture.currency === 'EUR'
}

async function gotPlace(ctx: PaymentCtx, tx: Tx, dinner: Dinner, order: PaymentOrder): Promise<boolean> {
  if (order.status !== 'RESERVED' || dinner.cancellationDate) return false
  // False if the organiser deleted the people meanwhile.
  return confirmPaidRegistration(ctx, tx, asAuthorized(dinner), order.participantIds)
}

async function finish(ctx: PaymentCtx, tx: Tx, order: PaymentOrder): Promise<PaymentOrder> {
  const { captureId } = order
  const change = {
    status: 'PAID',
    captureId,
    registration: null,
    nextCheckAt: null,
    finishedAt: ctx.clock.now(),
  } as const
  await paymentOrderStore.change(tx, order, change)
  return { ...order, ...change }
}

/** The order was paid but got no place or a wrong amount: queue the refund and mail guest and organiser. */
async function refundLostPlace(
  ctx: PaymentCtx,
  tx: Tx,
  dinner: Dinner,
  order: PaymentOrder,
  reason: 'PLACE_LOST' | 'WRONG_AMOUNT',
): Promise<PaymentOrder> {
  if (order.participantIds.length > 0) await releaseRegistration(tx, asAuthorized(dinner), order.participantIds)
  const now = ctx.clock.now()
  const { captureId } = order
  const change = { status: 'REFUND_DUE', reason, captureId, registration: null, nextCheckAt: now } as const
  await paymentOrderStore.change(tx, order, { ...change, participantIds: [] })
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'payment_returned',
    data: { price: priceText(order.amountCents), name: order.payerFullname },
    originator: order.payerFullname,
  })
  await queueMail(tx, ctx, dinner, moneyReturnsMail(dinner, order, 'guest'))
  await queueMail(tx, ctx, dinner, moneyReturnsMail(dinner, order, 'organiser'))
  await enqueue(tx, 'settle-payments')
  return { ...order, ...change, participantIds: [] }
}

/** Requests the refund until it is done; the key makes repeats harmless. */
async function returnMoney(ctx: PaymentCtx, order: PaymentOrder): Promise<PaymentOrder> {
  if (order.captureId === null) return order
  const outcome = await ctx.provider.refund(order.captureId, `${order.id}-refund`)
  return inTransaction(ctx.db, async (tx) => {
    const lockedOrder = await paymentOrderStore.lock(tx, order.id)
    if (lockedOrder?.status !== 'REFUND_DUE') return lockedOrder ?? order
    const now = ctx.clock.now()
    const change =
      outcome === 'REFUNDED'
        ? ({ status: 'REFUNDED', refundRefused: false, nextCheckAt: null, finishedAt: now } as const)
        : outcome === 'REFUSED'
          ? { refundRefused: true, nextCheckAt: later(now, orderDeadlines.refusedRefund) }
          : { nextCheckAt: later(now, orderDeadlines.nextCheck) }
    await paymentOrderStore.change(tx, lockedOrder, change)
    return { ...lockedOrder, ...change }
  })
}
