import type { Socket } from 'node:net'
import type pg from 'pg'
import { SessionClient } from './session-client.ts'

/** How much longer than its longest statement a connection may be silent: the server cancels the statement before. */
const slackMilliseconds = 1_000
/** Checks instead of one timer, so that an event loop that was blocked reads what has arrived before it judges. */
const checksPerLimit = 16
const longStatement = /\bset local statement_timeout = '(\d+)s'/

/**
 * A connection that breaks when the database is silent. A peer lost behind a failover or a forgotten NAT entry sends neither an
 * answer nor a reset, and queries would wait for ever. Asks `select 1` while it is idle, because a connection that only
 * listens would not notice. The server in turn ends a session that asked nothing for three times as long: its client is lost, and it
 * may hold a lock.
 */
export class WatchedClient extends SessionClient {
  constructor(config: pg.ClientConfig = {}) {
    const statementMilliseconds = Number(config.statement_timeout ?? 0)
    super(config, { idle_session_timeout: String(3 * (statementMilliseconds + slackMilliseconds)) })
    breakWhenSilent(this, statementMilliseconds)
  }
}

function breakWhenSilent(client: pg.Client, statementMilliseconds: number): void {
  let isBusy = false
  let isEnding = false
  let quietChecks = 0
  let idleChecks = 0
  let heardBytes = 0
  let allowedMilliseconds = statementMilliseconds
  const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
  const checkMilliseconds = (statementMilliseconds + slackMilliseconds) / checksPerLimit
  const query = (...parts: unknown[]) => {
    const [text] = parts
    const seconds = typeof text === 'string' ? longStatement.exec(text)?.[1] : undefined
    if (seconds !== undefined) allowedMilliseconds = Number(seconds) * 1_000
    if (!isBusy) quietChecks = 0
    idleChecks = 0
    isBusy = true
    return ask(...parts)
  }
  const leave = client.end.bind(client) as (...parts: unknown[]) => unknown
  const end = (...parts: unknown[]) => {
    isEnding = true
    return leave(...parts)
  }
  const check = () => {
    const stream = client.connection.stream as Socket
    quietChecks = stream.bytesRead === heardBytes ? quietChecks + 1 : 0
    // Also while it hears notifications: the server counts what it is asked.
    idleChecks++
    heardBytes = stream.bytesRead
    if (client.getTransactionStatus() === 'I') allowedMilliseconds = statementMilliseconds
    const isSilent = quietChecks * checkMilliseconds > allowedMilliseconds + slackMilliseconds
    if (isEnding && isSilent) return stream.destroy()
    if (isBusy && isSilent) return stream.destroy(silence())
    // Within a transaction the server itself ends idle connections, unless they are kept busy.
    if (!isBusy && !isEnding && idleChecks >= checksPerLimit && client.getTransactionStatus() === 'I')
      Promise.resolve(query('select 1')).catch(() => undefined)
    return undefined
  }
  Object.assign(client, { query, end })
  client.on('drain', () => {
    isBusy = false
    quietChecks = 0
  })
  client.on('connect', () => {
    const checking = setInterval(check, checkMilliseconds).unref()
    client.on('end', () => clearInterval(checking))
  })
}

function silence(): Error {
  return Object.assign(new Error('The database connection is silent.'), { code: 'ETIMEDOUT' })
}
