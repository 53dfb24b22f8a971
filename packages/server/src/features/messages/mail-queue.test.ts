import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenConfirmedDemo } from '../../../test/given.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { asWorker } from '../../platform/queue/worker-presence.ts'
import { queueMail } from './mail-outbox.store.ts'
import { mailQueue } from './mail-queue.store.ts'

async function givenQueue(count: number) {
  const app = await createTestApp()
  const { dinner } = await givenConfirmedDemo(app)
  const { ctx } = app
  await inTransaction(ctx.db, async (tx) => {
    for (let number = 0; number < count; number++) {
      const recipientEmail = `guest${number}@guests.example`
      const words = { recipientName: '', replyTo: 'olga@organisers.example', subject: 'S', content: 'C' }
      await queueMail(tx, ctx, dinner, { kind: 'TEST', recipientEmail, ...words })
    }
  })
  const statuses = async () => {
    const rows = await ctx.db.selectFrom('messageTask').select('status').where('kind', '=', 'TEST').execute()
    return rows.map((row) => row.status).sort()
  }
  return { ctx, statuses }
}

test('two workers never get the same mail, and what one has claimed the other leaves alone', async () => {
  const { ctx, statuses } = await givenQueue(5)
  await asWorker(ctx.db, async (one) => {
    await asWorker(ctx.db, async (other) => {
      const [first, second] = [mailQueue(ctx, one), mailQueue(ctx, other)]
      const claims = await Promise.all([first.claim(2), second.claim(2)])
      expect(new Set(claims.flat().map((mail) => mail.taskId)).size).toBe(4)
      expect(await second.sweep()).toBe(0)
      expect(await statuses()).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED', 'CLAIMED', 'QUEUED'])
    })
  })
})

test('the claims of a worker that is gone are taken back at once', async () => {
  const { ctx, statuses } = await givenQueue(2)
  await asWorker(ctx.db, async (gone) => mailQueue(ctx, gone).claim(2))
  await asWorker(ctx.db, async (worker) => {
    expect(await mailQueue(ctx, worker).sweep()).toBe(2)
  })
  expect(await statuses()).toEqual(['QUEUED', 'QUEUED'])
})

test('a worker that cannot be seen dying keeps its claims until its lease ends, and longer if it renews it', async () => {
  const { ctx, statuses } = await givenQueue(1)
  const endLease = () => sql`update message_task set claimed_until = now() - interval '1 second'`.execute(ctx.db)
  await asWorker(ctx.db, async (silent) => {
    const claiming = mailQueue(ctx, silent)
    await claiming.claim(1)
    await asWorker(ctx.db, async (worker) => {
      const { sweep } = mailQueue(ctx, worker)
      await endLease()
      await claiming.renew()
      expect(await sweep()).toBe(0)
      await endLease()
      expect(await sweep()).toBe(1)
    })
  })
  expect(await statuses()).toEqual(['QUEUED'])
})

test('a mail that left although its claim was taken back is not sent again', async () => {
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

test('the queue wakes itself when the next mail is due', async () => {
  const { ctx } = await givenQueue(1)
  await ctx.db
    .updateTable('messageTask')
    .set({ dueAt: '2030-05-01T12:00:00.400Z' })
    .where('kind', '=', 'TEST')
    .execute()
  await asWorker(ctx.db, async (worker) => mailQueue(ctx, worker).scheduleNext())
  const { rows } = await sql<{ runAt: Date }>`
    select run_at from graphile_worker.jobs where key like 'deliver-mails@%'`.execute(ctx.db)
  expect(rows).toEqual([{ runAt: new Date('2030-05-01T12:00:01Z') }])
})

test('a mail that belongs to no event speaks its own language, and cannot be without one', async () => {
  const { ctx } = await createTestApp()
  const mail = {
    kind: 'PORTAL_LINK',
    recipientEmail: 'ada@guests.example',
    recipientName: '',
    replyTo: 'r@r.example',
  } as const
  const words = { subject: 'S', content: 'C' }
  await inTransaction(ctx.db, (tx) => queueMail(tx, ctx, undefined, { ...mail, ...words, language: 'en' }))
  await asWorker(ctx.db, async (worker) => {
    expect(await mailQueue(ctx, worker).claim(5)).toMatchObject([
      { recipientEmail: mail.recipientEmail, language: 'en' },
    ])
  })
  const mute = inTransaction(ctx.db, (tx) => queueMail(tx, ctx, undefined, { ...mail, ...words }))
  await expect(mute).rejects.toThrow(/message_task_has_language/)
})
