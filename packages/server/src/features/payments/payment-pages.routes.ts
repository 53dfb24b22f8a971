import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { sandboxPages } from './sandbox.routes.ts'
import { paymentWebhook } from './webhook.routes.ts'

/** What stands beside the contract table: messages of the provider, and the page of the sandbox where there is none. */
export function paymentPages(ctx: Ctx) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(paymentWebhook(ctx))
    if (!ctx.config.paypal) await app.register(sandboxPages(ctx))
  }
}
