import { z } from 'zod'
import { optimizationState } from './plan-optimization.ts'

export * from './live-streams.ts'

export const liveEvents = {
  /** Of `dinner`: something has changed; also sent once at the beginning. `lastActivity` grows with every change, `planVersion` with those of teams or routes. */
  plan: z.object({ planVersion: z.number(), lastActivity: z.number() }),
  /** Of `optimization`: first the present state, then whenever there is something to tell. */
  progress: optimizationState,
  /** Of `optimization`: it is over, and the stream with it. */
  finished: optimizationState,
  /** Of `ownEvening` and `eveningBoard`: load it again; also sent once at the beginning. `changes` counts since this connection opened. */
  evening: z.object({ changes: z.number() }),
} as const
export type LiveEvent = keyof typeof liveEvents
