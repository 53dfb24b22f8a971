import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { sandboxPages } from './sandbox.routes.ts'
import { paymentWebhook } from './webhook.routes.ts'

/** Routes outside the contract: the provider's webhook, and the sandbox page when no provider is configured. */
export function paymentPages(ctx: Ctx) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(paymentWebhook(ctx))
    if (!ctx.config.paypal) await app.register(sandboxPages(ctx))
  }
}
