// The product with a clock and jobs that its parent process moves by messages. A composition root of its own, so that nothing in the
// product can change the time. Built by `npm run build:timed`.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { jobTasks } from '../src/features/jobs.ts'
import { readConfig } from '../src/platform/config.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { runJobs } from '../src/platform/jobs/run-jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { serverFolder } from '../src/platform/server-folder.ts'
import type { TimedOrder, TimedReply } from './timed-orders.ts'

const start = { now: Date.now(), since: undefined as number | undefined }
const clock = {
  now: () => new Date(start.now + (start.since === undefined ? 0 : performance.now() - start.since)),
}
const log = createLog()
const deps = await createDeps(readConfig(process.env), log)
const ctx = { ...deps.ctx, clock, newSeed: () => 42 }
await migrate(deps.connection.pool, join(serverFolder(), 'migrations'))
const app = await createApp(ctx, join(serverFolder(), '../web/dist'))
await app.listen({ port: ctx.config.port, host: '127.0.0.1' })
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
deps.setBaseUrl(url)
const jobs = jobTasks(ctx)
const closers = [() => deps.close(), () => app.close()]

/** Done in turn; the parent waits for the reply. */
async function obey(order: TimedOrder): Promise<void> {
  switch (order.what) {
    case 'set-now':
      start.now = order.now
      return
    case 'run-jobs':
      await jobs.reminders()
      await jobs['deliver-mails']()
      return
    case 'let-run': {
      start.since = performance.now()
      const running = await runJobs(ctx, jobs)
      closers.push(() => running.stop())
      return
    }
    case 'stop':
      for (const close of closers.splice(0).toReversed()) await close()
  }
}

const reply = (message: TimedReply) => process.send?.(message)
process.on('message', (order: TimedOrder) => {
  obey(order).then(
    () => {
      reply({ id: order.id })
      if (order.what === 'stop') process.disconnect()
    },
    (error: unknown) => {
      reply({ id: order.id, error: error instanceof Error ? error.message : 'failed' })
    },
  )
})
// The parent may end without asking; database and server end with it.
process.once('disconnect', () => {
  void obey({ id: 0, what: 'stop' }).finally(() => process.exit())
})
// A terminal sends the signal to both processes, and the parent decides when to stop.
process.on('SIGINT', () => undefined)
reply({ url })
