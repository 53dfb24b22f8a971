import { liveStreams } from '@running-dinner/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { createEventStreams, type StreamLimits } from '../../../platform/sse/event-streams.ts'
import { followState } from '../../../platform/sse/follow-state.ts'
import { getStream } from '../../../platform/sse/get-stream.ts'
import { dinnerTopic, eveningTopic, personTopic } from '../../events/dinner-record/index.ts'
import { participantStore, requireParticipant } from '../../people/participants/index.ts'
import { requireEvening } from '../helper-links/index.ts'

/** Maximum stream lifetime; the browser connects again. */
const lifetime = 1_800_000
/** Proxies cut connections that are silent for a minute; hundreds of cards must not ask the database more often than needed. */
const heartbeatMilliseconds = 25_000
/** Phones of one link. How many share a network is not limited. */
const cardLimits: StreamLimits = { heartbeatMilliseconds, perTopic: 10, perProcess: 4_000 }
const boardLimits: StreamLimits = { heartbeatMilliseconds, perTopic: 100, perProcess: 1_000 }

/**
 * Tells cards and boards that the evening changed, and nothing of what changed. Each look asks first whether the link still opens it, so that
 * withdrawing a link, or deleting the person or the event, ends the stream at once.
 */
export function eveningStreams(ctx: Ctx): FastifyPluginAsync {
  const { pubSub } = ctx
  const [participant, evening] = [requireParticipant(ctx), requireEvening(ctx)]
  const eventOf = () => ({ name: 'evening' })
  return async (app) => {
    const [cards, boards] = [createEventStreams(app, cardLimits), createEventStreams(app, boardLimits)]
    getStream(app, liveStreams.ownEvening, async (params, reply) => {
      const { dinner, person } = await participant(params)
      const topic = personTopic(person)
      followState({
        ...{ pubSub, eventOf, topics: [topic, dinnerTopic(dinner)] },
        open: (options) => cards.open(reply, { ...options, topic, lifetime }),
        read: async (changes) =>
          (await participantStore.isOpenedBy(ctx.db, person.id, params.selfAdminId)) ? { changes } : undefined,
      })
    })
    getStream(app, liveStreams.eveningBoard, async (params, reply) => {
      const { dinner } = await evening(params)
      const topic = eveningTopic(dinner)
      followState({
        ...{ pubSub, eventOf, topics: [topic, dinnerTopic(dinner)] },
        open: (options) => boards.open(reply, { ...options, topic, lifetime }),
        read: (changes) =>
          evening(params).then(
            () => ({ changes }),
            (error: unknown) => (isUnknown(error) ? undefined : Promise.reject(error)),
          ),
      })
    })
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof Problem && error.status === 404
}
