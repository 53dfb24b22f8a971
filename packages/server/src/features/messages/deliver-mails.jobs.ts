import type { Ctx } from '../../platform/ctx.ts'
import { createMailTransport } from '../../platform/mail/create-mail-transport.ts'
import { joinedCalls } from '../../platform/queue/work-off.ts'
import { asWorker } from '../../platform/queue/worker-presence.ts'
import { keeperOf } from '../../platform/tombstones/tombstone-keeper.ts'
import { deliverMails } from './deliver-mails.ts'
import { mailAdmission } from './mail-admission.ts'
import { type MailQueue, mailQueue } from './mail-queue.store.ts'

type JobCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'log' | 'metrics' | 'baseUrl'>

/** Mails that one process sends at a time, and so the most that are sent again after it was killed. */
export const connections = 5

/** The job: delivers all mails that are due. */
export function mailDelivery(ctx: JobCtx): (signal?: AbortSignal) => Promise<void> {
  return joinedCalls((signal, called) =>
    asWorker(ctx.db, async (worker) => {
      const queue = countingResults(mailQueue(ctx, worker), ctx.metrics)
      const transport = createMailTransport(ctx, connections)
      const keeper = keeperOf(ctx.db)
      let handed = false
      const send: typeof transport.send = async (mail) => {
        handed = true
        await keeper?.raiseSometimes()
        return transport.send(mail)
      }
      try {
        const options = { concurrency: connections, signal, called }
        const count = await deliverMails(
          { queue, transport: { send }, admission: mailAdmission(ctx), log: ctx.log },
          options,
        )
        if (count > 0) ctx.log.info('mails delivered', { job: 'deliver-mails', count })
        await queue.scheduleNext()
      } finally {
        transport.close()
        // A backup made meanwhile does not know what has been sent since.
        if (handed) await keeper?.raise()
      }
    }),
  )
}

/** Counts a result once it is stored, regardless of retries. */
function countingResults(queue: MailQueue, metrics: Ctx['metrics']): MailQueue {
  return {
    ...queue,
    async markSent(mail) {
      await queue.markSent(mail)
      metrics.countMail(mail.staysInDemo ? 'kept' : 'sent')
    },
    async markFailed(mail, outcome, failureCode) {
      await queue.markFailed(mail, outcome, failureCode)
      metrics.countMail(outcome.kind === 'retry' ? 'retried' : 'failed')
    },
  }
}
