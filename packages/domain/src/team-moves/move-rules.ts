import type { DinnerOptions, Meal } from '../dinner/dinner.ts'

/** What of an event decides about changes of its teams. */
export interface MoveRules extends Pick<DinnerOptions, 'teamSize' | 'genderAspects' | 'teamPartnerWishDisabled'> {
  /** In order of time. */
  meals: readonly Meal[]
}
