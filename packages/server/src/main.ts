import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp, createWorkerApp } from './app.ts'
import { createDeps } from './deps.ts'
import { jobTasks } from './features/jobs.ts'
import { fillInLetters } from './features/knowledge/fill-in-letters.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { migrateJobs, runJobs } from './platform/jobs/run-jobs.ts'
import { createLog } from './platform/log.ts'
import { serverFolder } from './platform/server-folder.ts'
import { roleOf } from './role.ts'

const log = createLog()

/**
 * Starts what the role asks for and returns a function that stops it. If one part fails to start, the parts already started are
 * stopped.
 */
async function start(args: readonly string[]): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  const role = roleOf(args)
  const deps = await createDeps(config, log)
  const closers = [() => deps.close()]
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    await migrate(deps.connection.pool, join(serverFolder(), 'migrations'))
    await migrateJobs(deps.connection.pool)
    await fillInLetters(deps.ctx)
    deps.setBaseUrl(`http://localhost:${config.port}`)
    if (role.jobs) {
      const jobs = await runJobs(deps.ctx, deps.connection.pool, jobTasks(deps.ctx))
      closers.push(() => jobs.stop())
    }
    if (role.web) {
      const app = await createApp(deps.ctx, join(serverFolder(), '../web/dist'))
      closers.push(() => app.close())
      await app.listen({ port: config.port, host: config.host })
      const url = `http://localhost:${portOf(app.server.address(), config.port)}`
      deps.setBaseUrl(url)
      announce(config.publicBaseUrl ?? url, config.production)
    } else if (config.metricsToken !== undefined) {
      const app = await createWorkerApp(deps.ctx)
      closers.push(() => app.close())
      await app.listen({ port: config.port, host: config.host })
      const url = `http://localhost:${portOf(app.server.address(), config.port)}`
      process.stdout.write(`Running Dinner, jobs only: ${url}/metrics\n`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

function portOf(address: AddressInfo | string | null, configured: number): number {
  return typeof address === 'object' && address !== null ? address.port : configured
}

function announce(url: string, production: boolean): void {
  const mails = production ? '' : ` - mails: ${url}/dev/mails`
  process.stdout.write(`Running Dinner: ${url}${mails}\n`)
}

/** Shuts down on the first signal: requests are refused and mails in flight are finished before the process exits. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('could not stop in order', { error })
          process.exit(1)
        },
      )
    })
  }
}

try {
  stopOnSignals(await start(process.argv.slice(2)))
} catch (error) {
  // Print configuration errors verbatim; of any other error log only class and stack frames, because its message may quote
  // data.
  process.stderr.write(`${error instanceof Error ? error.message : 'The server could not start.'}\n`)
  if (!(error instanceof ConfigError)) log.error('could not start', { error })
  process.exit(1)
}
