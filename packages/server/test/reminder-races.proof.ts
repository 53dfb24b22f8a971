import { fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { ownRegistrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { reminders, runReminders } from '../src/features/reminders.ts'
import { createTestApp } from './app.ts'
import { confirmDinner } from './given.ts'
import { givenPublicDinner, mailedSelf } from './given-registration.ts'
import { keepEvent } from './keep-event.ts'
import { lockAwaited } from './lock-awaited.ts'
import { slowDatabase } from './slow-database.ts'
import { silentLog } from './test-log.ts'
import { workerScript } from './worker-script.ts'

/** 20 with `npm run test:races`. */
const trials = Number(process.env.TRIES ?? 3)
/** Two days before the event at ten in Berlin: the mail to guests, the digest and the news are all due. */
const moment = '2030-06-13T08:00:00Z'
/** As by a server that was restarted with another clock. */
const movedClocks = ['2030-06-12T08:00:00Z', '2030-06-14T08:00:00Z', moment]

/** Three people registered and one of them cancelled; nothing has been sent about it. */
async function givenNews() {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  for (const number of [1, 2, 3]) await given.confirmed(number)
  await app.call(ownRegistrationRoutes.cancel, { params: await mailedSelf(app, 'person3@guests.example') })
  await app.deliver()
  const { pool, url } = app.database
  await pool.query('delete from message_task')
  const kept = await keepEvent(app.database, given.dinner.id)
  const worker = fork(await workerScript('reminder'), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: url },
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  const said = () => new Promise<string>((heard) => void worker.once('message', (message) => heard(String(message))))
  expect(await said()).toBe('ready')
  const slow = { ...app.ctx, log: silentLog, db: slowDatabase(url, onTestFinished) }
  return {
    pool,
    kept,
    /** Both processes at once, this one a little later. */
    async race(now: string, later: number) {
      const there = said()
      worker.send(now)
      await delay(later)
      await runReminders({ ...slow, clock: { now: () => new Date(now) } }, { reminders, byHand: true })
      return there
    },
    /** How often each mail was queued, by subject and address. */
    async queued(): Promise<Record<string, number>> {
      const { rows } = await pool.query<{ mail: string; count: number }>(
        `select subject || ' to ' || recipient_email as mail, count(*)::int as count from message_task group by 1 order by 1`,
      )
      return Object.fromEntries(rows.map(({ mail, count }) => [mail, count]))
    },
  }
}

const once = {
  '3 neue Anmeldungen: Frühlingslauf, Samstag, 15. Juni to olga@organisers.example': 1,
  'Alles für deinen Abend am Samstag, 15. Juni to person1@guests.example': 1,
  'Alles für deinen Abend am Samstag, 15. Juni to person2@guests.example': 1,
  'Etwas hat sich geändert: Frühlingslauf, Samstag, 15. Juni to olga@organisers.example': 1,
}

// Each trial runs two processes at once, and again with other clocks.
test(`queues each mail once in ${trials} races of two processes and after restarts; twice without the unique key (REL-04)`, async () => {
  const { pool, kept, race, queued } = await givenNews()
  for (let number = 0; number < trials; number++) {
    await kept.restore()
    expect(await race(moment, (number * 3) % 7)).toBe('done')
    expect(await queued()).toEqual(once)
    for (const now of movedClocks) expect(await race(now, 0)).toBe('done')
    expect(await queued()).toEqual(once)
  }
  await pool.query('alter table planned_mail drop constraint planned_mail_pkey')
  await kept.restore()
  // Both have read before one of them writes.
  const holder = await pool.connect()
  await holder.query('begin; lock table planned_mail in share row exclusive mode')
  const racing = race(moment, 0)
  await lockAwaited(pool, 2)
  await holder.query('commit')
  holder.release()
  expect(await racing).toBe('done')
  expect(Math.max(...Object.values(await queued()))).toBe(2)
})
