import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { badRequest, notFound, unavailable } from '../../../platform/http/problems.ts'
import { bodyLimits } from '../../../platform/http/request-bodies.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { createPaymentProvider, ProviderUnavailableError, type ReceivedEvent } from '../providers/index.ts'
import { paymentCheckStore } from './payment-order.store.ts'
import type { PaymentCtx } from './payment-order.ts'
import { sandboxPages } from './sandbox.routes.ts'

/** Routes outside the contract: the provider's webhook, and the sandbox page when no provider is configured. */
export function paymentPages(ctx: Ctx) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(paymentWebhook(ctx))
    if (!ctx.config.paypal) await app.register(sandboxPages(ctx))
  }
}

/**
 * PayPal's webhook, read as raw bytes for the signature. Without a configured webhook id nothing can be verified and the path
 * answers 404.
 */
function paymentWebhook(ctx: Ctx) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(/^application\/json/i, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const provider = createPaymentProvider(ctx)
    app.post('/rest/payments/v1/webhook', { bodyLimit: bodyLimits.call }, async (request) => {
      if (ctx.config.paypal?.webhookId === undefined) throw notFound()
      if (!Buffer.isBuffer(request.body)) throw badRequest()
      await receiveEvent({ ...ctx, provider }, { headers: request.headers, body: request.body })
      return {}
    })
  }
}

/**
 * A webhook message only triggers a check of its order at the provider, so repeated and reordered messages are harmless. Its id
 * is recorded in the same transaction.
 */
async function receiveEvent(ctx: PaymentCtx, received: ReceivedEvent): Promise<void> {
  const event = await ctx.provider.verifyEvent(received).catch((error: unknown) => {
    if (error instanceof ProviderUnavailableError) throw unavailable()
    throw error
  })
  if (!event) throw badRequest()
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    if (!(await paymentCheckStore.recordEvent(tx, event.id, now))) return
    await paymentCheckStore.checkNow(tx, ctx.provider.name, event.providerOrderId, now)
    await enqueue(tx, 'settle-payments')
  })
}
