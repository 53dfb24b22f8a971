import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/database.ts'
import { unavailable } from '../../../platform/http/problems.ts'
import type { JobsPulse } from '../../../platform/jobs/run-jobs.ts'
import { askDatabase, askJobQueue, askPubSub, type Backlog, jobsReport, readBacklog } from './health.read.ts'

type HealthCtx = Pick<Ctx, 'db' | 'clock' | 'log' | 'pubSub'>

/** A probe waits no longer: most give up after five seconds. */
const answerMilliseconds = 3_000
const backlogMilliseconds = 5_000
/** Of the jobs, whose rows are asked for each second: longer than a lost connection takes to be noticed. */
const longestSilence = 30_000

/**
 * `/health`: the process lives. `/health/ready`: the database answers, notifications of the pool are heard, and a process that runs
 * jobs has asked lately which are due. What is wrong outside, such as a mail server that is away, does not make it unready: another
 * process could not do better. That is what `/health/jobs` is for.
 */
export function healthRoutes(ctx: HealthCtx, pulse?: JobsPulse): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.get('/health', async () => ({ status: 'ok' }))
    app.get('/health/ready', async (_request, reply) => {
      const replying = new AbortController()
      const askSessions = (db: Db) => askPubSub(db, ctx.pubSub, replying.signal)
      const [databaseAnswers, heard, queue] = await Promise.all(
        [askDatabase, askSessions, askJobQueue].map((ask) => answers(ctx, ask)),
      )
      replying.abort()
      const database = databaseAnswers === true && heard === true
      const jobs = queue === true && (pulse === undefined || pulse.silentMilliseconds() < longestSilence)
      const ready = database && jobs
      return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', database, jobs })
    })
    const backlogNow = rememberedBacklog(ctx)
    app.get('/health/jobs', async (_request, reply) => {
      const backlog = await inTime(backlogNow())
      if (backlog === undefined) throw unavailable()
      const report = jobsReport(backlog)
      return reply.status(report.status === 'ok' ? 200 : 503).send(report)
    })
  }
}

async function answers(ctx: HealthCtx, ask: (db: Db) => Promise<void>): Promise<boolean> {
  const databaseCheck = ask(ctx.db).then(
    () => true,
    (error: unknown) => {
      ctx.log.warn('not ready', { error })
      return false
    },
  )
  return (await inTime(databaseCheck)) ?? false
}

/** Asks at most once in five seconds: everyone may ask. */
function rememberedBacklog({ db, clock }: HealthCtx): () => Promise<Backlog> {
  let lastBacklog: { at: number; backlog: Promise<Backlog> } | undefined
  return () => {
    const now = clock.now()
    if (lastBacklog === undefined || Math.abs(now.getTime() - lastBacklog.at) >= backlogMilliseconds)
      lastBacklog = { at: now.getTime(), backlog: readBacklog(db, now) }
    return lastBacklog.backlog
  }
}

function inTime<T>(probe: Promise<T>): Promise<T | undefined> {
  return Promise.race([probe, delay(answerMilliseconds, undefined, { ref: false })])
}
