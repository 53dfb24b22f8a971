import type { DinnerOptions } from '../dinner/dinner.ts'

/** What of an event decides about changes of its teams. */
export interface MoveRules extends Pick<DinnerOptions, 'teamSize' | 'teamPartnerWishDisabled'> {
  meals: readonly unknown[]
}
