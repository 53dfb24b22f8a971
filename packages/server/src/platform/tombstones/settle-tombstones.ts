import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { TombstoneKeeper } from './tombstone-keeper.ts'
import type { Burial, TombstoneLine } from './tombstone-line.ts'

export interface Settling {
  db: Db
  log: Log
  clock: Clock
  keeper: TombstoneKeeper
  /** Deletes again what the burials name. */
  replay(tx: Tx, burials: readonly Burial[]): Promise<void>
}

interface CounterRow {
  value: number
  isRestored: boolean
}

/**
 * Compares the database with the folder. A restored one is behind: everything buried since the backup is deleted again, and its mails
 * wait. In any other one, a burial without a receipt was never committed; it is noted, so that no later restore deletes what it names.
 * False if the folder knows less than the database: it is that of another one.
 */
export async function settleTombstones({ db, log, clock, keeper, replay }: Settling): Promise<boolean> {
  const { folder } = keeper
  let isOwnFolder = true
  const outcomes = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '120s'`.execute(tx)
    await sql`set local lock_timeout = '60s'`.execute(tx)
    // Waits for transactions that wrote tombstones and have not ended, in any process: after this, none is in between.
    const { rows } = await sql<CounterRow>`select value, is_restored from deletion_counter for update`.execute(tx)
    const [counter] = rows
    if (!counter) throw new Error('the row of the counter is missing')
    const { lines, damaged } = await folder.read()
    if (damaged > 0) log.error('some tombstones cannot be read', { count: damaged })
    const found = understand(lines)
    isOwnFolder = found.counter >= counter.value
    if (counter.value > 0 && found.counter === 0)
      log.warn('the folder of the tombstones is empty: a restored backup cannot be told from the latest state')
    if (!counter.isRestored && counter.value >= found.counter) return outcomesOf(tx, found.open)
    log.warn('the database was restored: deleting again what was deleted since, and holding back its mails', {
      count: found.burials.length,
    })
    await replay(tx, found.burials)
    await holdMails(tx, clock.now())
    await sql`update deletion_counter set is_restored = false, value = greatest(value, ${found.counter})`.execute(tx)
    return []
  })
  if (outcomes.length > 0) await folder.append(outcomes).catch((error: unknown) => log.warn('not settled', { error }))
  await writeUnwritten(db, keeper, log)
  await keeper.raise()
  await folder.prune().catch((error: unknown) => log.warn('old tombstones could not be removed', { error }))
  return isOwnFolder
}

function understand(lines: readonly TombstoneLine[]) {
  const burials: Burial[] = []
  const committed = new Set<string>()
  const undone = new Set<string>()
  let counter = 0
  for (const line of lines) {
    if ('digest' in line) burials.push(line)
    else if ('undone' in line) undone.add(line.undone)
    else {
      counter = Math.max(counter, line.committed)
      if (line.transaction !== undefined) committed.add(line.transaction)
    }
  }
  const isKnown = ({ transaction }: Burial) => committed.has(transaction)
  return {
    counter,
    /** An open one counts: a person asked for it, and the restored database cannot say how it ended. */
    burials: burials.filter((burial) => isKnown(burial) || !undone.has(burial.transaction)),
    open: [...new Map(burials.map((burial) => [burial.transaction, burial])).values()].filter(
      (burial) => !isKnown(burial) && !undone.has(burial.transaction),
    ),
  }
}

/** No transaction is in between, so one without a receipt will never be committed. */
async function outcomesOf(tx: Tx, open: readonly Burial[]): Promise<TombstoneLine[]> {
  if (open.length === 0) return []
  const ids = open.map(({ transaction }) => transaction)
  const { rows } = await sql<{ id: string }>`select id from deletion_receipt where id = any(${ids}::uuid[])`.execute(tx)
  const receipts = new Set(rows.map(({ id }) => id))
  return open.map(({ transaction, counter }) =>
    receipts.has(transaction) ? { transaction, committed: counter } : { undone: transaction },
  )
}

async function holdMails(tx: Tx, now: Date): Promise<void> {
  await sql`
    update message_task set status = 'PAUSED', wait_reason = 'RESTORED', claimed_by = null, claimed_until = null
    where status in ('QUEUED', 'CLAIMED', 'PAUSED')`.execute(tx)
  await sql`update deletion_counter set mails_wait_since = coalesce(mails_wait_since, ${now})`.execute(tx)
}

/** Receipts are kept as long as the tombstones they belong to. */
async function writeUnwritten(db: Db, { folder }: TombstoneKeeper, log: Log): Promise<void> {
  const { rows } = await sql<{ id: string; unwritten: TombstoneLine[] }>`
    select id, unwritten from deletion_receipt where unwritten is not null`.execute(db)
  for (const { id, unwritten } of rows) {
    try {
      await folder.append(unwritten)
    } catch (error) {
      log.error('tombstones still cannot be written', { error, count: rows.length })
      return
    }
    await sql`update deletion_receipt set unwritten = null where id = ${id}`.execute(db)
  }
  await sql`delete from deletion_receipt where unwritten is null and created_at < now() - interval '90 days'`.execute(
    db,
  )
}
