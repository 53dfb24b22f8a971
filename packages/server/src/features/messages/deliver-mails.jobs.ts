import type { Ctx } from '../../platform/ctx.ts'
import { asWorker } from '../../platform/jobs/worker-presence.ts'
import { createMailTransport } from '../../platform/mail/create-mail-transport.ts'
import { deliverMails } from './deliver-mails.ts'
import { mailQueue } from './mail-queue.store.ts'

type JobCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'log'>

/** Mails one process has on their way at a time, and so the most a killed one can repeat. */
export const connections = 5

/**
 * The job: delivers whatever is due. Called again while it runs, it looks once more before it ends instead of running twice,
 * so that a process never has more than its share of mails on their way.
 */
export function mailDelivery(ctx: JobCtx): (signal?: AbortSignal) => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async (signal: AbortSignal | undefined) => {
    try {
      while (again && signal?.aborted !== true) {
        again = false
        await deliverDue(ctx, signal)
      }
    } finally {
      running = undefined
    }
  }
  return async (signal) => {
    if (signal?.aborted) return
    again = true
    running ??= run(signal)
    await running
  }
}

async function deliverDue(ctx: JobCtx, signal: AbortSignal | undefined): Promise<void> {
  await asWorker(ctx.db, async (worker) => {
    const queue = mailQueue(ctx, worker)
    const transport = createMailTransport(ctx, connections)
    try {
      const count = await deliverMails({ queue, transport, log: ctx.log }, { concurrency: connections, signal })
      if (count > 0) ctx.log.info('mails delivered', { job: 'deliver-mails', count })
      await queue.scheduleNext()
    } finally {
      transport.close()
    }
  })
}
