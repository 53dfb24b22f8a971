import { sql } from 'kysely'
import { buriedIn, forgetBuried } from '../tombstones/bury.ts'
import { keeperOf } from '../tombstones/tombstone-keeper.ts'
import { outsideOfCall, stepOfCall } from './call-transaction.ts'
import type { Db, Tx } from './database.ts'

/**
 * The transaction of a use case: change, activity and outgoing mail are committed together or not at all; in a call that is
 * one transaction when its reply has been made. What it deletes for good is on the disk as tombstones before it commits.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const step = stepOfCall(
    db,
    (tx) => buryingOnlyIfKept(tx, work),
    (tx) => writeTombstones(db, tx),
  )
  return step ?? committedAtOnce(db, work)
}

/** Commits at once, also in a call that is one transaction: what has to be stored before another system is asked. */
export async function inOwnTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return outsideOfCall(() => committedAtOnce(db, work))
}

async function committedAtOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let afterCommit: (() => Promise<void>) | undefined
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx)
    afterCommit = await writeTombstones(db, tx)
    return done
  })
  await afterCommit?.()
  return result
}

/** Returns what has to be done after the commit. */
async function writeTombstones(db: Db, tx: Tx): Promise<(() => Promise<void>) | undefined> {
  const keeper = keeperOf(db)
  const buried = buriedIn(tx)
  return keeper && buried.length > 0 ? keeper.beforeCommit(tx, buried) : undefined
}

/** The rows of a step that is rolled back are not gone. */
async function buryingOnlyIfKept<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const earlier = buriedIn(tx).length
  try {
    return await work(tx)
  } catch (error) {
    forgetBuried(tx, earlier)
    throw error
  }
}

/**
 * Runs `work` in a savepoint and rolls it back unless it returns true. Both outcomes take the same time, so that a caller
 * cannot tell from the response time whether an address is known.
 */
export async function withSavepoint(tx: Tx, work: () => Promise<boolean>): Promise<void> {
  await sql`savepoint attempt`.execute(tx)
  const keep = await work()
  await (keep ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx)
}
