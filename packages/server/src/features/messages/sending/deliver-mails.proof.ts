import { once } from 'node:events'
import { textDocument } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner } from '../../../../test/given.ts'
import {
  deliveryOutcome,
  interruptDelivery,
  type Queue,
  startMailWorker,
} from '../../../../test/interrupted-delivery.ts'
import { smtpSink } from '../../../../test/smtp-sink.ts'
import { systemClock } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newId } from '../../../platform/ids.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { type JobMail, queueJobMails } from '../outbox/mail-outbox.store.ts'
import { connections } from './deliver-mails.jobs.ts'
import { messageJobStore } from './message-job.store.ts'

/** A job with `count` mails, a mail server that takes 3 ms for each, and a way to start workers. */
async function givenJob(count: number, queue: Queue, together = 0) {
  const app = await createTestApp()
  const { dinner: created } = await givenDinner(app)
  const ctx = { ...app.ctx, clock: systemClock }
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await dinnerStore.byId(tx, created.id)
    if (!dinner) throw new Error('no event')
    const job = { id: newId(), type: 'PARTICIPANT' as const, subject: 'S', message: 'M', createdAt: ctx.clock.now() }
    await messageJobStore.insert(tx, asAuthorized(dinner), { ...job, heldUntil: undefined })
    await queueJobMails(tx, ctx, dinner, mailsOf(job.id, count))
  })
  const sink = await smtpSink({ delayMilliseconds: 3, together })
  return { sink, startWorker: () => startMailWorker(app.database.url, sink.url, queue) }
}

function mailsOf(jobId: string, count: number): JobMail[] {
  return Array.from({ length: count }, (_, position) => ({
    kind: 'PARTICIPANT',
    jobId,
    position,
    participantId: newId(),
    recipientEmail: `guest${position}@guests.example`,
    recipientName: `Guest ${position}`,
    replyTo: 'olga@organisers.example',
    subject: 'S',
    document: textDocument([`Hello ${position}`]),
    language: 'de',
  }))
}

async function interruptedDelivery(count: number, queue: Queue, signals: NodeJS.Signals[]) {
  const job = await givenJob(count, queue)
  await interruptDelivery(job, count, signals)
  return deliveryOutcome(job.sink, count)
}

async function deliveryByTwo(count: number, queue: Queue) {
  // More than one of them sends at a time.
  const job = await givenJob(count, queue, connections + 1)
  const workers = await Promise.all([job.startWorker(), job.startWorker()])
  const exits = workers.map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.send('go')
  await Promise.all(exits)
  return deliveryOutcome(job.sink, count)
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

test('workers killed in the middle of 500 mails lose none and repeat at most those being sent (REL-03)', async () => {
  const { lost, repeated, renamed } = await interruptedDelivery(500, 'real', times(8, 'SIGKILL'))
  expect({ lost, renamed }).toEqual({ lost: 0, renamed: 0 })
  expect(repeated).toBeLessThanOrEqual(8 * connections)
})

test('the check of killed workers fails for a queue without claims', async () => {
  const { repeated } = await interruptedDelivery(200, 'without claiming', times(2, 'SIGKILL'))
  expect(repeated).toBeGreaterThan(2 * connections)
})

test.each(['marking at fetch', 'marking before sending'] as const)(
  'the check of killed workers finds lost mails for a queue %s',
  async (queue) => {
    expect((await interruptedDelivery(200, queue, times(8, 'SIGKILL'))).lost).toBeGreaterThan(0)
  },
)

test('workers asked to stop in the middle of 500 mails lose none and repeat none (REL-03)', async () => {
  const undisturbed = { lost: 0, repeated: 0, renamed: 0 }
  expect(await interruptedDelivery(500, 'real', times(5, 'SIGTERM'))).toEqual(undisturbed)
})

test('two workers at once deliver each of 500 mails once (REL-04)', async () => {
  expect(await deliveryByTwo(500, 'real')).toEqual({ lost: 0, repeated: 0, renamed: 0 })
})

test('the check of two workers fails for a queue without claims', async () => {
  expect((await deliveryByTwo(100, 'without claiming')).repeated).toBeGreaterThan(0)
})
