import {
  CamelCasePlugin,
  Kysely,
  type PluginTransformResultArgs,
  PostgresDialect,
  type QueryResult,
  type Transaction,
  type UnknownRow,
} from 'kysely'
import pg from 'pg'
import { poolOfCalls } from './call-transaction.ts'
import { nameStatements, statementNames } from './named-statements.ts'
import type { DB } from './schema.generated.ts'
import { WatchedClient } from './watched-client.ts'

export type Db = Kysely<DB>
/** Required by every function that writes, so that no write happens outside a transaction. */
export type Tx = Transaction<DB>

const { builtins } = pg.types

/** Days and wall-clock times stay text: a JavaScript Date would shift them by the server's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.DATE) return (value: string) => value
    if (oid === builtins.TIMESTAMP) return (value: string) => value.slice(0, 16).replace(' ', 'T')
    if (oid === builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

export interface DatabaseConnection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Of one statement: docs/rules/limits.md#other-timeouts. A request that lost its connection waits little longer. */
export const statementMilliseconds = 7_000

/** How long a transaction that expects to wait for a lock does so: docs/rules/limits.md#lock-timeout. */
export const lockTimeout = '3s'

/** What all connections share; their settings are those of `SessionClient`. */
export const connectionOptions = {
  application_name: 'running-dinner',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/**
 * Columns get their names once for each result, as it arrives: the library's own way copies every row to rename its fields. Of
 * connections that Kysely has taken; others, such as those of a backup, keep the names of the database.
 */
class ColumnNames extends CamelCasePlugin {
  readonly #taken = new WeakSet<object>()

  constructor(pool: pg.Pool) {
    super({ maintainNestedObjectKeys: true })
    pool.on('release', (_error, client) => this.#taken.delete(client))
  }

  take(client: object): void {
    this.#taken.add(client)
  }

  /** Call it for each new connection. */
  follow(client: pg.Client): void {
    client.connection.prependListener('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
      if (this.#taken.has(client)) for (const field of fields) field.name = this.camelCase(field.name)
    })
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

interface DatabaseOptions {
  max?: number
  onError?: (error: Error) => void
  statementMilliseconds?: number
}

export function connectDatabase(connectionString: string, options: DatabaseOptions = {}): DatabaseConnection {
  const pool = new pg.Pool({
    ...connectionOptions,
    connectionString,
    Client: WatchedClient,
    max: options.max ?? 10,
    types,
    statement_timeout: options.statementMilliseconds ?? statementMilliseconds,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without an error listener, a connection that breaks while idle or checked out would end the process.
  const onError = options.onError ?? (() => undefined)
  pool.on('error', onError)
  const [names, columns] = [statementNames(), new ColumnNames(pool)]
  pool.on('connect', (client) => {
    client.on('error', onError)
    nameStatements(client as pg.Client, names)
    columns.follow(client as pg.Client)
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: poolOfCalls(pool, (client) => columns.take(client)) }),
    plugins: [columns],
  })
  return {
    db,
    pool,
    close: async () => {
      await db.destroy()
      // Kysely ends a pool only if it has used it.
      if (!pool.ended) await pool.end()
    },
  }
}
