import type { DeliveryOutcome } from './delivery-outcome.ts'

/** Why a message is paused: many refusals of one kind in a row, or the limit of the provider that sends the mails. */
const pauseReasons = ['REFUSALS', 'PROVIDER_LIMIT'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** docs/rules/messages/messages.md#pauses */
export const pauseRule = { refusalsInARow: 10, tryAgainAfterSeconds: 3_600 } as const

/** What a message remembers of the answers to its mails. */
export interface PauseState {
  /** Permanent refusals with the same code, one after the other; an accepted mail resets the count. */
  refusals: { code: string; count: number }
  /** The code that paused it; undefined while it is not paused. */
  pausedBy: string | undefined
}

export interface FailureDecision {
  /** `fail` ends the mail, `retry` tries it again by its own schedule, `keep` leaves it waiting as if it had not been tried. */
  mail: 'fail' | 'retry' | 'keep'
  refusals: PauseState['refusals']
  /** Set when this answer pauses the message. */
  pause: PauseReason | undefined
}

/** What a failed attempt means for its mail and for the other mails of the message. */
export function decideFailure(state: PauseState, outcome: DeliveryOutcome, code: string): FailureDecision {
  const { refusals, pausedBy } = state
  if (outcome.kind === 'retry') return { mail: 'retry', refusals, pause: undefined }
  const isPaused = pausedBy !== undefined
  // Of the queue, which rests as a whole; a message has nothing to pause.
  if (outcome.kind === 'server') return { mail: 'retry', refusals, pause: undefined }
  if (outcome.kind === 'providerLimit')
    return { mail: 'keep', refusals, pause: isPaused ? undefined : 'PROVIDER_LIMIT' }
  if (isPaused && pausedBy === code) return { mail: 'keep', refusals, pause: undefined }
  const count = refusals.code === code ? refusals.count + 1 : 1
  const pause = !isPaused && count >= pauseRule.refusalsInARow ? 'REFUSALS' : undefined
  return { mail: 'fail', refusals: { code, count }, pause }
}
