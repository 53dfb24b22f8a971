import { sql } from 'kysely'
import type pg from 'pg'
import { connectionOptions, type Db, statementMilliseconds, type Tx } from './database.ts'
import { WatchedClient } from './watched-client.ts'

/** Publish and subscribe across processes: topics such as `plan:<id>`, never data. */
export interface PubSub {
  /**
   * Calls `look` when the topic is published (`wasHeard` true), and after each reconnect (`wasHeard` false) because
   * notifications may have been missed. Returns a function that stops listening.
   */
  listen(topic: string, look: Look): () => void
  close(): Promise<void>
}

type Look = (wasHeard: boolean) => void

const channel = 'running_dinner'
const reconnectMilliseconds = 1_000

/** Delivered to all processes on commit; dropped on rollback. */
export async function publish(tx: Tx | Db, topic: string): Promise<void> {
  await sql`select ${publication(topic)}`.execute(tx)
}

/** `publish` as part of another statement, for `returning`: however many rows return it, it is delivered once. */
export function publication(topic: string) {
  return sql<string>`pg_notify(${channel}, ${topic})`
}

/** As `publish`, in one statement. */
export async function publishAll(tx: Tx | Db, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, topic) from unnest(${[...topics]}::text[]) topic`.execute(tx)
}

/** One connection per process, opened by the first listener and reopened when it breaks. */
export function createPubSub(
  connectionString: string,
  onError: (error: unknown) => void,
  limit = statementMilliseconds,
): PubSub {
  const listeners = new Map<string, Set<Look>>()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const lost = (broken: pg.Client, error: unknown) => {
    if (client !== broken) return
    client = undefined
    broken.end().catch(() => undefined)
    if (closed) return
    onError(error)
    retry = setTimeout(connect, reconnectMilliseconds)
  }
  const connect = () => {
    retry = undefined
    const next = new WatchedClient({ ...connectionOptions, connectionString, statement_timeout: limit })
    client = next
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, undefined))
    next.on('notification', ({ payload = '' }) => callAll(listeners.get(payload), true))
    next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .then(() => callAll(everybody(listeners), false))
      .catch((error: unknown) => lost(next, error))
  }
  return {
    listen(topic, look) {
      const looking = listeners.get(topic) ?? new Set()
      listeners.set(topic, looking.add(look))
      if (!client && retry === undefined && !closed) connect()
      return () => {
        looking.delete(look)
        if (looking.size === 0 && listeners.get(topic) === looking) listeners.delete(topic)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

function everybody(listeners: ReadonlyMap<string, ReadonlySet<Look>>): Set<Look> {
  return new Set([...listeners.values()].flatMap((looking) => [...looking]))
}

function callAll(listeners: ReadonlySet<Look> | undefined, wasHeard: boolean): void {
  for (const look of [...(listeners ?? [])]) look(wasHeard)
}
