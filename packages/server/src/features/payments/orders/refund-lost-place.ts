import type { Dinner } from '@running-dinner/domain'
import { priceText } from '@running-dinner/domain/people/registration/price.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { asAuthorized } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { releaseRegistration } from '../../people/registration/index.ts'
import { moneyReturnsMail } from './money-returns.mails.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx, PaymentOrder } from './payment-order.ts'

/** The order was paid but got no place or a wrong amount: queue the refund and mail guest and organiser. */
export async function refundLostPlace(
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
