import { readConfig } from '../src/platform/config.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import type { Db } from '../src/platform/db/database.ts'
import { silentLog } from './test-log.ts'

const unused = () => {
  throw new Error('this job computes no plan and listens to no other process')
}

/** What jobs in a second process need of the server, at a moment of the test's choice. */
export function ctxAt(db: Db, now: string): Ctx {
  return {
    db,
    config: readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' }),
    clock: { now: () => new Date(now) },
    log: silentLog,
    workers: { run: unused, close: unused },
    pubSub: { listen: unused, close: unused },
    newSeed: () => 42,
    baseUrl: () => 'http://localhost:8080',
  } as unknown as Ctx
}
