import { z } from 'zod'
import { optimizationState } from './plan-optimization.ts'

/**
 * Server-sent events under these paths, also with `/api` before them. Every event has a name and JSON data and, except
 * `progress`, is repeated as a message without a name. A stream begins with the current state, so reconnecting is enough
 * after a lost connection.
 */
export const liveStreams = {
  /** Changes of one event, while a client is subscribed. */
  dinner: '/sse/runningdinner/:adminId',
  /** One optimisation until it ended, at most 180 s. */
  optimization: '/sse/dinnerrouteservice/v1/runningdinner/:adminId/:optimizationId/subscribe',
} as const

export const liveEvents = {
  /** Of `dinner`: something has changed; also sent once at the beginning. `lastActivity` grows with every change, `planVersion` with those of teams or routes. */
  plan: z.object({ planVersion: z.number(), lastActivity: z.number() }),
  /** Of `optimization`: first the present state, then whenever there is something to tell. */
  progress: optimizationState,
  /** Of `optimization`: it is over, and the stream with it. */
  finished: optimizationState,
} as const
export type LiveEvent = keyof typeof liveEvents
