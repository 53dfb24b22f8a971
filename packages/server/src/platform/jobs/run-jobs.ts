import { setTimeout as delay } from 'node:timers/promises'
import { Cron } from 'croner'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../ctx.ts'
import { type ClaimedRows, type ClaimTable, claimedRows } from '../queue/claimed-rows.ts'
import { joinedCalls } from '../queue/work-off.ts'
import { asWorker, type Worker } from '../queue/worker-presence.ts'
import { enqueueAt, type JobName, jobTopic } from './enqueue.ts'

/** What a job does: an abort asks it to end, `called` resolves when it was woken while it runs. */
export type JobTask = (signal?: AbortSignal, called?: () => Promise<void>) => Promise<unknown>
export type JobTasks = Record<JobName, JobTask>

/** Sign of life of the jobs in this process. */
export interface JobsPulse {
  /** Time since this process last asked with success what is due. It asks each second, also while jobs run. */
  silentMilliseconds(): number
}

export interface RunningJobs extends JobsPulse {
  /** Takes no new job and waits for the running ones, at most 12 s. */
  stop(): Promise<void>
}

/**
 * Jobs that are woken also run by the clock, to find what a killed process or a lost wake-up left behind. Mails of a killed process
 * leave within a minute.
 */
const jobTimes: Record<JobName, string> = {
  'deliver-mails': '*/30 * * * * *',
  'look-up-addresses': '* * * * *',
  'search-plans': '* * * * *',
  'settle-payments': '* * * * *',
  reminders: '*/2 * * * *',
  retention: '*/10 * * * *',
}
const stopMilliseconds = 12_000
const lookMilliseconds = 1_000
/**
 * After the database was away, for how long claims of others are left alone: their processes may live and know what became of the
 * rows, and need up to 7 s to connect (`connectionOptions`) and store it.
 */
const ownersFirstMilliseconds = 10_000
const jobNames = Object.keys(jobTimes) as JobName[]

/** The rows of the jobs: one is claimed by the process that runs the job, and then due again at its next time. */
const jobTable: ClaimTable = {
  name: 'job',
  leaseSeconds: 30,
  waiting: () => sql`claimed_by is null and due_at <= now() and id = any(${jobNames})`,
  order: sql`due_at`,
  claimed: sql`claimed_by is not null`,
  // What asks for an earlier time during the run is kept.
  onClaim: () => sql`due_at = 'infinity', claimed_at = now()`,
  onRelease: sql`due_at = now()`,
  onOrphaned: sql`due_at = now()`,
}

/** After 3, 7, 20 ... seconds, unless the job is due earlier. */
const retryAt = sql`now() + make_interval(secs => exp(least(failures, 9) + 1))`

/**
 * Runs jobs until stopped: when woken in each process, by the clock in one of all processes (docs/decisions/0031-one-queue.md). While
 * the database is away it keeps asking.
 */
export async function runJobs(
  { db, log, pubSub }: Pick<Ctx, 'db' | 'log' | 'pubSub'>,
  tasks: JobTasks,
): Promise<RunningJobs> {
  await sql`insert into job (id) select unnest(${jobNames}::text[]) on conflict do nothing`.execute(db)
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Set<Promise<void>>()
  const joined = new Map(jobNames.map((name) => [name, joinedCalls(tasks[name])]))
  let lastSign = performance.now()
  /** From then on others may be dead whose claims have no owner. */
  let takeOverFrom = 0
  const maySweep = () => performance.now() >= takeOverFrom

  const begin = (name: JobName, ended: (hasFailed: boolean) => Promise<unknown>) => {
    const run = Promise.resolve(joined.get(name)?.(signal))
      .then(
        () => ended(false),
        (error: unknown) => {
          log.error('job failed', { job: name, error })
          return ended(true)
        },
      )
      .catch((error: unknown) => log.warn('the end of a job could not be stored', { job: name, error }))
      .then(() => void running.delete(run))
    running.add(run)
  }
  const wake = (name: JobName) =>
    begin(name, async (hasFailed) => {
      if (hasFailed)
        await sql`update job set failures = failures + 1, due_at = least(due_at, ${retryAt}) where id = ${name}`.execute(
          db,
        )
    })
  const runDue = (name: JobName, { mine }: ClaimedRows) =>
    begin(name, async (hasFailed) => {
      const seconds = (new Cron(jobTimes[name]).msToNext() ?? 0) / 1_000
      const next = sql`least(due_at, now() + make_interval(secs => ${seconds}))`
      const end = sql`update job set claimed_by = null, claimed_until = null,
        failures = ${hasFailed ? sql`failures + 1` : sql`0`}, due_at = ${hasFailed ? sql`least(${next}, ${retryAt})` : next}
        where id = ${name} and ${mine}`
      // Until it is stored: while this worker lives, nobody else takes the row, and the job would never run by the clock again.
      while (!(await isStored(end, name))) await pause()
    })
  const isStored = async (end: RawBuilder<unknown>, name: JobName) => {
    try {
      await end.execute(db)
      return true
    } catch (error) {
      if (signal.aborted) throw error
      log.warn('the end of a job is stored again', { job: name, error })
      return false
    }
  }
  const allEnded = () => Promise.race([Promise.all(running), delay(stopMilliseconds, undefined, { ref: false })])
  const pause = () => delay(lookMilliseconds, undefined, { signal }).catch(() => undefined)

  const lookForDue = async (worker: Worker) => {
    const rows = claimedRows(worker, jobTable)
    if (takeOverFrom === Number.POSITIVE_INFINITY) takeOverFrom = performance.now() + ownersFirstMilliseconds
    while (!signal.aborted) {
      await rows.renew()
      if (maySweep()) {
        await rows.sweep()
        for (const id of await rows.claim(jobNames.length)) runDue(id as JobName, rows)
      }
      lastSign = performance.now()
      await pause()
    }
    // Claims of a worker that is gone are taken by others.
    await allEnded()
  }
  const keepLooking = async () => {
    while (!signal.aborted) {
      // At the start, what was missed is called meanwhile, and runs once.
      await pause()
      await asWorker(db, lookForDue).catch((error: unknown) => {
        takeOverFrom = Number.POSITIVE_INFINITY
        log.warn('the job queue did not answer', { error })
      })
    }
    await allEnded()
  }
  const listening = jobNames.map((name) =>
    pubSub.listen(jobTopic(name), (wasHeard) => {
      // Whatever was notified before this connection, or while it was broken, was missed.
      if (wasHeard && maySweep()) wake(name)
      else enqueueAt(db, name, 'now').catch((error: unknown) => log.warn('a job was not called', { job: name, error }))
    }),
  )
  const lookLoop = keepLooking()
  return {
    silentMilliseconds: () => performance.now() - lastSign,
    async stop() {
      stopping.abort()
      for (const stopListening of listening) stopListening()
      await Promise.race([lookLoop, delay(stopMilliseconds, undefined, { ref: false })])
    },
  }
}
