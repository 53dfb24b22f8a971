import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import { limits } from '@running-dinner/domain'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { feedbackForm } from './features/accounts/feedback/feedback-form.routes.ts'
import { healthRoutes } from './features/accounts/operation/health.routes.ts'
import { metricsRoutes } from './features/accounts/operation/metrics.routes.ts'
import { describedApi } from './features/described-api.ts'
import { eveningStreams } from './features/evening/day/evening-streams.routes.ts'
import { demoPages } from './features/events/wizard/demo.routes.ts'
import {
  confirmationForms,
  confirmationWithoutScripts,
} from './features/guests/confirmation-forms/confirmation-forms.routes.ts'
import { ownPageForms } from './features/guests/own-forms/own-forms.routes.ts'
import { publicFiles } from './features/guests/public-pages/public-files.routes.ts'
import { publicPageSource } from './features/guests/public-pages/public-page-source.ts'
import { registrationForm } from './features/guests/registration-form/registration-form.routes.ts'
import { ownPageWithoutScripts } from './features/guests/self-service/index.ts'
import { plainEvening } from './features/guests/self-service/plain-evening.routes.ts'
import { allHandlers } from './features/handlers.ts'
import { errorWords, eventOf } from './features/issue-wording.ts'
import { newsletterPages } from './features/messages/newsletter/newsletter.routes.ts'
import { devMailPages } from './features/messages/sending/dev-mails.routes.ts'
import { pagePaths } from './features/page-paths.ts'
import { paymentPages } from './features/payments/orders/payment-pages.routes.ts'
import { liveRoutes } from './features/plan/plan-optimization/live.routes.ts'
import { rateLimits } from './features/rate-limits.ts'
import type { Ctx } from './platform/ctx.ts'
import { drainBodies } from './platform/http/drain-body.ts'
import { replyToBroken, replyToUnreadable, replyWithError } from './platform/http/error-reply.ts'
import { limitCalls } from './platform/http/limit-calls.ts'
import { requireLowestRate } from './platform/http/lowest-rate.ts'
import { describeApi } from './platform/http/openapi.ts'
import { servePages } from './platform/http/pages.ts'
import { warnOfProxy } from './platform/http/proxy-warning.ts'
import { registerHandlers, routerOptions, withoutApiPrefix } from './platform/http/register-handlers.ts'
import { acceptJsonOnly, bodyLimits } from './platform/http/request-bodies.ts'
import { strictHeaders, strictHeadersAsText } from './platform/http/strict-headers.ts'
import { serveTiles } from './platform/http/tiles.ts'
import type { JobsPulse } from './platform/jobs/run-jobs.ts'

/** The contract checks bodies and replies: no route gives Fastify a schema, so its compilers need not be loaded. */
const noCompiler = () => {
  throw new Error('Routes have no schemas of Fastify: packages/contract has them.')
}
const withoutSchemas = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } }

/** Builds the HTTP application without listening. With a pulse, it is ready only while this process can run jobs. */
export async function createApp(ctx: Ctx, pagesFolder: string, pulse?: JobsPulse): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    schemaController: withoutSchemas,
    // Trust only as many proxies as the operator configured; clients can forge the entries further left in X-Forwarded-For.
    trustProxy: (_address, hop) => hop < ctx.config.trustProxyHops,
    bodyLimit: bodyLimits.call,
    // The longest body, a list of 4 MB, at the lowest rate; what is slower is refused before.
    requestTimeout: 220_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions,
    rewriteUrl: ({ url = '/' }) => withoutApiPrefix(url),
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: replyToUnreadable(strictHeadersAsText(ctx.config), errorWords),
    clientErrorHandler: replyToBroken(strictHeadersAsText(ctx.config), errorWords),
  })
  acceptJsonOnly(app)
  drainBodies(app, { bytes: 16_000_000, milliseconds: 15_000, afterTimeout: 1_000 })
  warnOfProxy(app, ctx)
  // Half of a line of 300 kbit/s. Bodies of ordinary calls are about as long as what that brings in 12 s.
  requireLowestRate(app, { grace: 12_000, bytesPerSecond: 20_000, lookEvery: 1_000 }, errorWords)
  limitCalls(app, ctx, rateLimits, replyWithError(ctx.log, errorWords))
  await app.register(helmet, strictHeaders(ctx.config))
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    // Brotli's default quality 11 takes seconds for a list of 3,000 people and saves only 10 % more.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(multipart, {
    limits: { fileSize: limits.uploadedFile, files: 1, fields: 5, fieldSize: 100_000, parts: 6 },
  })
  logRequests(app, ctx)
  const handlers = allHandlers(ctx)
  const methodsOf = registerHandlers(app, ctx, handlers, eventOf)
  await app.register(liveRoutes(ctx))
  await app.register(eveningStreams(ctx))
  await app.register(paymentPages(ctx))
  await app.register(demoPages(ctx))
  await app.register(newsletterPages(ctx))
  await app.register(feedbackForm(ctx))
  await app.register(confirmationForms(ctx))
  await app.register(plainEvening(ctx))
  await app.register(ownPageForms(ctx))
  await app.register(describeApi(describedApi))
  await app.register(serveTiles(ctx))
  if (!ctx.config.production) await app.register(devMailPages(ctx))
  await app.register(publicFiles(ctx))
  await app.register(metricsRoutes(ctx))
  await app.register(healthRoutes(ctx, pulse))
  const sendRefused = await servePages(app, {
    methodsOf,
    folder: pagesFolder,
    context: {
      operator: {
        ...ctx.config.operator,
        email: ctx.config.adminEmail,
        donationUrl: ctx.config.donationUrl ?? '',
      },
      source: publicPageSource(ctx),
    },
    paths: pagePaths,
    withoutScripts: (path, nonce, search) =>
      confirmationWithoutScripts(path, nonce) ?? ownPageWithoutScripts(path, nonce, search),
    baseUrl: ctx.baseUrl,
  })
  await app.register(registrationForm(ctx, handlers, sendRefused))
  return app
}

/** What a process answers that only runs jobs: whether it lives, and metrics. */
export async function createWorkerApp(ctx: Ctx, pulse?: JobsPulse): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    schemaController: withoutSchemas,
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000 },
  })
  app.setErrorHandler<FastifyError | Error>(replyWithError(ctx.log, errorWords))
  await app.register(metricsRoutes(ctx))
  await app.register(healthRoutes(ctx, pulse))
  return app
}

function logRequests(app: FastifyInstance, ctx: Ctx): void {
  app.addHook('onResponse', async (request, reply) => {
    ctx.log.info('request', {
      requestId: request.id,
      method: request.method,
      // Log the route pattern, never the URL: paths contain secrets.
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    ctx.metrics.countRequest({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
  })
}
