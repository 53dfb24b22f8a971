import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ConfigError } from '../config.ts'
import { connectionOptions } from './database.ts'
import type { SessionClient } from './session-client.ts'
import { WatchedClient } from './watched-client.ts'

interface DatabaseFacts {
  /** As `server_version_num`: 150_020 is 15.20. */
  version: number
  encoding: string
  mayCreateTables: boolean
  isReadOnly: boolean
  /** Locks and notifications belong to the connection that asked for them. */
  hasSessions: boolean
}

const oldestVersion = 150_000
const notificationMilliseconds = 5_000

/** What makes a database unfit, with the way out. The product would start on most of these and fail later, some without a word. */
export function databaseProblems(facts: DatabaseFacts): string[] {
  const { version, encoding } = facts
  const problems: [isWrong: boolean, words: string][] = [
    [version < oldestVersion, `PostgreSQL is version ${Math.floor(version / 10_000)}, needed is 15 or newer`],
    [
      encoding !== 'UTF8',
      `the encoding is ${encoding}, needed is UTF8: CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`,
    ],
    [
      !facts.mayCreateTables,
      'the role may not create tables: CREATE DATABASE ... OWNER <role>, or ALTER DATABASE ... OWNER TO <role>',
    ],
    [facts.isReadOnly, 'the database is read-only: a standby, or default_transaction_read_only is on'],
    [
      !facts.hasSessions,
      'locks or notifications get lost on the way, as through a pooler in transaction mode: connections must be sessions ' +
        '(PgBouncer: pool_mode = session), or lead directly to the database',
    ],
  ]
  return problems.filter(([isWrong]) => isWrong).map(([, words]) => words)
}

/**
 * Asks an external database once what the product relies on.
 * @throws ConfigError with all that is wrong
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const options = { ...connectionOptions, connectionString, statement_timeout: 7_000 }
  const [listener, notifier] = [new WatchedClient(options), new WatchedClient(options)]
  try {
    await Promise.all([listener.connect(), notifier.connect()]).catch((error: unknown) => {
      throw untrusted(error) ?? error
    })
    const facts = { ...(await askFacts(notifier)), hasSessions: await haveSessions(listener, notifier) }
    const problems = databaseProblems(facts)
    if (problems.length > 0) throw new ConfigError(problems.map((problem) => `DATABASE_URL: ${problem}`))
  } finally {
    await Promise.allSettled([listener.end(), notifier.end()])
  }
}

async function askFacts(client: SessionClient): Promise<Omit<DatabaseFacts, 'hasSessions'>> {
  const { rows } = await client.query(`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as "mayCreateTables",
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`)
  return rows[0]
}

/** A lock that one connection holds is refused to another, and a notification from another is heard. */
async function haveSessions(listener: SessionClient, notifier: SessionClient): Promise<boolean> {
  const name = randomUUID()
  try {
    await listener.query(`listen "${name}"`)
    await listener.query('select pg_try_advisory_lock(hashtextextended($1, 0))', [name])
    const { rows } = await notifier.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name])
    if (rows[0]?.taken !== false) return false
    const heard = once(listener, 'notification').then(() => true)
    heard.catch(() => undefined)
    await notifier.query(`notify "${name}"`)
    return (await Promise.race([heard, delay(notificationMilliseconds, undefined, { ref: false })])) === true
  } catch (error) {
    // A standby refuses LISTEN; a pooler may cut the connection. Whether it is read-only has been asked apart.
    if (error instanceof Error && 'code' in error && error.code === '25006') return true
    return false
  }
}

const untrustedCodes =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT_ALTNAME_INVALID)/

function untrusted(error: unknown): ConfigError | undefined {
  if (!(error instanceof Error && 'code' in error && untrustedCodes.test(String(error.code)))) return undefined
  return new ConfigError([
    `DATABASE_URL: the certificate of the database is not trusted (${error.message}): add ` +
      '?sslmode=verify-full&sslrootcert=/path/to/authority.pem and name the host that the certificate is for',
  ])
}
