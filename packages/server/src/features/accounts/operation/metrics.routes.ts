import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import type { Ctx } from '../../../platform/ctx.ts'
import { notFound, unauthorized } from '../../../platform/http/problems.ts'
import { isSameSecret } from '../../../platform/ids.ts'
import { readBacklog, readMailQueue } from './health.read.ts'

type MetricsCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'log' | 'metrics'>

/** `/metrics` for Prometheus: 404 without METRICS_TOKEN, 401 without the right token. */
export function metricsRoutes(ctx: MetricsCtx): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.get('/metrics', async (request, reply) => {
      const { metricsToken } = ctx.config
      if (metricsToken === undefined) throw notFound()
      if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) throw unauthorized()
      const registry = Registry.merge([ctx.metrics.registry, await mailQueueRegistry(ctx)])
      void reply.headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      return reply.send(await registry.metrics())
    })
  }
}

/** Empty while the database does not answer: the other metrics are served all the same. */
async function mailQueueRegistry(ctx: MetricsCtx): Promise<Registry> {
  const registry = new Registry()
  try {
    const { oldestDueSeconds, ...states } = await readMailQueue(ctx.db, ctx.clock.now())
    const registers = [registry]
    const size = new Gauge({
      name: 'running_dinner_mail_queue_size',
      help: 'Mails that have not left',
      labelNames: ['state'],
      registers,
    })
    for (const [state, count] of Object.entries(states)) size.set({ state }, count)
    new Gauge({
      name: 'running_dinner_mail_queue_oldest_due_seconds',
      help: 'Time since the oldest mail that has not left became due',
      registers,
    }).set(oldestDueSeconds)
    await addBacklog(registry, ctx)
  } catch (error) {
    ctx.log.warn('metrics without the mail queue', { error })
  }
  return registry
}

async function addBacklog(registry: Registry, ctx: MetricsCtx): Promise<void> {
  const { oldestSeconds, ...counts } = await readBacklog(ctx.db, ctx.clock.now())
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `running_dinner_${name}`, help, labelNames, registers: [registry] })
  const oldest = gauge('backlog_oldest_seconds', 'Time since the oldest row of each kind became due', ['kind'])
  for (const [kind, seconds] of Object.entries(oldestSeconds)) oldest.set({ kind }, seconds)
  gauge('messages_paused', 'Messages that wait after refusals').set(counts.pausedMessages)
  gauge('mails_paused', 'Mails of paused messages').set(counts.pausedMails)
  gauge('mails_unanswered', 'Mails that no mail server answered for minutes').set(counts.unansweredMails)
  gauge('tombstones_unwritten', 'Transactions whose tombstones could not be written').set(counts.unwrittenTombstones)
  gauge('restored_mails_wait', '1 while the mails of a restored database wait for the operator').set(
    counts.mailsWait ? 1 : 0,
  )
  gauge('claims_expired', 'Mails claimed by workers that died or hang').set(counts.expiredClaims)
}
