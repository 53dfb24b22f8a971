import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'
import { deletionCounterStore } from './deletion-counter.store.ts'
import type { Burial, TombstoneLine } from './tombstone-folder.ts'
import type { TombstoneKeeper } from './tombstone-keeper.ts'

export interface Settling {
  db: Db
  log: Log
  clock: Clock
  keeper: TombstoneKeeper
  /** Deletes again what the burials name. */
  replay(tx: Tx, burials: readonly Burial[]): Promise<void>
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
    const counter = await deletionCounterStore.locked(tx)
    const { lines, damaged } = await folder.read()
    if (damaged > 0) log.error('some tombstones cannot be read', { count: damaged })
    const tombstones = understand(lines)
    isOwnFolder = tombstones.counter >= counter.value
    if (counter.value > 0 && tombstones.counter === 0)
      log.warn('the folder of the tombstones is empty: a restored backup cannot be told from the latest state')
    if (!counter.isRestored && counter.value >= tombstones.counter) return outcomesOf(tx, tombstones.open)
    log.warn('the database was restored: deleting again what was deleted since, and holding back its mails', {
      count: tombstones.burials.length,
    })
    await replay(tx, tombstones.burials)
    await deletionCounterStore.holdMails(tx, clock.now())
    await deletionCounterStore.markSettled(tx, tombstones.counter)
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
  const receipts = await deletionCounterStore.receiptsOf(
    tx,
    open.map(({ transaction }) => transaction),
  )
  return open.map(({ transaction, counter }) =>
    receipts.has(transaction) ? { transaction, committed: counter } : { undone: transaction },
  )
}

async function writeUnwritten(db: Db, { folder }: TombstoneKeeper, log: Log): Promise<void> {
  const missing = await deletionCounterStore.unwritten(db)
  for (const { id, unwritten } of missing) {
    try {
      await folder.append(unwritten)
    } catch (error) {
      log.error('tombstones still cannot be written', { error, count: missing.length })
      return
    }
    await deletionCounterStore.markWritten(db, id)
  }
  await deletionCounterStore.removeOldReceipts(db)
}
