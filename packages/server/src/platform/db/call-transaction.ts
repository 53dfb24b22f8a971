import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type ControlledTransaction,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type Transaction,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { DB } from './schema.generated.ts'

// Not from `database.ts`, which imports this file.
type Db = Kysely<DB>
type Tx = Transaction<DB>

/** Runs last in a transaction, and returns what has to be done after its commit. */
type BeforeCommit = (tx: Tx) => Promise<(() => Promise<void>) | undefined>

interface Call {
  begin?(tx: Tx): Promise<void>
  beforeCommit?: BeforeCommit
  /** The first step has begun: every query of the call goes through one connection from now on. */
  isOpen: boolean
  client?: Promise<PoolClient>
  handle?: PostgresPoolClient
  transaction?: ControlledTransaction<DB>
  begun?: Promise<Tx>
  steps: number
}

const currentCall = new AsyncLocalStorage<Call | undefined>()

interface CallHooks<Result> {
  /** Runs first in the transaction; what it throws ends the call. */
  begin?(tx: Tx): Promise<void>
  /** Runs last, and is committed with what the call changed. */
  end?(tx: Tx, result: Result): Promise<void>
}

/**
 * Runs a call whose changes are committed together with its result. `inTransaction` within it becomes a savepoint of one transaction,
 * which begins with the first of them; what the call reads afterwards goes through the same connection and sees the changes.
 * Calls that change nothing open no transaction. Whatever fails, nothing of the call stays.
 */
export async function inCallTransaction<Result>(
  { begin, end }: CallHooks<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  const call: Call = { ...(begin ? { begin } : {}), isOpen: false, steps: 0 }
  try {
    const result = await currentCall.run(call, work)
    if (call.transaction) await end?.(call.transaction, result)
    await finish(call, 'commit')
    return result
  } catch (error) {
    await finish(call, 'rollback')
    throw error
  }
}

/** Whether queries go through the transaction of a call and see what other callers do not see yet. */
export function isInCallTransaction(): boolean {
  return currentCall.getStore()?.isOpen === true
}

/** Runs `work` as a step of the current call; undefined outside of one. */
export function stepOfCall<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  beforeCommit: BeforeCommit,
): Promise<T> | undefined {
  const call = currentCall.getStore()
  if (!call) return undefined
  call.beforeCommit = beforeCommit
  return step(call, db, work)
}

/** Runs `work` as if it were no part of the current call. */
export function outsideOfCall<T>(work: () => Promise<T>): Promise<T> {
  return currentCall.run(undefined, work)
}

/**
 * The pool as Kysely uses it: within an open call all queries share the connection of its transaction. `onTaken` gets each connection
 * that Kysely takes.
 */
export function poolOfCalls(pool: Pool, onTaken: (client: PoolClient) => void): PostgresPool {
  const connect = async () => {
    const client = await pool.connect()
    onTaken(client)
    return client
  }
  return {
    connect: async () => {
      const call = currentCall.getStore()
      if (!call?.isOpen) return connect()
      call.client ??= connect()
      const client = await call.client
      call.handle ??= oneAtATime(client)
      return call.handle
    },
    end: () => pool.end(),
  }
}

/**
 * Reads that would go to several connections of the pool share one here. Each is asked once the one before it is answered, because
 * the driver will refuse another while it waits for an answer.
 */
function oneAtATime(client: PoolClient): PostgresPoolClient {
  let before: Promise<unknown> = Promise.resolve()
  const query = (statement: string, parameters: unknown[]) => {
    const answer = before.then(() => client.query(statement, parameters))
    before = answer.catch(() => undefined)
    return answer
  }
  // No cursors are used, the second of its two kinds of queries.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => undefined }
}

async function step<T>(call: Call, db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  call.begun ??= open(call, db)
  const tx = await call.begun
  call.steps++
  const savepoint = sql.id(`step_${call.steps}`)
  await sql`savepoint ${savepoint}`.execute(tx)
  try {
    const result = await work(tx)
    await sql`release savepoint ${savepoint}`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint ${savepoint}`.execute(tx)
    throw error
  }
}

async function open(call: Call, db: Db): Promise<Tx> {
  call.isOpen = true
  call.transaction = await db.startTransaction().execute()
  await call.begin?.(call.transaction)
  return call.transaction
}

/** Ends the transaction, if it is open, and gives its connection back. */
async function finish(call: Call, ending: 'commit' | 'rollback'): Promise<void> {
  const { client, transaction } = call
  call.isOpen = false
  delete call.client
  delete call.transaction
  let afterCommit: (() => Promise<void>) | undefined
  try {
    if (transaction && ending === 'commit') afterCommit = await commit(call, transaction)
    if (transaction && ending === 'rollback') await transaction.rollback().execute()
  } finally {
    // A connection that could not be opened needs no release; the error of opening it has been thrown.
    const opened = await client?.catch(() => undefined)
    opened?.release()
  }
  await afterCommit?.()
}

async function commit({ beforeCommit }: Call, transaction: ControlledTransaction<DB>) {
  try {
    const afterCommit = await beforeCommit?.(transaction)
    await transaction.commit().execute()
    return afterCommit
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute()
    throw error
  }
}
