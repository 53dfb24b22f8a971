import { resolve } from 'node:path'
import { createApp } from './app.ts'
import { createDeps } from './deps.ts'
import { jobTasks } from './features/jobs.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { migrateJobs, runJobs } from './platform/jobs/run-jobs.ts'
import { createLog } from './platform/log.ts'
import { roleOf } from './role.ts'

const log = createLog()

/** Starts what the role asks for and returns how to stop it. */
async function start(args: readonly string[]): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  const role = roleOf(args)
  const deps = await createDeps(config, log)
  await migrate(deps.connection.pool, resolve(import.meta.dirname, '../migrations'))
  await migrateJobs(deps.connection.pool)
  const app = role.web ? await createApp(deps.ctx, resolve(import.meta.dirname, '../../web/dist')) : undefined
  if (app) {
    await app.listen({ port: config.port, host: config.host })
    const address = app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    deps.setBaseUrl(`http://localhost:${port}`)
    announce(config.publicBaseUrl ?? `http://localhost:${port}`, config.production)
  } else {
    deps.setBaseUrl(`http://localhost:${config.port}`)
  }
  const jobs = role.jobs ? await runJobs(deps.ctx, deps.connection.pool, jobTasks(deps.ctx)) : undefined
  return async () => {
    await app?.close()
    await jobs?.stop()
    await deps.close()
  }
}

function announce(url: string, production: boolean): void {
  const mails = production ? '' : ` - mails: ${url}/dev/mails`
  process.stdout.write(`Running Dinner: ${url}${mails}\n`)
}

/** Ends in order on the first signal: no new requests, mails in flight are finished (reliability F19). */
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
  // Mistakes of the operator are told in their own words; anything else by its class only.
  process.stderr.write(`${error instanceof Error ? error.message : 'The server could not start.'}\n`)
  if (!(error instanceof ConfigError)) log.error('could not start', { error })
  process.exit(1)
}
