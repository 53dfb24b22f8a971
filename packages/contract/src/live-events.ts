import { z } from 'zod'
import { optimizationState } from './plan-optimization.ts'

/**
 * Server push (decisions A15, B7): `text/event-stream` under these paths and, as with calls, with `/api` in front. Every
 * event has a name and JSON data, and comes once more as a message without a name, but for `progress`; what is missed is made up for, because a stream begins with the present state.
 */
export const liveStreams = {
  /** Changes of one event, for as long as somebody looks. */
  dinner: '/sse/runningdinner/:adminId',
  /** One optimisation until it ended, at most 180 s. */
  optimization: '/sse/dinnerrouteservice/v1/runningdinner/:adminId/:optimizationId/subscribe',
} as const

export const liveEvents = {
  /** Of `dinner`: something is another now; also sent once at the beginning. `lastActivity` grows with every change, `planVersion` with those of teams or routes. */
  plan: z.object({ planVersion: z.number(), lastActivity: z.number() }),
  /** Of `optimization`: first the present state, then whenever there is something to tell. */
  progress: optimizationState,
  /** Of `optimization`: it is over, and the stream with it. */
  finished: optimizationState,
} as const
export type LiveEvent = keyof typeof liveEvents
