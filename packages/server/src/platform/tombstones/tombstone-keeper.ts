import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { BuriedRow } from './bury.ts'
import { deletionCounterStore } from './deletion-counter.store.ts'
import type { TombstoneFolder, TombstoneLine } from './tombstone-folder.ts'

export interface TombstoneKeeper {
  folder: TombstoneFolder
  /** Writes what the transaction buries to the disk; call it last, then commit, then call what it returns. */
  beforeCommit(tx: Tx, rows: readonly BuriedRow[]): Promise<() => Promise<void>>
  /** Raises the counter, so that every backup made before is behind. Failures are logged, and shown until lines can be written. */
  raise(): Promise<void>
  /** The same, at most every ten seconds. */
  raiseSometimes(): Promise<void>
}

const raiseMilliseconds = 10_000
/** A disk that hangs must not hang deletions: their transactions hold locks. */
const writeMilliseconds = 5_000

const keepers = new WeakMap<Db, TombstoneKeeper>()

/** From now on `inTransaction` on this database writes tombstones; without a keeper it writes none. */
export function keepTombstones(db: Db, keeper: TombstoneKeeper | undefined): void {
  if (keeper) keepers.set(db, keeper)
  else keepers.delete(db)
}

export function keeperOf(db: Db): TombstoneKeeper | undefined {
  return keepers.get(db)
}

interface KeeperParts {
  folder: TombstoneFolder
  log: Log
  clock: Clock
}

export function createTombstoneKeeper(db: Db, { folder, log, clock }: KeeperParts): TombstoneKeeper {
  let raisedAt = Number.NEGATIVE_INFINITY
  const written = async (lines: readonly TombstoneLine[]): Promise<boolean> => {
    try {
      const late = delay(writeMilliseconds, undefined, { ref: false }).then(() => {
        throw new Error('the folder of the tombstones does not answer')
      })
      await Promise.race([folder.append(lines), late])
      return true
    } catch (error) {
      log.error('tombstones could not be written: a restored backup would bring back what is deleted now', { error })
      return false
    }
  }
  /** After the commit, so a failure must not look like one of the change. */
  const committed = async (line: TombstoneLine) => {
    if (await written([line])) return
    await deletionCounterStore
      .noteUnwrittenCounter(db)
      .catch((error: unknown) => log.warn('an unwritten tombstone could not be noted', { error }))
  }
  const raise = async () => {
    raisedAt = performance.now()
    try {
      await committed({ committed: await deletionCounterStore.next(db) })
    } catch (error) {
      log.warn('the counter beside the tombstones could not be raised', { error })
    }
  }
  return {
    folder,
    async beforeCommit(tx, rows) {
      const counter = await deletionCounterStore.next(tx)
      const transaction = newId()
      const buriedAt = clock.now().toISOString()
      const lines = rows.map(({ kind, id, gone }) => ({
        ...{ transaction, counter, kind, gone, at: buriedAt },
        digest: kind === 'unwanted' ? id : folder.digest(kind, id),
      }))
      await deletionCounterStore.addReceipt(tx, transaction, (await written(lines)) ? undefined : lines)
      return () => committed({ transaction, committed: counter })
    },
    raise,
    async raiseSometimes() {
      if (performance.now() - raisedAt >= raiseMilliseconds) await raise()
    },
  }
}
