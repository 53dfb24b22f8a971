import { type RawBuilder, sql } from 'kysely'
import { livingWorkers, type Worker } from './worker-presence.ts'

/** How a table is worked off by claims; it has the columns `id`, `claimed_by` and `claimed_until`. */
export interface ClaimTable {
  name: string
  /** For workers whose death cannot be seen, such as one that hangs. Measured by the database's clock. */
  leaseSeconds: number
  /** Rows that may be claimed now. */
  waiting(): RawBuilder<boolean>
  order: RawBuilder<unknown>
  /** Rows that a worker holds. */
  claimed: RawBuilder<boolean>
  /** Assignments beside the two claim columns. */
  onClaim(): RawBuilder<unknown>
  onRelease: RawBuilder<unknown>
  /** When a worker died or its lease ended. */
  onOrphaned: RawBuilder<unknown>
}

/** The claims of one worker. */
export interface ClaimedRows {
  /** Condition that a row is claimed by this worker: results of a worker that lost its claim must not be stored. */
  mine: RawBuilder<boolean>
  /** Claims up to `limit` rows and returns their ids. Rows that another worker claims at the same moment are skipped. */
  claim(limit: number): Promise<string[]>
  /** The statement of `claim`. Its rows are whole, as they are once claimed, so that more can be read with them. */
  claiming<Row extends { id: string }>(limit: number): RawBuilder<Row>
  /** Extends the lease of all claims of this worker. */
  renew(): Promise<void>
  /** Gives back one row, or everything this worker still holds; returns the ids. */
  release(id?: string): Promise<string[]>
  /** Takes back the claims of dead workers and ended leases; returns the ids. */
  sweep(): Promise<string[]>
}

/** Claim, lease, heartbeat and sweep for one worker; see docs/decisions/0002-a-dead-worker-is-seen-at-once.md. */
export function claimedRows({ key, connection }: Worker, table: ClaimTable): ClaimedRows {
  const name = sql.table(table.name)
  const lease = sql<Date>`now() + make_interval(secs => ${table.leaseSeconds})`
  const isOwnClaim = sql<boolean>`(${table.claimed} and claimed_by = ${key})`
  const orphaned = sql<boolean>`(claimed_until < now() or (claimed_by <> ${key} and claimed_by not in ${livingWorkers}))`
  const idsOf = async (statement: RawBuilder<{ id: string }>) =>
    (await statement.execute(connection)).rows.map(({ id }) => id)
  const unclaim = (assignments: RawBuilder<unknown>, condition: RawBuilder<boolean>) =>
    idsOf(
      sql`update ${name} set claimed_by = null, claimed_until = null, ${assignments} where ${condition} returning id`,
    )
  const claiming = <Row extends { id: string }>(limit: number) => sql<Row>`
    with next as (
      select id from ${name} where ${table.waiting()} order by ${table.order} limit ${limit} for update skip locked
    )
    update ${name} set claimed_by = ${key}, claimed_until = ${lease}, ${table.onClaim()}
    from next where ${name}.id = next.id returning ${name}.*`
  return {
    mine: isOwnClaim,
    claiming,
    claim: (limit) => idsOf(claiming(limit)),
    renew: async () =>
      void (await sql`update ${name} set claimed_until = ${lease} where ${isOwnClaim}`.execute(connection)),
    release: (id) => unclaim(table.onRelease, id === undefined ? isOwnClaim : sql`${isOwnClaim} and id = ${id}`),
    sweep: () => unclaim(table.onOrphaned, sql`${table.claimed} and ${orphaned}`),
  }
}
