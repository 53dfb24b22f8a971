import type { Pool } from 'pg'
import { createApp } from '../src/app.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { callsOf, type TestApp } from './app.ts'
import { cutProxy } from './cut-proxy.ts'
import type { OnEnd } from './database.ts'
import { silentLog } from './test-log.ts'

export interface KillableApp {
  call: TestApp['call']
  /** Drops every database request once `request - 1` have been sent that can change something; 1 drops the next of any kind. */
  dieBefore(request: number): void
  /** Reconnects like a new process. Returns the number of requests since the last time that can change something. */
  revive(): number
}

/** A second instance of the application whose database connection a test can cut before any request. */
export async function killableApp(
  app: TestApp,
  onEnd: OnEnd,
  change: { pool?: (pool: Pool) => void; workers?: (workers: Ctx['workers']) => Ctx['workers'] } = {},
): Promise<KillableApp> {
  const { pathname, searchParams } = new URL(app.database.url.replace(/^postgres(ql)?:\/\/([^/]*)/, 'http://x'))
  let reached = 0
  let last = Number.POSITIVE_INFINITY
  const proxy = await cutProxy(
    { path: `${searchParams.get('host') ?? ''}/.s.PGSQL.5432` },
    ({ isRead }) => {
      if (reached >= last) return 'drop'
      if (!isRead) reached++
      return 'forward'
    },
    onEnd,
  )
  const connection = connectDatabase(`postgresql://postgres@127.0.0.1:${proxy.port}${pathname}`, { max: 4 })
  change.pool?.(connection.pool)
  onEnd(() => connection.close())
  const workers = change.workers?.(app.ctx.workers) ?? app.ctx.workers
  const server = await createApp({ ...app.ctx, log: silentLog, db: connection.db, workers }, '/nonexistent')
  onEnd(async () => {
    await server.close()
  })
  return {
    call: callsOf(server),
    dieBefore: (request) => {
      reached = 0
      last = request - 1
    },
    revive: () => {
      const count = reached
      last = Number.POSITIVE_INFINITY
      reached = 0
      return count
    },
  }
}
