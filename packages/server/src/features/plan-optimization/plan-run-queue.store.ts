import { sql } from 'kysely'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notify } from '../../platform/db/notifications.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { livingWorkers, type Worker } from '../../platform/jobs/worker-presence.ts'
import type { FoundWithCost, PlanOutcome, SearchNews } from '../../platform/workers/planner-tasks.ts'
import { overdueBefore, type PlanRun, runTopic, toRun } from './plan-run.store.ts'

/** A search; repairs are never queued. */
export type SearchRun = Extract<PlanRun, { kind: 'OPTIMIZATION' }>

/** The searches of one worker: claim, search, note how far it is (reliability R2, as the mails). */
export interface RunQueue {
  /** Takes back what nobody works on any more and ends what is overdue or was begun too often. */
  sweep(): Promise<void>
  claim(limit: number): Promise<SearchRun[]>
  /** False when there is nothing to search any more: stopped, taken over, or the plan is another one by now. */
  note(run: SearchRun, news: SearchNews): Promise<boolean>
  /** Undefined where nothing more was found than was noted already. */
  end(run: SearchRun, outcome: PlanOutcome | undefined): Promise<void>
  /** Gives a search back, so that another worker begins it anew. */
  release(run: SearchRun): Promise<void>
  /** Wakes a worker soon as long as anything runs: whoever computes it may be dead by then. */
  watch(): Promise<void>
}

/** For a worker that cannot be seen dying, such as one cut off from the database. Renewed with every note. */
const lease = sql<Date>`now() + interval '30 seconds'`
/** What ended three processes would end the fourth. */
const maxAttempts = 3
const watchSeconds = 10

export function planRunQueue({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { key, connection }: Worker): RunQueue {
  const mine = (run: SearchRun) =>
    connection
      .updateTable('planRun')
      .where('id', '=', run.id)
      .where('status', '=', 'RUNNING')
      .where('claimedBy', '=', key)
  return {
    async sweep() {
      const running = connection.updateTable('planRun').where('status', '=', 'RUNNING')
      await running
        .set({ ...unclaimed, status: 'TIMEOUT' })
        .where('createdAt', '<=', overdueBefore(clock.now()))
        .execute()
      const orphaned = sql<boolean>`(claimed_until < now() or (claimed_by <> ${key} and claimed_by not in ${livingWorkers}))`
      const { rows } = await sql<{ id: string }>`
        update plan_run set claimed_by = null, claimed_until = null,
          status = case when attempts < ${maxAttempts} then status when found is null then 'TIMEOUT' else 'FINISHED' end
        where status = 'RUNNING' and claimed_by is not null and ${orphaned}
        returning id`.execute(connection)
      for (const { id } of rows) await notify(connection, runTopic(id))
    },

    async claim(limit) {
      const rows = await connection
        .with('next', (cte) =>
          cte
            .selectFrom('planRun')
            .select('id')
            .where('status', '=', 'RUNNING')
            .where('claimedBy', 'is', null)
            .orderBy('createdAt')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('planRun')
        .from('next')
        .set({ claimedBy: key, claimedUntil: lease, attempts: sql<number>`attempts + 1` })
        .whereRef('planRun.id', '=', 'next.id')
        .returningAll('planRun')
        .execute()
      return rows.map((row) => toRun(row, clock.now())).filter((run) => run.kind === 'OPTIMIZATION')
    },

    async note(run, news) {
      const row = await mine(run)
        .set({ progress: news.progress, ...foundColumns(news.better), claimedUntil: lease })
        .returning(({ exists, selectFrom }) =>
          exists(
            selectFrom('dinner')
              .select('dinner.id')
              .whereRef('dinner.id', '=', 'planRun.dinnerId')
              .whereRef('dinner.planVersion', '=', 'planRun.planVersion'),
          ).as('isCurrent'),
        )
        .executeTakeFirst()
      await notify(connection, runTopic(run.id))
      return row?.isCurrent === true
    },

    async end(run, outcome) {
      const result = outcome && 'issues' in outcome ? { issues: JSON.stringify(outcome.issues) } : foundColumns(outcome)
      await mine(run)
        .set({ ...result, ...unclaimed, status: 'FINISHED', progress: 1 })
        .execute()
      await notify(connection, runTopic(run.id))
    },

    async release(run) {
      await mine(run)
        .set({ ...unclaimed, attempts: sql<number>`attempts - 1` })
        .execute()
      await inTransaction(db, (tx) => enqueue(tx, 'search-plans'))
    },

    async watch() {
      const row = await connection.selectFrom('planRun').select('id').where('status', '=', 'RUNNING').executeTakeFirst()
      if (!row) return
      // On whole steps, so that all processes share one job.
      const step = watchSeconds * 1000
      const at = new Date((Math.floor(clock.now().getTime() / step) + 2) * step)
      await inTransaction(db, (tx) => enqueue(tx, 'search-plans', at))
    },
  }
}

const unclaimed = { claimedBy: null, claimedUntil: null } as const

/** A search begun anew may find less than the one that was killed: the better plan stays. */
function foundColumns(better: FoundWithCost | undefined) {
  if (!better) return {}
  const isBetter = sql<boolean>`(found_cost is null or found_cost >= ${better.cost})`
  return {
    found: sql<string>`case when ${isBetter} then ${JSON.stringify(better.found)}::jsonb else found end`,
    foundCost: sql<number>`least(found_cost, ${better.cost})`,
  }
}
