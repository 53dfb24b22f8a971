import { type LiveEvent, liveStreams } from '@running-dinner/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { createEventStreams, type StreamLimits } from '../../../platform/sse/event-streams.ts'
import { followState } from '../../../platform/sse/follow-state.ts'
import { getStream } from '../../../platform/sse/get-stream.ts'
import { lastActivity } from '../../events/activities/index.ts'
import { dinnerStore, dinnerTopic, requireDinner } from '../../events/dinner-record/index.ts'
import { presentRun } from './plan-run.present.ts'
import { planRunStore, runTopic } from './plan-run.store.ts'

/** Maximum stream lifetime; clients must re-authenticate. */
const dinnerMilliseconds = 1_800_000
const optimizationMilliseconds = 180_000

/** Server-sent events, on each path also with the prefix `/api`, as for all calls. */
export function liveRoutes(ctx: Ctx, limits?: StreamLimits): FastifyPluginAsync {
  const { pubSub } = ctx
  const organiser = requireDinner(ctx)
  // Existing clients take any unnamed message about an optimisation as its end, so progress is never unnamed.
  const event = (name: LiveEvent, isLast = false) => ({ name, isLast, alsoUnnamed: name !== 'progress' })
  return async (app) => {
    const streams = createEventStreams(app, limits)
    getStream(app, liveStreams.dinner, async (params, reply) => {
      const dinner = await organiser(params)
      const topic = dinnerTopic(dinner)
      followState({
        pubSub,
        topics: [topic],
        open: (options) => streams.open(reply, { ...options, topic, lifetime: dinnerMilliseconds }),
        read: async () =>
          (await dinnerStore.isOpenedBy(ctx.db, dinner))
            ? {
                planVersion: await dinnerStore.planVersion(ctx.db, dinner),
                lastActivity: await lastActivity(ctx.db, dinner),
              }
            : undefined,
        eventOf: () => event('plan'),
      })
    })
    getStream(app, liveStreams.optimization, async (params, reply) => {
      const dinner = await organiser(params)
      const id = idOf(params, 'optimizationId')
      const run = () => planRunStore.byId(ctx, dinner, id)
      if (!(await run())) throw notFound()
      followState({
        pubSub,
        topics: [runTopic(id)],
        open: (options) => streams.open(reply, { ...options, topic: runTopic(id), lifetime: optimizationMilliseconds }),
        read: async () => {
          const planRun = await run()
          return planRun && presentRun(planRun)
        },
        eventOf: ({ status }) => (status === 'RUNNING' ? event('progress') : event('finished', true)),
      })
    })
  }
}
