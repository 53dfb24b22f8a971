import { once } from 'node:events'
import { mailCaps, textDocument } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { asAuthorized, dinnerStore } from '../src/features/events/dinner-record/index.ts'
import { type JobMail, queueJobMails } from '../src/features/messages/outbox/index.ts'
import { messageJobStore } from '../src/features/messages/sending/message-job.store.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'
import { newId } from '../src/platform/ids.ts'
import { createTestApp } from './app.ts'
import { givenDinner } from './given.ts'
import { startMailWorker } from './interrupted-delivery.ts'
import { smtpSink } from './smtp-sink.ts'

/** 50 with `npm run test:races`, which sets 20: even if all six mails are of one organiser, that is the 300 they may send in a day. */
const victims = Math.round(Number(process.env.TRIES ?? 1.2) * 2.5)
const events = 5
const mailsOfEach = 6

const addressOf = (victim: number) => `victim${victim}@guests.example`

/** A message of each of five organisers to all victims, six mails to each of them, all due at once. */
async function givenMessages() {
  const app = await createTestApp()
  const { ctx } = app
  const ids: string[] = []
  for (let event = 0; event < events; event++)
    ids.push((await givenDinner(app, { email: `attacker${event}@organisers.example` })).dinner.id)
  for (const id of ids) {
    const dinner = await dinnerStore.byId(ctx.db, id)
    if (!dinner) throw new Error('no event')
    const job = { id: newId(), type: 'PARTICIPANT' as const, subject: 'S', message: 'M', createdAt: ctx.clock.now() }
    await inTransaction(ctx.db, async (tx) => {
      await messageJobStore.insert(tx, asAuthorized(dinner), { ...job, heldUntil: undefined })
      await queueJobMails(tx, ctx, dinner, mailsOf(job.id))
    })
  }
  return app
}

/** Positions are those of the victims, so that mails of all events to one address are claimed at the same time. */
function mailsOf(jobId: string): JobMail[] {
  return Array.from({ length: victims * mailsOfEach }, (_, index) => ({
    ...{ kind: 'PARTICIPANT', jobId, position: index % victims, participantId: newId() },
    ...{ recipientEmail: addressOf(index % victims), recipientName: '', replyTo: 'olga@organisers.example' },
    ...{ subject: 'S', document: textDocument(['C']), language: 'de' },
  }))
}

test('thirty mails of five events at once reach an address six times, by two processes', async () => {
  const app = await givenMessages()
  const sink = await smtpSink()
  const options = { now: app.clock.now(), rateLimits: 'on' as const }
  const workers = await Promise.all([1, 2].map(() => startMailWorker(app.database.url, sink.url, 'real', options)))
  const exits = workers.map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.send('go')
  expect(await Promise.all(exits)).toEqual([
    [0, null],
    [0, null],
  ])
  const received = Array.from(
    { length: victims },
    (_, victim) => sink.mails.filter(({ recipients }) => recipients[0] === addressOf(victim)).length,
  )
  expect(received).toEqual(Array(victims).fill(mailCaps.toOneAddress))
  const { rows } = await app.database.pool.query(
    `select status, wait_reason, due_at, count(*)::int as count from message_task
     where kind = 'PARTICIPANT' and status <> 'FINISHED' group by 1, 2, 3`,
  )
  expect(rows).toEqual([
    {
      status: 'QUEUED',
      wait_reason: 'RECIPIENT_LIMIT',
      due_at: new Date('2030-05-02T00:00:00Z'),
      count: victims * (events * mailsOfEach - mailCaps.toOneAddress),
    },
  ])
})
