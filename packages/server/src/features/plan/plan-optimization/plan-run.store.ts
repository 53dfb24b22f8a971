import type { BodyOf, OptimizationState, planOptimizationRoutes } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import { type Selectable, sql } from 'kysely'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import type { PlanRun as Row } from '../../../platform/db/schema.generated.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { FoundPlan } from '../planning/index.ts'

/** The request is stored with the run, so that it can be restarted. */
export type SearchRequest = BodyOf<typeof planOptimizationRoutes.start>
export type RepairRequest = BodyOf<typeof planOptimizationRoutes.repair>

interface RunFacts {
  id: string
  dinnerId: string
  status: OptimizationState['status']
  planVersion: number
  /** The `eveningFingerprint` of its input. */
  fingerprint: string
  seed: number
  /** 0 to 1. */
  progress: number
  found: FoundPlan | undefined
  /** What the planner minimises, distances among it. */
  foundCost: number | undefined
  issues: Issue[]
  /** Whether a worker is computing it. */
  isClaimed: boolean
  createdAt: Date
}
type Asked = { kind: 'OPTIMIZATION'; request: SearchRequest } | { kind: 'REPAIR'; request: RepairRequest }
export type PlanRun = RunFacts & Asked
export type NewPlanRun = Omit<RunFacts, 'dinnerId' | 'issues' | 'isClaimed'> & Asked

/** A repair computed to preview a team's cancellation; it awaits no decision. */
export function isDropOutOffer(run: Asked): boolean {
  return run.kind === 'REPAIR' && run.request.withoutTeamIds.length > 0
}

/** The same condition for a row. */
const dropOutOfferRow = sql<boolean>`(kind = 'REPAIR' and request -> 'withoutTeamIds' <> '[]'::jsonb)`

/** A search running longer than this has timed out. */
const runMilliseconds = 180_000

export const runTopic = (id: string) => `run:${id}`
/** Asks the worker that computes the run to end now. */
export const stopTopic = (id: string) => `stop:${id}`

type Clocked = Pick<Ctx, 'db' | 'clock'>

export const planRunStore = {
  async insert(tx: Tx, dinner: AuthorizedDinner, run: NewPlanRun): Promise<void> {
    await tx
      .insertInto('planRun')
      .values({
        id: run.id,
        dinnerId: dinner.id,
        kind: run.kind,
        status: run.status,
        planVersion: run.planVersion,
        fingerprint: run.fingerprint,
        seed: run.seed,
        request: JSON.stringify(run.request),
        progress: run.progress,
        found: run.found ? JSON.stringify(run.found) : null,
        foundCost: run.foundCost ?? null,
        createdAt: run.createdAt,
      })
      .execute()
  },

  async byId({ db, clock }: Clocked, dinner: AuthorizedDinner, id: string): Promise<PlanRun | undefined> {
    const row = await ofDinner(db, dinner).where('id', '=', id).executeTakeFirst()
    return row && toRun(row, clock.now())
  },

  /** Runs of the present plan, newest first. */
  async current({ db, clock }: Clocked, dinner: AuthorizedDinner, planVersion: number): Promise<PlanRun[]> {
    const rows = await ofDinner(db, dinner)
      .where('planVersion', '=', planVersion)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute()
    return rows.map((row) => toRun(row, clock.now()))
  },

  /** Call under the event's lock, so that no other search starts meanwhile. */
  async countRunning(tx: Tx, clock: Ctx['clock'], dinner: AuthorizedDinner, planVersion: number): Promise<number> {
    const row = await tx
      .selectFrom('planRun')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('dinnerId', '=', dinner.id)
      .where('planVersion', '=', planVersion)
      .where('status', '=', 'RUNNING')
      .where('createdAt', '>', overdueBefore(clock.now()))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  },

  /** Ends the search with the stored result; its worker notices at its next update. */
  async stop(tx: Tx, dinner: AuthorizedDinner, id: string): Promise<void> {
    await tx
      .updateTable('planRun')
      .set({ status: 'FINISHED', progress: 1, claimedBy: null, claimedUntil: null })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .where('status', '=', 'RUNNING')
      .execute()
    await publish(tx, runTopic(id))
  },

  async remove(tx: Tx, dinner: AuthorizedDinner, id: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('planRun')
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .executeTakeFirst()
    await publish(tx, runTopic(id))
    return numDeletedRows > 0n
  },

  /** Deletes the oldest decided runs of this kind; running ones stay. Previews of cancellations never displace proposals. */
  async keepNewest(tx: Tx, dinner: AuthorizedDinner, run: Asked, count: number): Promise<void> {
    const isSameSort = sql<boolean>`${dropOutOfferRow} = ${isDropOutOffer(run)}`
    await tx
      .deleteFrom('planRun')
      .where('dinnerId', '=', dinner.id)
      .where(isSameSort)
      .where('status', '<>', 'RUNNING')
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('planRun')
          .select('id')
          .where('dinnerId', '=', dinner.id)
          .where(isSameSort)
          .orderBy('createdAt', 'desc')
          .orderBy('id')
          .limit(count),
      )
      .execute()
  },
}

function ofDinner(db: Db | Tx, dinner: AuthorizedDinner) {
  return db.selectFrom('planRun').selectAll().where('dinnerId', '=', dinner.id)
}

/** Runs created before this instant have timed out, even if their row still says RUNNING: the next worker marks them. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - runMilliseconds)
}

/** Written only by this store and the queue; check constraints narrow the values. */
export function toRun(row: Selectable<Row>, now: Date): PlanRun {
  const isOverdue = row.status === 'RUNNING' && row.createdAt <= overdueBefore(now)
  const search = { kind: row.kind, request: row.request } as unknown as Asked
  return {
    ...search,
    id: row.id,
    dinnerId: row.dinnerId,
    status: isOverdue ? 'TIMEOUT' : (row.status as PlanRun['status']),
    planVersion: row.planVersion,
    fingerprint: row.fingerprint,
    seed: row.seed,
    progress: row.progress,
    found: (row.found ?? undefined) as FoundPlan | undefined,
    foundCost: row.foundCost ?? undefined,
    issues: (row.issues ?? []) as unknown as Issue[],
    isClaimed: row.claimedBy !== null,
    createdAt: row.createdAt,
  }
}

/** Another event's run is answered like an unknown id. */
export async function requireRun(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  id: string,
): Promise<PlanRun> {
  const run = await planRunStore.byId(ctx, dinner, id)
  if (!run) throw notFound()
  return run
}
