import type { NewMeal } from '@running-dinner/domain/events/dinner/defaults.ts'
import type { DinnerOptions } from '@running-dinner/domain/events/dinner/dinner.ts'
import type { DraftAfterParty, DraftContract } from '../wizard-draft.ts'

/** The values of forms whose fields are split over several files. */
export interface OptionsValues extends DinnerOptions {
  meals: NewMeal[]
}

export interface MealTimesValues {
  meals: NewMeal[]
  afterPartyLocation: DraftAfterParty | null
}

export interface FinishValues {
  email: string
  contract: DraftContract
  dataProcessing: boolean
}
