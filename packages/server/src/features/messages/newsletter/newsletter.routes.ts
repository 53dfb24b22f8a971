import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { acceptFormsOnly } from '../../../platform/http/request-bodies.ts'
import { isSecret, secretHash } from '../../../platform/ids.ts'
import { newsletterStore } from './newsletter.store.ts'

/**
 * The form of the page that the mailed link opens. Only its button withdraws the consent, because mail scanners open links; it
 * works without scripts.
 */
export function newsletterPages(ctx: Pick<Ctx, 'db'>) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app)
    app.post<{ Params: { token: string } }>('/newsletter/:token', async (request, reply) => {
      const { token } = request.params
      const isWithdrawn =
        isSecret(token) && (await inTransaction(ctx.db, (tx) => newsletterStore.withdraw(tx, secretHash(token))))
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      return reply.redirect(isWithdrawn ? '/newsletter/withdrawn' : '/newsletter/unknown', 303)
    })
  }
}
