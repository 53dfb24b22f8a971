import { setTimeout as delay } from 'node:timers/promises'
import { planRunQueue } from '../src/features/plan/plan-optimization/plan-run-queue.store.ts'
import { type PlanSearch, searchPlans } from '../src/features/plan/plan-optimization/search-plans.ts'
import { systemClock } from '../src/platform/clock.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { asWorker } from '../src/platform/queue/worker-presence.ts'
import { inventedPlan } from './given-run.ts'
import { silentLog } from './test-log.ts'
import { withoutSweeping } from './without-sweeping.ts'

/** A search that reports FINDS metres and ends after MILLISECONDS; tests kill its process. */
const { DATABASE_URL = '', QUEUE = 'real', FINDS = '0', MILLISECONDS = '0' } = process.env

const search: PlanSearch = async (_run, { onNews, signal }) => {
  const better = inventedPlan(Number(FINDS))
  onNews({ progress: 0.5, better })
  await delay(Number(MILLISECONDS), undefined, { signal })
  return better
}

const connection = connectDatabase(DATABASE_URL)
await asWorker(connection.db, async (worker) => {
  const real = planRunQueue({ db: connection.db, clock: systemClock }, worker)
  const queue = QUEUE === 'real' ? real : withoutSweeping(real)
  await searchPlans(
    { queue, search, log: silentLog },
    { threads: 2, signal: new AbortController().signal, called: () => new Promise(() => undefined) },
  )
})
await connection.close()
