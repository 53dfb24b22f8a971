import { textDocument } from '@running-dinner/domain/messages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenConfirmedDemo } from '../../../../test/given.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { asWorker } from '../../../platform/queue/worker-presence.ts'
import { queueMail } from '../outbox/mail-outbox.store.ts'
import { mailQueue } from './mail-queue.store.ts'

async function givenQueue(count: number) {
  const app = await createTestApp()
  const { dinner } = await givenConfirmedDemo(app)
  const { ctx } = app
  await inTransaction(ctx.db, async (tx) => {
    for (let number = 0; number < count; number++) {
      const recipientEmail = `guest${number}@guests.example`
      const words = {
        recipientName: '',
        replyTo: 'olga@organisers.example',
        subject: 'S',
        document: textDocument(['C']),
        language: 'de',
      } as const
      await queueMail(tx, ctx, dinner, { kind: 'TEST', recipientEmail, ...words })
    }
  })
  const statuses = async () => {
    const rows = await ctx.db.selectFrom('messageTask').select('status').where('kind', '=', 'TEST').execute()
    return rows.map((row) => row.status).sort()
  }
  return { ctx, statuses }
}

test('a claimed mail is no longer due for another worker, and is due again when its worker is gone', async () => {
  const { ctx, statuses } = await givenQueue(5)
  await asWorker(ctx.db, async (worker) => {
    await asWorker(ctx.db, async (otherWorker) => {
      const claims = await Promise.all([mailQueue(ctx, worker).claim(2), mailQueue(ctx, otherWorker).claim(2)])
      expect(new Set(claims.flat().map((mail) => mail.taskId)).size).toBe(4)
      expect(await statuses()).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED', 'CLAIMED', 'QUEUED'])
    })
    expect(await mailQueue(ctx, worker).sweep()).toBe(2)
  })
  expect(await statuses()).toEqual(['CLAIMED', 'CLAIMED', 'QUEUED', 'QUEUED', 'QUEUED'])
})

test('a mail that is due later is not claimed', async () => {
  const { ctx, statuses } = await givenQueue(1)
  await sql`update message_task set due_at = '2030-05-01T10:00:01Z' where kind = 'TEST'`.execute(ctx.db)
  await asWorker(ctx.db, async (worker) => {
    expect((await mailQueue(ctx, worker).claim(5)).filter(({ subject }) => subject === 'S')).toEqual([])
  })
  expect(await statuses()).toEqual(['QUEUED'])
})

test('a claim of a mail outlives a silent worker by two minutes', async () => {
  const { ctx } = await givenQueue(1)
  const began = await sql<{ at: string }>`select now()::text as at`.execute(ctx.db)
  await asWorker(ctx.db, async (worker) => mailQueue(ctx, worker).claim(1))
  const { rows } = await sql`
    select claimed_until between ${began.rows[0]?.at}::timestamptz + interval '2 minutes' and now() + interval '2 minutes' as in_two_minutes
    from message_task where claimed_until is not null`.execute(ctx.db)
  expect(rows).toEqual([{ inTwoMinutes: true }])
})

test('a mail that was accepted after its claim was taken back is not sent again, and a failure then changes nothing', async () => {
  const { ctx, statuses } = await givenQueue(1)
  await asWorker(ctx.db, async (worker) => {
    const queue = mailQueue(ctx, worker)
    const [mail] = await queue.claim(1)
    if (!mail) throw new Error('nothing claimed')
    await queue.release()
    await queue.markFailed(mail, { kind: 'failed', failureType: 'BOUNCE' }, '554')
    expect(await statuses()).toEqual(['QUEUED'])
    await queue.markSent(mail)
    expect(await statuses()).toEqual(['FINISHED'])
    expect(await queue.claim(1)).toEqual([])
  })
})

test('the claims of a worker whose connection broke can still be given back', async () => {
  const { ctx, statuses } = await givenQueue(1)
  await asWorker(ctx.db, async (worker) => {
    const queue = mailQueue(ctx, worker)
    await queue.claim(5)
    const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(worker.connection)
    await expect(broken).rejects.toThrow()
    expect(await statuses()).toEqual(['CLAIMED'])
    await queue.release()
    expect(await statuses()).toEqual(['QUEUED'])
  })
})

test('the job is enqueued for the moment at which the next mail is due', async () => {
  const { ctx } = await givenQueue(1)
  await sql`insert into job (id, due_at) values ('deliver-mails', 'infinity')`.execute(ctx.db)
  await ctx.db
    .updateTable('messageTask')
    .set({ dueAt: '2030-05-01T12:00:00.400Z' })
    .where('kind', '=', 'TEST')
    .execute()
  await asWorker(ctx.db, async (worker) => mailQueue(ctx, worker).scheduleNext())
  const rows = await ctx.db.selectFrom('job').select('dueAt').where('id', '=', 'deliver-mails').execute()
  expect(rows).toEqual([{ dueAt: new Date('2030-05-01T12:00:00.400Z') }])
})

test('a mail that belongs to no event has its own language', async () => {
  const { ctx } = await createTestApp()
  const mail = {
    kind: 'PORTAL_LINK',
    recipientEmail: 'ada@guests.example',
    recipientName: '',
    replyTo: 'r@r.example',
  } as const
  const words = { subject: 'S', document: textDocument(['C']) }
  await inTransaction(ctx.db, (tx) => queueMail(tx, ctx, undefined, { ...mail, ...words, language: 'en' }))
  await asWorker(ctx.db, async (worker) => {
    expect(await mailQueue(ctx, worker).claim(5)).toMatchObject([
      { recipientEmail: mail.recipientEmail, language: 'en' },
    ])
  })
})
