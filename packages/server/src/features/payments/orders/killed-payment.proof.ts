import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { guestBody, payingApp } from '../../../../test/given-payment.ts'
import { killingProxy } from '../../../../test/killing-proxy.ts'
import { workerScript } from '../../../../test/worker-script.ts'
import { settlePayments } from './settle-payments.jobs.ts'

const start = '2030-05-01T10:00:00Z'

/** What has to agree between the provider and our database. */
interface Balance {
  captures: number
  places: number
  status: string
}

async function matrix(provider: 'real' | 'confirming first') {
  const all = await payingApp({ paypal: { capturesPerKey: true } })
  const { paypal, app, given } = all
  const proxy = await killingProxy(app.database.url)
  const worker = await workerScript('pay')
  const boot = () => {
    const env = { ...process.env, DATABASE_URL: proxy.url, PAYPAL_BASE_URL: paypal.url, PROVIDER: provider, NOW: start }
    const child = fork(worker, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ready = new Promise<void>((done, fail) => {
      child.once('message', () => done())
      child.once('exit', () => fail(new Error('the worker did not start')))
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    // The last process is started ahead but never used.
    ready.catch(() => undefined)
    return { child, ready }
  }
  let next = boot()

  /** Kills the process before its step number `kill`; then the guest asks once and the job runs once. */
  const dieAt = async (kill: number) => {
    app.clock.set(start)
    const { child, ready } = next
    next = boot()
    await ready
    let steps = 0
    const survives = () => {
      steps++
      if (steps === kill) child.kill('SIGKILL')
      return steps < kill
    }
    proxy.onStatement = survives
    paypal.onCall = async (operation) => {
      for (const order of paypal.orders.values()) paypal.approve(order.id)
      if (operation !== 'token' && !survives()) await new Promise(() => undefined)
    }
    const input = guestBody(kill)
    const key = await untilDead(child, { dinnerId: given.dinner.id, input })
    paypal.onCall = () => undefined
    await untilDatabaseNoticed()
    const before = await balanceOf(kill)
    if (key) await app.call(orderRoutes.captureOrder, { params: given.guest, body: key })
    app.clock.set('2030-05-01T10:03:00Z')
    await settlePayments(app.ctx)
    return { finished: steps < kill, before, after: await balanceOf(kill) }
  }

  /** PostgreSQL finishes the statement of a killed process; the check must not run before its order is visible. */
  const untilDatabaseNoticed = async () => {
    const atWork = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and state in ('active', 'idle in transaction')`
    while ((await app.database.pool.query(atWork)).rowCount !== 0) await sleep(5)
  }

  const balanceOf = async (number: number): Promise<Balance> => {
    const email = `person${number}@guests.example`
    const orders = await app.database.pool.query('select id, status from payment_order where payer_email = $1', [email])
    const people = await app.database.pool.query(
      'select count(*)::int as count from participant where email = $1 and activated_at is not null',
      [email],
    )
    const ids = orders.rows.map(({ id }) => id as string)
    return {
      captures: ids.reduce((sum, id) => sum + paypal.taken(id), 0),
      places: people.rows[0].count,
      status: orders.rows[0]?.status ?? 'NONE',
    }
  }
  return { dieAt }
}

/** What the guest's browser learnt before the process died or finished. */
function untilDead(child: ChildProcess, message: object): Promise<{ token: string; orderSecret: string } | undefined> {
  return new Promise((done) => {
    let key: { token: string; orderSecret: string } | undefined
    child.on('message', (told) => {
      if (typeof told === 'object') key = told as { token: string; orderSecret: string }
    })
    child.once('exit', () => done(key))
    child.send(message)
  })
}

const agrees = ({ captures, places, status }: Balance) =>
  captures === places && captures <= 1 && (status === 'PAID') === (captures === 1)

test('agrees on money and place one check after the process died at any step (REL-08)', async () => {
  const { dieAt } = await matrix('real')
  const outcomes = []
  for (let kill = 1; ; kill++) {
    const outcome = await dieAt(kill)
    expect(agrees(outcome.after), `death before step ${kill}: ${JSON.stringify(outcome)}`).toBe(true)
    outcomes.push(outcome)
    if (outcome.finished) break
  }
  const statuses = new Set(outcomes.map(({ after }) => after.status))
  // The kills reach every outcome of an order: none, void, paid.
  expect([...statuses].sort()).toEqual(['NONE', 'PAID', 'VOIDED'])
  // Some kills happen after the money was captured and before the place was confirmed.
  expect(outcomes.some(({ before }) => before.captures === 1 && before.places === 0)).toBe(true)
  expect(outcomes.length).toBeGreaterThan(20)
})

/** More steps than any payment has. */
const manySteps = 30

test('leaves a place without money when a process confirms before it captures (shows that the order of steps matters)', async () => {
  const { dieAt } = await matrix('confirming first')
  let kill = manySteps
  let outcome = await dieAt(kill)
  expect(outcome).toMatchObject({ finished: true, after: { captures: 1, places: 1 } })
  while (outcome.finished) outcome = await dieAt(--kill)
  expect(outcome.after).toMatchObject({ captures: 0, places: 1 })
})
