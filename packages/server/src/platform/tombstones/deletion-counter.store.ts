import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import type { TombstoneLine } from './tombstone-folder.ts'

interface CounterRow {
  value: number
  isRestored: boolean
}

interface UnwrittenLines {
  id: string
  unwritten: TombstoneLine[]
}

/** The row of the receipt that shows that a counter could not be written. */
const unwrittenCounter = '00000000-0000-4000-8000-000000000000'

/** The counter of deletions, and a receipt of each transaction that buried something. */
export const deletionCounterStore = {
  /** In a transaction, keeps the row locked: until the commit, no other one takes or judges this number. */
  async next(db: Db | Tx): Promise<number> {
    const next = sql<{ value: number }>`update deletion_counter set value = value + 1 returning value`
    return onlyRow(await next.execute(db)).value
  },

  /** Waits for transactions that wrote tombstones and have not ended, in any process: after this, none is in between. */
  async locked(tx: Tx): Promise<CounterRow> {
    await sql`set local statement_timeout = '120s'`.execute(tx)
    await sql`set local lock_timeout = '60s'`.execute(tx)
    const counter = sql<CounterRow>`select value, is_restored from deletion_counter for update`
    return onlyRow(await counter.execute(tx))
  },

  /** All mails wait until the operator releases them. */
  async holdMails(tx: Tx, now: Date): Promise<void> {
    await sql`
      update message_task set status = 'PAUSED', wait_reason = 'RESTORED', claimed_by = null, claimed_until = null
      where status in ('QUEUED', 'CLAIMED', 'PAUSED')`.execute(tx)
    await sql`update deletion_counter set mails_wait_since = coalesce(mails_wait_since, ${now})`.execute(tx)
  },

  async markSettled(tx: Tx, counter: number): Promise<void> {
    await sql`update deletion_counter set is_restored = false, value = greatest(value, ${counter})`.execute(tx)
  },

  /** `unwritten`: lines that are not in the folder yet. */
  async addReceipt(tx: Tx, transaction: string, unwritten: readonly TombstoneLine[] | undefined): Promise<void> {
    const lines = unwritten ? JSON.stringify(unwritten) : null
    await sql`insert into deletion_receipt (id, unwritten) values (${transaction}, ${lines}::jsonb)`.execute(tx)
  },

  async noteUnwrittenCounter(db: Db): Promise<void> {
    await sql`insert into deletion_receipt (id, unwritten) values (${unwrittenCounter}, '[]') on conflict do nothing`.execute(
      db,
    )
  },

  /** Those of these transactions that were committed. */
  async receiptsOf(tx: Tx, transactions: readonly string[]): Promise<Set<string>> {
    const receipts = sql<{ id: string }>`select id from deletion_receipt where id = any(${transactions}::uuid[])`
    return new Set((await receipts.execute(tx)).rows.map(({ id }) => id))
  },

  async unwritten(db: Db): Promise<UnwrittenLines[]> {
    const { rows } = await sql<UnwrittenLines>`
      select id, unwritten from deletion_receipt where unwritten is not null`.execute(db)
    return rows
  },

  async markWritten(db: Db, id: string): Promise<void> {
    await sql`update deletion_receipt set unwritten = null where id = ${id}`.execute(db)
  },

  /** Receipts are kept as long as the tombstones they belong to. */
  async removeOldReceipts(db: Db): Promise<void> {
    await sql`delete from deletion_receipt where unwritten is null and created_at < now() - interval '90 days'`.execute(
      db,
    )
  },
}

function onlyRow<Row>({ rows: [row] }: { rows: Row[] }): Row {
  if (!row) throw new Error('the row of the counter is missing')
  return row
}
