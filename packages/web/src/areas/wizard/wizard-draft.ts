import {
  defaultAfterParty,
  defaultBasicDetails,
  defaultMeals,
  defaultMealTime,
  defaultOptions,
  demoDate,
  type NewMeal,
  settledEndOfRegistration,
} from '@running-dinner/domain/dinner/defaults.ts'
import type {
  AfterPartyLocation,
  BasicDetails,
  Contract,
  DinnerOptions,
  DinnerType,
  Language,
  PublicSettings,
} from '@running-dinner/domain/dinner/dinner.ts'
import { moveMealsToDate } from '@running-dinner/domain/dinner/meal-times.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'
import type { WizardPlace, WizardStep } from './wizard-steps.ts'

export type DraftAfterParty = Omit<AfterPartyLocation, 'geocodingResult'>
export type DraftPublicSettings = Omit<PublicSettings, 'publicDinnerId'>
export type DraftContract = Omit<Contract, 'email'>
export type MealLabels = Record<Language, readonly string[]>

interface CreatedDinner {
  adminId: string
  administrationUrl: string
  email: string
}

/** An event in the making; one for real events, one for demos. */
export interface WizardDraft {
  runningDinnerType: DinnerType
  email: string
  basicDetails: BasicDetails
  options: DinnerOptions
  meals: NewMeal[]
  publicSettings: DraftPublicSettings
  afterPartyLocation: DraftAfterParty | null
  contract: DraftContract
  completed: WizardStep[]
  created: CreatedDinner | null
}

export type WizardAction =
  | { type: 'basicsSaved'; basicDetails: BasicDetails; today: LocalDate; mealLabels: MealLabels }
  | { type: 'optionsSaved'; options: DinnerOptions; meals: NewMeal[] }
  | { type: 'mealTimesSaved'; meals: NewMeal[]; afterPartyLocation: DraftAfterParty | null }
  | { type: 'publicSettingsSaved'; publicSettings: DraftPublicSettings }
  | { type: 'previewSeen' }
  | { type: 'dinnerCreated'; created: CreatedDinner }
  | { type: 'startedOver'; draft: WizardDraft }

interface StartOptions {
  runningDinnerType: DinnerType
  today: LocalDate
  mealLabels: MealLabels
  /** What a demo is called and where it takes place. */
  demo: Pick<BasicDetails, 'title' | 'city' | 'zip' | 'country'>
}

/** The participants preview asks nothing, so it counts as done from the start (spec 4). */
export function startDraft({ runningDinnerType, today, mealLabels, demo }: StartOptions): WizardDraft {
  const defaults = defaultBasicDetails(today)
  const isDemo = runningDinnerType === 'DEMO'
  const basicDetails: BasicDetails = isDemo
    ? { ...defaults, ...demo, date: demoDate(today), registrationType: 'CLOSED' }
    : defaults
  return {
    runningDinnerType,
    email: '',
    basicDetails,
    options: defaultOptions(),
    meals: defaultMeals(basicDetails.date, mealLabels[basicDetails.languageCode]),
    publicSettings: {
      title: '',
      description: '',
      publicContactName: '',
      publicContactEmail: '',
      publicContactMobileNumber: '',
      // Set when the basics are saved: only then there is a date to count from.
      endOfRegistrationDate: '',
      registrationDeactivated: false,
      participantLimit: undefined,
    },
    afterPartyLocation: null,
    contract: { fullname: '', streetWithNr: '', zip: '', city: '', newsletterEnabled: false },
    completed: ['participants-preview'],
    created: null,
  }
}

export function wizardReducer(draft: WizardDraft, action: WizardAction): WizardDraft {
  switch (action.type) {
    case 'basicsSaved':
      return completing('basics', withBasics(draft, action))
    case 'optionsSaved':
      return completing('options', { ...draft, options: action.options, meals: action.meals })
    case 'mealTimesSaved':
      return completing('mealtimes', {
        ...draft,
        meals: action.meals,
        afterPartyLocation: action.afterPartyLocation,
      })
    case 'publicSettingsSaved':
      return completing('registration-settings', withPublicSettings(draft, action.publicSettings))
    case 'previewSeen':
      return completing('participants-preview', draft)
    case 'dinnerCreated':
      return completing('summary', completing('finish', { ...draft, created: action.created }))
    case 'startedOver':
      return action.draft
  }
}

/** The switch of the meal times step: on brings the usual place and time, off removes it (spec 4, decisions B9). */
export function switchedAfterParty(
  isOn: boolean,
  meals: readonly Pick<NewMeal, 'time'>[],
  basics: BasicDetails,
): DraftAfterParty | null {
  if (!isOn) return null
  const { geocodingResult: _, ...party } = defaultAfterParty(meals, basics)
  return party
}

/** One more meal, two hours after the last. */
export function withAnotherMeal(meals: readonly NewMeal[], label: string, date: LocalDate): NewMeal[] {
  return [...meals, { label, time: defaultMealTime(meals, date) }]
}

export function placeOf(draft: WizardDraft): WizardPlace {
  return {
    registrationType: draft.basicDetails.registrationType,
    completed: draft.completed,
    isCreated: draft.created !== null,
  }
}

type BasicsSaved = Extract<WizardAction, { type: 'basicsSaved' }>

/** Meals and after party follow the date and keep their clock; a deadline that no longer fits is set anew (spec 4). */
function withBasics(draft: WizardDraft, { basicDetails, today, mealLabels }: BasicsSaved): WizardDraft {
  const before = draft.basicDetails
  const { date } = basicDetails
  const meals = moveMealsToDate(draft.meals, date, before.date)
  const party = draft.afterPartyLocation
  const { publicSettings } = draft
  return {
    ...draft,
    basicDetails,
    meals: reworded(meals, mealLabels[before.languageCode], mealLabels[basicDetails.languageCode]),
    afterPartyLocation: party === null ? null : (moveMealsToDate([party], date, before.date)[0] ?? null),
    publicSettings: {
      ...publicSettings,
      title: ['', before.title].includes(publicSettings.title) ? basicDetails.title : publicSettings.title,
      endOfRegistrationDate: settledEndOfRegistration(publicSettings.endOfRegistrationDate || undefined, date, today),
    },
  }
}

/** Names nobody touched speak the event's language. */
function reworded(meals: readonly NewMeal[], from: readonly string[], to: readonly string[]): NewMeal[] {
  return meals.map((meal, position) => ({
    ...meal,
    label: meal.label === from[position] ? (to[position] ?? meal.label) : meal.label,
  }))
}

/** Who answers questions is most likely who signs (spec 4). */
function withPublicSettings(draft: WizardDraft, publicSettings: DraftPublicSettings): WizardDraft {
  const { publicContactEmail, publicContactName } = publicSettings
  const needsEmail = draft.runningDinnerType !== 'DEMO' && draft.email === ''
  return {
    ...draft,
    publicSettings,
    email: needsEmail ? publicContactEmail : draft.email,
    contract: publicContactName === '' ? draft.contract : { ...draft.contract, fullname: publicContactName },
  }
}

function completing(step: WizardStep, draft: WizardDraft): WizardDraft {
  return draft.completed.includes(step) ? draft : { ...draft, completed: [...draft.completed, step] }
}
