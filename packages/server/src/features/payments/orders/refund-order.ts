import type { PaymentOrderReply } from '@running-dinner/contract'
import { priceText } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { ProviderUnavailableError } from '../providers/index.ts'
import { presentPaymentOrder } from './payment-order.present.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx } from './payment-order.ts'
import { settleOrder } from './settle-order.ts'

/** Refunds the whole amount. The people stay registered: deleting them is the organiser's decision. Repeating changes nothing. */
export async function refundOrder(ctx: PaymentCtx, dinner: AuthorizedDinner, id: string): Promise<PaymentOrderReply> {
  await inTransaction(ctx.db, async (tx) => {
    const order = await paymentOrderStore.lock(tx, id)
    if (order?.dinnerId !== dinner.id) throw notFound()
    if (order.status === 'REFUND_DUE' || order.status === 'REFUNDED') return
    if (order.status !== 'PAID' || order.provider !== ctx.provider.name) refuse('payment_not_refundable')
    const change = { status: 'REFUND_DUE', reason: 'ORGANISER', nextCheckAt: ctx.clock.now() } as const
    await paymentOrderStore.change(tx, order, change)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'payment_refunded',
      data: { price: priceText(order.amountCents), name: order.payerFullname },
    })
  })
  await askForRefund(ctx, id)
  const order = (await paymentOrderStore.withMoney(ctx.db, dinner)).find((paid) => paid.id === id)
  if (!order) throw notFound()
  return presentPaymentOrder(order, order.stillRegistered)
}

/** An unanswered refund is repeated by the job every minute. */
async function askForRefund(ctx: PaymentCtx & Pick<Ctx, 'log'>, id: string): Promise<void> {
  try {
    await settleOrder(ctx, id)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    ctx.log.warn('a refund was not answered yet', { error })
  }
}
