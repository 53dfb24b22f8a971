import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp, createWorkerApp } from './app.ts'
import { createDeps, type Deps } from './deps.ts'
import { applyTombstones, jobTasks } from './features/jobs.ts'
import { fillInNotifications } from './features/messages/notification-status/fill-in-notifications.ts'
import { watchMailServer } from './features/messages/sending/check-mail-server.ts'
import { collectWhenIdle } from './platform/collect-when-idle.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { endProcess } from './platform/end-process.ts'
import { type JobsPulse, runJobs } from './platform/jobs/run-jobs.ts'
import { databaseAnswers, jobsAreStuck } from './platform/jobs/watch-jobs.ts'
import { createLog } from './platform/log.ts'
import { serverFolder } from './platform/server-folder.ts'
import { roleOf } from './role.ts'

const log = createLog()

/** Starts what the role asks for. If one part fails to start, the parts already started are stopped. */
async function start(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  const role = roleOf(args)
  const deps = await createDeps(config, log)
  const stopping = new AbortController()
  const closers: (() => unknown)[] = [() => deps.close()]
  const stop = async () => {
    stopping.abort()
    for (const close of closers.toReversed()) await close()
  }
  // A second signal changes nothing: stopping is bounded already.
  const end = endProcess({ log, stop, exit: (code) => process.exit(code) })
  void deps.databaseLost.then(() => {
    log.error('the embedded database ended and cannot be started again; this process ends')
    return end(1)
  })
  try {
    await migrate(deps.connection.pool, join(serverFolder(), 'migrations'))
    await applyTombstones(deps.ctx)
    await fillInNotifications(deps.ctx)
    deps.setBaseUrl(`http://localhost:${config.port}`)
    const jobs = role.jobs ? await runJobs(deps.ctx, jobTasks(deps.ctx)) : undefined
    if (jobs) {
      closers.push(() => jobs.stop())
      void watchMailServer(deps.ctx, stopping.signal)
      void watchJobs(jobs, deps, stopping.signal).then((stuck) => (stuck ? end(1) : undefined))
    }
    const app = role.web
      ? await createApp(deps.ctx, join(serverFolder(), '../web/dist'), jobs)
      : await createWorkerApp(deps.ctx, jobs)
    closers.push(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    const url = `http://localhost:${portOf(app.server.address(), config.port)}`
    if (role.web) {
      deps.setBaseUrl(url)
      announce(config.publicBaseUrl ?? url, config.production)
    } else process.stdout.write(`Running Dinner, jobs only: ${url}/health/ready\n`)
  } catch (error) {
    await stop()
    throw error
  }
  closers.push(collectWhenIdle())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))
}

async function watchJobs(jobs: JobsPulse, deps: Deps, stopping: AbortSignal): Promise<boolean> {
  const isDatabaseThere = () => databaseAnswers(deps.databaseUrl)
  const stuck = await jobsAreStuck(jobs, { isDatabaseThere, stopping })
  if (stuck) log.error('no job could be run for minutes although the database answers; this process ends')
  return stuck
}

function portOf(address: AddressInfo | string | null, configured: number): number {
  return typeof address === 'object' && address !== null ? address.port : configured
}

function announce(url: string, production: boolean): void {
  const mails = production ? '' : ` - mails: ${url}/dev/mails`
  process.stdout.write(`Running Dinner: ${url}${mails}\n`)
}

try {
  await start(process.argv.slice(2))
} catch (error) {
  // Print configuration errors verbatim; of any other error log only class and stack frames, because its message may quote
  // data.
  process.stderr.write(`${error instanceof Error ? error.message : 'The server could not start.'}\n`)
  if (!(error instanceof ConfigError)) log.error('could not start', { error })
  process.exit(1)
}
