import { paceRule } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobTask } from '../../../platform/jobs/run-jobs.ts'
import { asWorker } from '../../../platform/queue/worker-presence.ts'
import { keeperOf } from '../../../platform/tombstones/tombstone-keeper.ts'
import { createMailTransport } from '../transport/index.ts'
import { mailServerWords } from './check-mail-server.ts'
import { deliverMails, type MailServerReports } from './deliver-mails.ts'
import { jobPauseStore } from './job-pause.store.ts'
import { mailAdmission } from './mail-admission.ts'
import { type MailQueue, mailQueue } from './mail-queue.store.ts'
import { mailServerStore } from './mail-server.store.ts'
import { pacer } from './pacer.ts'

type JobCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'log' | 'metrics' | 'baseUrl' | 'workers'>

/** Mails that one process sends at a time, and so the most that are sent again after it was killed. */
export const connections = paceRule.atOnce

/** The job: delivers all mails that are due. */
export function mailDelivery(ctx: JobCtx): JobTask {
  const pace = pacer(ctx.clock)
  return (signal, called) =>
    asWorker(ctx.db, async (worker) => {
      const queue = countingResults(mailQueue(ctx, worker), ctx.metrics)
      const transport = await createMailTransport(ctx, connections)
      const keeper = keeperOf(ctx.db)
      let handed = false
      const send: typeof transport.send = async (mail, turn) => {
        handed = true
        await keeper?.raiseSometimes()
        return transport.send(mail, turn)
      }
      try {
        const options = { concurrency: connections, signal, ...(called && { called }) }
        const count = await deliverMails(
          {
            queue,
            transport: { send },
            admission: mailAdmission(ctx),
            log: ctx.log,
            pacer: pace,
            server: serverReports(ctx),
          },
          options,
        )
        if (count > 0) ctx.log.info('mails delivered', { job: 'deliver-mails', count })
        await queue.scheduleNext(pace.restsUntil())
      } finally {
        transport.close()
        // A backup made meanwhile does not know what has been sent since.
        if (handed) await keeper?.raise()
      }
    })
}

/** Writes only what is news to this run. */
function serverReports({ db, clock, log }: JobCtx): MailServerReports {
  let isKnownToWork = false
  return {
    async failed(problem, code) {
      isKnownToWork = false
      if (await mailServerStore.failed(db, clock.now(), problem, code))
        log.error(mailServerWords(problem), { job: 'deliver-mails', answer: code })
    },
    async worked() {
      if (isKnownToWork) return
      await mailServerStore.worked(db)
      isKnownToWork = true
    },
  }
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

/** The operator's word that the mails of a restored database may leave. Messages that were paused before stay paused. */
export async function releaseMails({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const job of await jobPauseStore.releaseRestored(tx)) await jobPauseStore.scheduleTry(tx, job, clock.now())
    await enqueue(tx, 'deliver-mails')
    await enqueue(tx, 'reminders')
  })
}
