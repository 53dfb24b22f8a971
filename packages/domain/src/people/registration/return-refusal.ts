import { isPlaceHeld } from '../waiting-list/waiting-list.ts'

export const returnRefusals = ['EVENT_OVER', 'TEAMS_EXIST', 'REGISTERED_AGAIN', 'PLACE_TAKEN'] as const
export type ReturnRefusal = (typeof returnRefusals)[number]

export interface ReturnFacts {
  cancelledAt: Date
  now: Date
  /** The event is cancelled, or its day has passed. */
  isOver: boolean
  teamsExist: boolean
  /** The guest registered again with the address of the cancelled registration. */
  addressTaken: boolean
  /** A new registration of as many people would wait. */
  mustWait: boolean
}

/** Why a guest who cancelled cannot come back: docs/rules/people/registration.md#cancelling-and-coming-back. */
export function returnRefusal(facts: ReturnFacts): ReturnRefusal | undefined {
  if (facts.isOver) return 'EVENT_OVER'
  if (facts.teamsExist) return 'TEAMS_EXIST'
  if (facts.addressTaken) return 'REGISTERED_AGAIN'
  return facts.mustWait && !isPlaceHeld(facts.cancelledAt, facts.now) ? 'PLACE_TAKEN' : undefined
}
