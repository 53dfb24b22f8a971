import { type PaymentOrderReply, paidOrderStatuses, refundReasons } from '@running-dinner/contract'
import { priceText } from '@running-dinner/domain/people'
import type { PaymentOrder } from './payment-order.ts'

/** The organiser's view of orders whose money was or may be captured. */
export function presentPaymentOrder(order: PaymentOrder, stillRegistered: boolean): PaymentOrderReply {
  return {
    id: order.id,
    status: paidOrderStatuses.find((status) => status === order.status) ?? 'RESERVED',
    payerFullname: order.payerFullname,
    payerEmail: order.payerEmail,
    teamPartnerRegistration: order.pair,
    amount: priceText(order.amountCents),
    createdAt: order.createdAt.toISOString(),
    refundReason: refundReasons.find((reason) => reason === order.reason) ?? null,
    refundRefused: order.refundRefused,
    stillRegistered,
    provider: order.provider,
  }
}
