import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Ctx } from '../ctx.ts'
import type { Log } from '../log.ts'
import type { JobName } from './enqueue.ts'

/** What each job does; an abort asks it to end. */
export type JobTasks = Record<JobName, (signal?: AbortSignal) => Promise<unknown>>

/** Sign of life of the job queue in this process. */
export interface JobsPulse {
  /**
   * Time since this process last asked the queue with success, or ended a job. Idle workers ask every two seconds, and there is one
   * for each kind of job, so that a long job does not stop the pulse.
   */
  silentMilliseconds(): number
}

export interface RunningJobs extends JobsPulse {
  /** Takes no new job and waits for the running ones, at most 12 s. */
  stop(): Promise<void>
}

/** Every job also runs each minute, to find what a killed process or a lost wake-up left behind. */
const eachMinute = '* * * * *'
/** Reminders and retention are not urgent and check every event. */
const otherTimes: Partial<Record<JobName, string>> = { reminders: '*/2 * * * *', retention: '*/10 * * * *' }
const crontab = (names: JobName[]) =>
  names.map((name) => `${otherTimes[name] ?? eachMinute} ${name} ?jobKey=${name}`).join('\n')
const stopMilliseconds = 12_000
const restartMilliseconds = 2_000

/** Creates the tables of graphile-worker: after the product's migrations, before the first job is enqueued. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet })
}

/**
 * Runs jobs until stopped. graphile-worker gives up when the database goes away; it is started again until it runs, and then
 * every job runs once to catch up.
 */
export async function runJobs(ctx: Pick<Ctx, 'log'>, pool: pg.Pool, tasks: JobTasks): Promise<RunningJobs> {
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  let lastSign = performance.now()
  for (const sign of ['worker:getJob:empty', 'job:start', 'job:complete'] as const)
    events.on(sign, () => {
      lastSign = performance.now()
    })
  const queue: Queue = { log: ctx.log, pool, tasks, events, stopping: stopping.signal }
  let runner = await startRunner(queue)
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined)
      if (stopping.signal.aborted) return
      ctx.log.warn('the job queue stopped and is started again')
      runner = (await restart(queue)) ?? runner
    }
    // It was being started when `stop` stopped the one before it.
    await ended(runner)
  }
  const kept = keepRunning()
  return {
    silentMilliseconds: () => performance.now() - lastSign,
    async stop() {
      stopping.abort()
      await Promise.race([Promise.all([ended(runner), kept]), delay(stopMilliseconds, undefined, { ref: false })])
    },
  }
}

interface Queue {
  log: Log
  pool: pg.Pool
  tasks: JobTasks
  events: WorkerEvents
  stopping: AbortSignal
}

async function restart(queue: Queue): Promise<Runner | undefined> {
  const { log, stopping } = queue
  while (!stopping.aborted) {
    await delay(restartMilliseconds, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return undefined
    try {
      return await startRunner(queue)
    } catch (error) {
      log.warn('the job queue could not be started', { error })
    }
  }
  return undefined
}

async function startRunner({ log, pool, tasks, events, stopping }: Queue): Promise<Runner> {
  const names = Object.keys(tasks) as JobName[]
  const runner = await run({
    pgPool: pool,
    events,
    taskList: Object.fromEntries(names.map((name) => [name, () => runTask(log, name, tasks[name], stopping)])),
    crontab: crontab(names),
    concurrency: names.length,
    noHandleSignals: true,
    logger: loggerTo(log),
    // Without a batch graphile-worker leaves a promise unhandled: a database outage would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  try {
    for (const name of names) await runner.addJob(name, {}, { jobKey: name })
  } catch (error) {
    // It runs already and keeps a connection.
    await ended(runner)
    throw error
  }
  return runner
}

/** Stops a runner; one that has stopped already refuses, as one does that lost the database. */
const ended = (runner: Runner) => runner.stop().catch(() => undefined)

/** graphile-worker stores the message of an error, so the message names the job only: the original may quote people's data. */
async function runTask(log: Log, name: JobName, task: JobTasks[JobName], stopping: AbortSignal): Promise<void> {
  try {
    await task(stopping)
  } catch (error) {
    log.error('job failed', { job: name, error })
    throw new Error(`${name} failed`)
  }
}

/** Logs only warnings and errors, by class and code: messages of graphile-worker may quote data. */
function loggerTo(log: Log): Logger {
  return new Logger((scope) => (level, _message, meta) => {
    if (level !== 'error' && level !== 'warning') return
    const error = meta?.error
    log.warn('job queue', {
      ...(scope.taskIdentifier === undefined ? {} : { job: scope.taskIdentifier }),
      ...(error === undefined ? {} : { error }),
    })
  })
}

const quiet = new Logger(() => () => undefined)
