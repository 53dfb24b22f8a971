import type { NewMeal } from '@running-dinner/domain/dinner/defaults.ts'
import type { DinnerOptions } from '@running-dinner/domain/dinner/dinner.ts'
import type { DraftAfterParty, DraftContract } from '../wizard-draft.ts'

/** What the forms hold whose fields stand in files of their own. */
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
