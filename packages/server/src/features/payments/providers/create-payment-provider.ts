import type { Ctx } from '../../../platform/ctx.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type ProviderOrder, ProviderUnavailableError } from './payment-provider.ts'
import { paypalProvider } from './paypal-provider.ts'
import { type SandboxOrder, sandboxOrderStore } from './sandbox-order.store.ts'

/** Stands in for PayPal when no account is configured, with a payment page of its own; no money moves. */
function sandboxProvider(ctx: Pick<Ctx, 'db' | 'clock' | 'baseUrl'>): PaymentProvider {
  const { db } = ctx
  return {
    name: 'SANDBOX',
    async create(order) {
      const { id } = await sandboxOrderStore.place(db, {
        id: newSecret(),
        requestId: order.orderId,
        amountCents: order.amountCents,
        payeeEmail: order.payeeEmail,
        brandName: order.brandName,
        description: order.description,
        languageCode: order.languageCode,
        returnUrl: order.returnUrl,
        cancelUrl: order.cancelUrl,
        createdAt: ctx.clock.now(),
      })
      return { id, approveLink: `${ctx.baseUrl()}/sandbox/pay/${id}` }
    },
    find: async (id) => toProviderOrder(await sandboxOrderStore.find(db, id)),
    async capture(id) {
      await sandboxOrderStore.capture(db, id, newId())
      const order = toProviderOrder(await sandboxOrderStore.find(db, id))
      if (!order) throw new ProviderUnavailableError('unknown order')
      return order
    },
    refund: async (captureId) => ((await sandboxOrderStore.refund(db, captureId, newId())) ? 'REFUNDED' : 'REFUSED'),
    // The sandbox runs in this process and needs no webhooks.
    verifyEvent: async () => undefined,
  }
}

function toProviderOrder(order: SandboxOrder | undefined): ProviderOrder | undefined {
  return (
    order && {
      id: order.id,
      orderId: order.requestId,
      state: order.status,
      amountCents: order.amountCents,
      currency: 'EUR',
      payeeEmail: order.payeeEmail,
      capture:
        order.captureId === null
          ? undefined
          : {
              id: order.captureId,
              amountCents: order.amountCents,
              currency: 'EUR',
              refunded: order.refundId !== null,
            },
    }
  )
}

export function createPaymentProvider(ctx: Pick<Ctx, 'db' | 'clock' | 'baseUrl' | 'config'>): PaymentProvider {
  const { paypal } = ctx.config
  return paypal ? paypalProvider(ctx, paypal) : sandboxProvider(ctx)
}
