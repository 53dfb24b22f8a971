import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { classes, classOf, givenJob, names } from '../../../../test/given-delivery.ts'
import { jobTasks } from '../../jobs.ts'

// Sends hundreds of mails.
test('refusals for some guests do not keep the others from their mail, and each failure has its type (REL-09)', {
  timeout: 180_000,
}, async () => {
  const each = 10
  const { deliver, job, tasks, failures, sink } = await givenJob(
    names.length * each,
    { answer: (recipient) => classes[classOf(recipient)].answer },
    (number) => names[number % names.length] ?? 'ok',
  )
  await deliver()
  const table = Object.fromEntries(names.map((name) => [name, new Set<string | null>()]))
  for (const task of await tasks()) {
    const waits = task.sendingStatus === 'QUEUED'
    table[classOf(task.recipientEmail)]?.add(waits ? 'waits' : task.sendingResult.failureType)
  }
  expect(table).toEqual(Object.fromEntries(names.map((name) => [name, new Set([classes[name].failureType])])))
  expect(await job()).toMatchObject({
    sendingStatus: 'SENDING_STARTED',
    numMessagesSucceeded: each,
    numMessagesFailed: 5 * each,
  })
  expect(sink.mails.filter(({ recipients }) => recipients[0]?.startsWith('ok'))).toHaveLength(each)
  expect(await failures()).toHaveLength(1)
})

test('only the codes of a refusal are stored, not its words', async () => {
  const { deliver, tasks } = await givenJob(1, {
    answer: () => ({ code: 550, text: '5.1.1 <guest1@guests.example> unknown' }),
  })
  await deliver()
  const [task] = await tasks()
  expect(task?.sendingResult).toEqual({
    delieveryFailed: true,
    delieveryFailedDate: '2030-05-01T10:00:00.000Z',
    failureType: 'INVALID_EMAIL',
    failureMessage: '550 5.1.1',
  })
})

test('a temporary refusal is tried again after 10 and 30 seconds until the mail is accepted', async () => {
  const { deliver, after, job, tasks, sink } = await givenJob(1, {
    answer: (_, attempt) => (attempt <= 2 ? { code: 450, text: '4.2.0 greylisted' } : undefined),
  })
  await deliver()
  after(9)
  await deliver()
  expect((await tasks())[0]).toMatchObject({ sendingStatus: 'QUEUED', sendingResult: { failureMessage: '450 4.2.0' } })
  after(10)
  await deliver()
  after(39)
  await deliver()
  expect(sink.mails).toEqual([])
  after(40)
  await deliver()
  expect(sink.mails).toHaveLength(1)
  expect(await job()).toMatchObject({ sendingStatus: 'SENDING_FINISHED', sendingFailed: 'FALSE' })
  expect((await tasks())[0]).toMatchObject({
    sendingStartTime: '2030-05-01T10:00:00.000Z',
    sendingEndTime: '2030-05-01T10:00:40.000Z',
    sendingResult: { delieveryFailed: false, failureMessage: '' },
  })
})

// Tries hundreds of mails several times.
test('after a day the mails have failed and one activity is recorded', { timeout: 180_000 }, async () => {
  const { app, deliver, job, failures } = await givenJob(3, { answer: () => ({ code: 451, text: '4.3.0 not now' }) })
  // More attempts than fit into a day.
  await app.ctx.db.updateTable('messageTask').set({ attempts: 100 }).where('status', '=', 'QUEUED').execute()
  await deliver()
  expect(await job()).toMatchObject({ sendingStatus: 'SENDING_FINISHED', sendingFailed: 'TRUE', numMessagesFailed: 3 })
  expect(await failures()).toMatchObject([{ relatedEntityType: 'MESSAGE_JOB', data: { messageType: 'PARTICIPANT' } }])
})

test('a server that hangs up before it answers gets the mail again with the same Message-ID', async () => {
  const { deliver, after, job, sink } = await givenJob(3, {
    answer: (recipient, attempt) => (recipient.startsWith('guest2@') && attempt === 1 ? 'drop' : undefined),
  })
  await deliver()
  after(10)
  await deliver()
  const twice = sink.mails.filter(({ recipients }) => recipients[0] === 'guest2@guests.example')
  expect(twice).toHaveLength(2)
  expect(twice[0]?.messageId).toBe(twice[1]?.messageId)
  expect(sink.mails).toHaveLength(4)
  expect(await job()).toMatchObject({ sendingStatus: 'SENDING_FINISHED', numMessagesSucceeded: 3 })
})

test('connection errors are retried and do not count as failures (REL-09)', async () => {
  const { app, after, job, tasks, deliver, sink } = await givenJob(4, {})
  const away = { ...app.ctx, config: { ...app.ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } }
  await jobTasks(away)['deliver-mails']()
  expect(await job()).toMatchObject({ sendingStatus: 'QUEUED', sendingFailed: 'UNKNOWN', numMessagesFailed: 0 })
  expect((await tasks()).map((task) => task.sendingResult.failureType)).toEqual([null, null, null, null])
  after(10)
  await deliver()
  expect(sink.mails).toHaveLength(4)
  expect(await job()).toMatchObject({ sendingFailed: 'FALSE', numMessagesSucceeded: 4 })
})

// Sends hundreds of mails while connections break.
test('every mail arrives once when the database drops all connections in the middle (REL-11)', {
  timeout: 180_000,
}, async () => {
  const { app, deliver, sink, job } = await givenJob(60, { delayMilliseconds: 20 })
  const interrupted = deliver().catch(() => 'interrupted')
  await sink.until(15)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  `.execute(app.ctx.db)
  expect(await interrupted).toBe('interrupted')
  // The job runner also tries again; a busy database drops idle connections late.
  while ((await deliver().catch(() => 'interrupted')) === 'interrupted') await delay(20)
  expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(60)
  expect(sink.mails).toHaveLength(60)
  expect(await job()).toMatchObject({ numMessagesSucceeded: 60 })
})

test('calling the job while it runs sends no mail twice', async () => {
  const { app, sink } = await givenJob(20, { delayMilliseconds: 5 })
  const deliver = jobTasks({ ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } })['deliver-mails']
  await Promise.all([deliver(), deliver(), sink.until(5).then(() => deliver())])
  expect(sink.mails).toHaveLength(20)
})
