import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { badRequest, notFound } from '../../../platform/http/problems.ts'
import { bodyLimits } from '../../../platform/http/request-bodies.ts'
import { createPaymentProvider } from '../../../platform/payments/create-payment-provider.ts'
import { receiveEvent } from './receive-event.ts'
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
    app.removeAllContentTypeParsers()
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
