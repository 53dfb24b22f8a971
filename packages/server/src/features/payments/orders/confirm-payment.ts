import type { Dinner } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import type { ProviderOrder } from '../../../platform/payments/payment-provider.ts'
import { isFromRestoredBackup } from '../../../platform/tombstones/mails-wait.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { confirmPaidRegistration } from '../../people/registration/index.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import { matchesOrder, type PaymentCtx, type PaymentOrder } from './payment-order.ts'
import { refundLostPlace } from './refund-lost-place.ts'

/**
 * Turns the held place of a captured order into a confirmed registration, in one transaction with the order. If the place is
 * gone or the amount is wrong, the money is refunded (`docs/rules/payments/payment.md#an-order`).
 */
export async function confirmPayment(
  ctx: PaymentCtx,
  { id, dinnerId }: PaymentOrder,
  answer: ProviderOrder,
): Promise<PaymentOrder> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, { id: dinnerId })
    const dinner = await dinnerStore.byId(tx, dinnerId)
    const order = await paymentOrderStore.lock(tx, id)
    if (!order || !dinner) throw new Error('an order goes with its event')
    if (['PAID', 'REFUND_DUE', 'REFUNDED'].includes(order.status)) return order
    const taken = { ...order, captureId: answer.capture?.id ?? null }
    const sender = { ...ctx, holdsMails: await isFromRestoredBackup(tx, order.createdAt) }
    if (!isPaid(answer, order)) return refundLostPlace(sender, tx, dinner, taken, 'WRONG_AMOUNT')
    return (await gotPlace(sender, tx, dinner, order))
      ? finish(ctx, tx, taken)
      : refundLostPlace(sender, tx, dinner, taken, 'PLACE_LOST')
  })
}

function isPaid(answer: ProviderOrder, order: PaymentOrder): boolean {
  const { capture } = answer
  return matchesOrder(answer, order) && capture?.amountCents === order.amountCents && capture.currency === 'EUR'
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
