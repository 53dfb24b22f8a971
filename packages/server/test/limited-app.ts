import Fastify, { type FastifyRequest, type InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { errorWords } from '../src/features/issue-wording.ts'
import { rateLimits } from '../src/features/rate-limits.ts'
import { readConfig } from '../src/platform/config.ts'
import { replyWithError } from '../src/platform/http/error-reply.ts'
import { limitCalls } from '../src/platform/http/limit-calls.ts'
import { Problem, refused } from '../src/platform/http/problems.ts'
import { routerOptions, withoutApiPrefix } from '../src/platform/http/register-handlers.ts'
import type { RateLimit } from '../src/platform/limits/rate-limiter.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { silentLog } from './test-log.ts'

/** A client address from the documentation range. */
const home = '203.0.113.7'

interface Options {
  rateLimits?: boolean
  trustProxyHops?: number
  /** All limits of the product, unless a test looks at one alone. */
  limits?: readonly RateLimit[]
  /** The product's own function, unless a test replaces it. */
  addressOf?: (request: FastifyRequest) => string
  /** The database of another process that shares the counters. */
  database?: TestDatabase
}

/**
 * The product's rate limits in front of calls that do nothing: each answers with the status in the header `x-answer`, so that
 * limits on expensive calls can be tested too.
 */
export async function limitedApp(patterns: readonly string[], options: Options = {}) {
  const { database = await testDatabase() } = options
  let now = new Date('2030-05-01T10:00:00Z')
  const config = { ...readConfig({ NODE_ENV: 'test' }), rateLimits: options.rateLimits ?? true }
  const ctx = { db: database.db, clock: { now: () => now }, config, log: silentLog }
  const app = Fastify({
    trustProxy: (_address, hop) => hop < (options.trustProxyHops ?? 0),
    routerOptions,
    rewriteUrl: ({ url = '/' }) => withoutApiPrefix(url),
  })
  limitCalls(app, ctx, options.limits ?? rateLimits, replyWithError(silentLog, errorWords), options.addressOf)
  let carriedOut = 0
  for (const pattern of patterns) {
    const [method = '', path = ''] = pattern.split(' ')
    for (const url of [path, `/rest${path}`]) {
      app.route({
        method,
        url,
        handler: async (request) => {
          carriedOut++
          answerAs(request)
          return {}
        },
      })
    }
  }
  onTestFinished(() => app.close())
  return {
    database,
    carriedOut: () => carriedOut,
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    send: async (call: InjectOptions) => app.inject({ remoteAddress: home, ...call }),
  }
}

function answerAs(request: FastifyRequest): void {
  const answer = request.headers['x-answer']
  if (answer === '404') throw new Problem(404, [{ message: 'not_found', issueType: 'BAD_REQUEST' }])
  if (answer === 'duplicate') throw refused([{ message: 'participant_already_registered', issueType: 'VALIDATION' }])
  if (answer === '406') throw refused([{ message: 'required', issueType: 'VALIDATION' }])
}
