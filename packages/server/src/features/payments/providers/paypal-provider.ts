import { priceText } from '@running-dinner/domain/people'
import type { Config } from '../../../platform/config.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { type NewProviderOrder, type PaymentProvider, ProviderUnavailableError } from './payment-provider.ts'
import { paypalProblems, readApproveLink, readOrder, refundOutcome } from './paypal-answers.ts'
import { paypalCalls } from './paypal-calls.ts'
import { verifyPaypalEvent } from './paypal-event.ts'

/** PayPal Checkout, Orders API version 2. */
export function paypalProvider(ctx: Pick<Ctx, 'clock'>, config: NonNullable<Config['paypal']>): PaymentProvider {
  const call = paypalCalls(ctx.clock, config)
  const find: PaymentProvider['find'] = async (id) => {
    const { status, body } = await call({ path: orderPath(id) })
    if (status === 404) return undefined
    if (status !== 200) throw new ProviderUnavailableError(`status ${status}`)
    return readOrder(body)
  }
  return {
    name: 'PAYPAL',
    async create(order) {
      const body = JSON.stringify(newOrder(order))
      const answer = await call({ path: '/v2/checkout/orders', body, requestId: order.orderId })
      if (answer.status >= 300) throw new ProviderUnavailableError(`status ${answer.status}`)
      return readApproveLink(answer.body)
    },
    find,
    async capture(id, key) {
      const { status, body } = await call({ path: `${orderPath(id)}/capture`, body: '{}', requestId: key })
      if (status < 300) return readOrder(body)
      const order = await find(id)
      if (!order) throw new ProviderUnavailableError('unknown order')
      // The guest had approved but the capture was refused: this account cannot pay.
      return order.state === 'APPROVED' && paypalProblems(body).length > 0 ? { ...order, state: 'DECLINED' } : order
    },
    async refund(captureId, key) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      return refundOutcome(await call({ path, body: '{}', requestId: key }))
    },
    verifyEvent: (event) => verifyPaypalEvent(ctx.clock, call, config.webhookId, event),
  }
}

function orderPath(id: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`
}

function newOrder(order: NewProviderOrder): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.orderId,
        description: order.description,
        amount: { currency_code: 'EUR', value: priceText(order.amountCents) },
        payee: { email_address: order.payeeEmail },
      },
    ],
    application_context: {
      brand_name: order.brandName,
      locale: order.languageCode === 'de' ? 'de-DE' : 'en-GB',
      landing_page: 'BILLING',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
    },
  }
}
