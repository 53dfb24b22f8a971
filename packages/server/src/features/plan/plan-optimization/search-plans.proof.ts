import { setTimeout as delay } from 'node:timers/promises'
import { type OptimizationState, planOptimizationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenRun, inventedPlan, startedRun } from '../../../../test/given-run.ts'
import { silentLog } from '../../../../test/test-log.ts'
import { asWorker } from '../../../platform/queue/worker-presence.ts'
import { planRunQueue } from './plan-run-queue.store.ts'
import { type PlanSearch, searchPlans } from './search-plans.ts'

const never = () => new Promise<void>(() => undefined)

/** Runs one worker with `search` until no search waits. */
function work(app: TestApp, search: PlanSearch, options: { threads?: number; signal?: AbortSignal } = {}) {
  const { threads = 2, signal = new AbortController().signal } = options
  return asWorker(app.ctx.db, (worker) =>
    searchPlans({ queue: planRunQueue(app.ctx, worker), search, log: silentLog }, { threads, signal, called: never }),
  )
}

/** Searches until it is aborted. */
const endless: PlanSearch = async (_run, { onNews, signal }) => {
  onNews({ progress: 0.25, better: inventedPlan(7_000) })
  await delay(1_000_000, undefined, { signal })
  return undefined
}

async function until(status: () => Promise<OptimizationState>, state: Partial<OptimizationState>) {
  for (;;) {
    const now = await status()
    if (Object.entries(state).every(([key, value]) => now[key as keyof OptimizationState] === value)) return now
    await delay(20)
  }
}

test('shows the progress of a search and its best plan, and then that it is over', async () => {
  const app = await createTestApp()
  const { status, run } = await givenRun(app)
  expect(run).toMatchObject({ status: 'RUNNING', progress: 0, bestSumDistanceInMeters: null, kind: 'OPTIMIZATION' })
  let finish: (() => void) | undefined
  const working = work(app, async (_run, { onNews }) => {
    onNews({ progress: 0.25, better: inventedPlan(7_000) })
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return inventedPlan(6_500)
  })
  await until(status, { status: 'RUNNING', progress: 0.25, bestSumDistanceInMeters: 7_000 })
  finish?.()
  await working
  expect(await status()).toMatchObject({ status: 'FINISHED', progress: 1, bestSumDistanceInMeters: 6_500 })
})

test('stopping returns the best plan so far, not that of the end, and frees the thread', async () => {
  const app = await createTestApp()
  const { params, run, status } = await givenRun(app)
  const working = work(app, endless)
  await until(status, { bestSumDistanceInMeters: 7_000 })
  const { body } = await app.call(planOptimizationRoutes.stop, {
    params: { ...params, optimizationId: run.optimizationId },
  })
  expect(body).toMatchObject({ status: 'FINISHED', bestSumDistanceInMeters: 7_000 })
  await working
})

test.each([
  ['is replaced', 'update dinner set plan_version = plan_version + 1'],
  ['goes with its event', 'delete from dinner'],
])('a search ends when the plan %s', async (_, statement) => {
  const app = await createTestApp()
  const { status } = await givenRun(app)
  const working = work(app, endless)
  await until(status, { bestSumDistanceInMeters: 7_000 })
  await app.database.pool.query(statement)
  await working
  const { rows } = await app.database.pool.query("select 1 from plan_run where status = 'RUNNING'")
  expect(rows).toEqual([])
})

test('runs as many searches at a time as there are threads', async () => {
  const app = await createTestApp()
  const given = await givenRun(app)
  await startedRun(app, given)
  const claimed: number[] = []
  let [now, most, count] = [0, 0, 0]
  const search: PlanSearch = async () => {
    most = Math.max(most, ++now)
    const { rowCount } = await app.database.pool.query(
      "select from plan_run where status = 'RUNNING' and claimed_by is not null",
    )
    claimed.push(rowCount ?? 0)
    now--
    count++
    return inventedPlan(1)
  }
  await work(app, search, { threads: 1 })
  expect([most, count, claimed]).toEqual([1, 2, [1, 1]])
})

test('a search that throws ends with an issue instead of a plan', async () => {
  const app = await createTestApp()
  const { status, params, run } = await givenRun(app)
  await work(app, async () => {
    throw new Error('of Anna, Habsburgerstraße 1')
  })
  expect(await status()).toMatchObject({ status: 'FINISHED', bestSumDistanceInMeters: null })
  const answer = await app.call(planOptimizationRoutes.preview, {
    params: { ...params, optimizationId: run.optimizationId },
  })
  expect([answer.status, answer.issues.map((one) => one.message)]).toEqual([406, ['generic_error']])
})

test('a worker that is stopped gives its searches back, and the next one finishes them', async () => {
  const app = await createTestApp()
  const { status } = await givenRun(app)
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const first = work(app, endless, { signal: stopping.signal })
  await until(status, { bestSumDistanceInMeters: 7_000 })
  stopping.abort()
  await first
  expect(await status()).toMatchObject({ status: 'RUNNING' })
  const { rows } = await app.database.pool.query('select attempts, claimed_by from plan_run')
  expect(rows).toEqual([{ attempts: 0, claimed_by: null }])
  await work(app, async () => inventedPlan(6_000))
  expect(await status()).toMatchObject({ status: 'FINISHED', bestSumDistanceInMeters: 6_000 })
})

test('a search times out after three minutes and keeps the plan it found', async () => {
  const app = await createTestApp()
  const { status } = await givenRun(app)
  const stopping = new AbortController()
  const working = work(app, endless, { signal: stopping.signal })
  await until(status, { bestSumDistanceInMeters: 7_000 })
  stopping.abort()
  await working
  app.clock.set('2030-05-01T10:03:00Z')
  expect(await status()).toMatchObject({ status: 'TIMEOUT', bestSumDistanceInMeters: 7_000 })
  await work(app, async () => inventedPlan(1))
  expect(await status()).toMatchObject({ status: 'TIMEOUT', bestSumDistanceInMeters: 7_000 })
})

test('a search that ended its process three times is not begun a fourth time', async () => {
  const app = await createTestApp()
  const { status } = await givenRun(app)
  await app.database.pool.query('update plan_run set attempts = 3, claimed_by = 1, claimed_until = now()')
  let begun = 0
  await work(app, async () => {
    begun++
    return inventedPlan(1)
  })
  expect(begun).toBe(0)
  expect(await status()).toMatchObject({ status: 'TIMEOUT' })
})
