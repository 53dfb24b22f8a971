import { sql } from 'kysely'
import type { Ctx } from '../../../platform/ctx.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import { enqueue, enqueueAt } from '../../../platform/jobs/enqueue.ts'
import { type ClaimTable, claimedRows } from '../../../platform/queue/claimed-rows.ts'
import type { WorkQueue } from '../../../platform/queue/work-off.ts'
import type { Worker } from '../../../platform/queue/worker-presence.ts'
import type { FoundWithCost, PlanOutcome, SearchNews } from '../planning/index.ts'
import { overdueBefore, type PlanRun, runTopic, toRun } from './plan-run.store.ts'

/** A search; repairs are never queued. */
export type SearchRun = Extract<PlanRun, { kind: 'OPTIMIZATION' }>

/** The searches of one worker (docs/decisions/0005-searches-are-rows.md). */
export interface RunQueue extends WorkQueue<SearchRun> {
  /** False when there is nothing to search any more: stopped, taken over, or the plan changed. */
  note(run: SearchRun, news: SearchNews): Promise<boolean>
  /** `outcome` is undefined where nothing better was found than was noted already. */
  end(run: SearchRun, outcome: PlanOutcome | undefined): Promise<void>
  /** Gives a search back, so that another worker begins it again. */
  giveBack(run: SearchRun): Promise<void>
  /** Wakes a worker soon while any search runs, because the process that computes it may die. */
  watch(): Promise<void>
}

/** A search that ended three processes is not begun a fourth time. */
const maxAttempts = 3
const watchSeconds = 10

const planRunTable: ClaimTable = {
  name: 'plan_run',
  leaseSeconds: 30,
  waiting: () => sql`status = 'RUNNING' and claimed_by is null`,
  order: sql`created_at`,
  claimed: sql`status = 'RUNNING' and claimed_by is not null`,
  onClaim: () => sql`attempts = attempts + 1`,
  onRelease: sql`attempts = attempts - 1`,
  onOrphaned: sql`status =
    case when attempts < ${maxAttempts} then status when found is null then 'TIMEOUT' else 'FINISHED' end`,
}

export function planRunQueue({ db, clock }: Pick<Ctx, 'db' | 'clock'>, worker: Worker): RunQueue {
  const { connection } = worker
  const rows = claimedRows(worker, planRunTable)
  const updateOwnRun = (run: SearchRun) => connection.updateTable('planRun').where('id', '=', run.id).where(rows.mine)
  return {
    leaseSeconds: planRunTable.leaseSeconds,
    renew: () => rows.renew(),

    async sweep() {
      await connection
        .updateTable('planRun')
        .where('status', '=', 'RUNNING')
        .where('createdAt', '<=', overdueBefore(clock.now()))
        .set({ ...unclaimed, status: 'TIMEOUT' })
        .execute()
      const ids = await rows.sweep()
      for (const id of ids) await publish(connection, runTopic(id))
      return ids.length
    },

    async claim(limit) {
      const ids = await rows.claim(limit)
      if (ids.length === 0) return []
      const runs = await connection
        .selectFrom('planRun')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('createdAt')
        .execute()
      return runs.map((row) => toRun(row, clock.now())).filter((run) => run.kind === 'OPTIMIZATION')
    },

    async note(run, news) {
      const row = await updateOwnRun(run)
        .set({ progress: news.progress, ...foundColumns(news.better) })
        .returning(({ exists, selectFrom }) =>
          exists(
            selectFrom('dinner')
              .select('dinner.id')
              .whereRef('dinner.id', '=', 'planRun.dinnerId')
              .whereRef('dinner.planVersion', '=', 'planRun.planVersion'),
          ).as('isCurrent'),
        )
        .executeTakeFirst()
      await publish(connection, runTopic(run.id))
      return row?.isCurrent === true
    },

    async end(run, outcome) {
      const columns =
        outcome && 'issues' in outcome ? { issues: JSON.stringify(outcome.issues) } : foundColumns(outcome)
      await updateOwnRun(run)
        .set({ ...columns, ...unclaimed, status: 'FINISHED', progress: 1 })
        .execute()
      await publish(connection, runTopic(run.id))
    },

    async giveBack(run) {
      await rows.release(run.id)
      await enqueue(db, 'search-plans')
    },

    async watch() {
      const row = await connection.selectFrom('planRun').select('id').where('status', '=', 'RUNNING').executeTakeFirst()
      if (!row) return
      await enqueueAt(db, 'search-plans', new Date(clock.now().getTime() + watchSeconds * 1000))
    },
  }
}

const unclaimed = { claimedBy: null, claimedUntil: null } as const

/** A search that is begun again may find less than the one that was killed: the better plan is kept. */
function foundColumns(better: FoundWithCost | undefined) {
  if (!better) return {}
  const isBetter = sql<boolean>`(found_cost is null or found_cost >= ${better.cost})`
  return {
    found: sql<string>`case when ${isBetter} then ${JSON.stringify(better.found)}::jsonb else found end`,
    foundCost: sql<number>`least(found_cost, ${better.cost})`,
  }
}
