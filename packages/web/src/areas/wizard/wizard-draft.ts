import type { wizardRoutes } from '@running-dinner/contract/events'
import type { BodyInputOf } from '@running-dinner/contract/route'
import {
  type AfterPartyLocation,
  type BasicDetails,
  type Contract,
  carriedEndOfRegistration,
  type DinnerOptions,
  type DinnerType,
  defaultAfterParty,
  defaultBasicDetails,
  defaultMeals,
  defaultMealTime,
  defaultOptions,
  demoDate,
  inOrderOfTime,
  type Language,
  moveMealsToDate,
  type NewMeal,
  type PublicSettings,
  settledEndOfRegistration,
} from '@running-dinner/domain/events'
import type { LocalDate } from '@running-dinner/domain/local-date'
import type { WizardPlace, WizardStep } from './wizard-steps.ts'

export type DraftAfterParty = Omit<AfterPartyLocation, 'geocodingResult'>
type DraftPublicSettings = Omit<PublicSettings, 'publicDinnerId'>
export type DraftContract = Omit<Contract, 'email'>
export type MealLabels = Record<Language, readonly string[]>

interface CreatedDinner {
  adminId: string
  administrationUrl: string
  /** Where guests register; absent for a closed event. */
  publicDinnerUrl: string | undefined
  title: string
  email: string
}

/** An earlier event, and those of its settings that the wizard has no step for. */
interface CarriedOver {
  title: string
  date: LocalDate
  settings: NonNullable<BodyInputOf<typeof wizardRoutes.create>['carriedOver']>
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
  /** The organiser chose to go on with the usual settings. */
  isFastLane: boolean
  /** Null unless an earlier event is run again. */
  carriedOver: CarriedOver | null
  created: CreatedDinner | null
}

export type WizardAction =
  | {
      type: 'basicsSaved'
      basicDetails: BasicDetails
      today: LocalDate
      mealLabels: MealLabels
      /** Options, meal times and preview are completed with what the draft holds. */
      isFastLane: boolean
    }
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
  /** Of the organiser's screen: the language that mails and courses of the event begin with. */
  language: Language
  /** What a demo is called and where it takes place. */
  demo: Pick<BasicDetails, 'title' | 'city' | 'zip' | 'country'>
}

/** The participants preview asks nothing, so it counts as done from the start. */
export function startDraft({ runningDinnerType, today, mealLabels, language, demo }: StartOptions): WizardDraft {
  const defaults = { ...defaultBasicDetails(today), languageCode: language }
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
    isFastLane: false,
    carriedOver: null,
    created: null,
  }
}

interface Organiser {
  name: string
  email: string
}

/** A logged-in organiser does not type name and address again; what is already there stays. */
export function withOrganiser(draft: WizardDraft, organiser: Organiser | undefined): WizardDraft {
  if (organiser === undefined || draft.created !== null) return draft
  const { publicSettings, contract } = draft
  return {
    ...draft,
    email: draft.email || organiser.email,
    publicSettings: {
      ...publicSettings,
      publicContactName: publicSettings.publicContactName || organiser.name,
      publicContactEmail: publicSettings.publicContactEmail || organiser.email,
    },
    contract: { ...contract, fullname: contract.fullname || organiser.name },
  }
}

export function wizardReducer(draft: WizardDraft, action: WizardAction): WizardDraft {
  switch (action.type) {
    case 'basicsSaved': {
      const saved = { ...completing('basics', withBasics(draft, action)), isFastLane: action.isFastLane }
      return action.isFastLane
        ? completing('participants-preview', completing('mealtimes', completing('options', saved)))
        : saved
    }
    case 'optionsSaved':
      return completing('options', { ...draft, options: action.options, meals: action.meals })
    case 'mealTimesSaved':
      return completing('mealtimes', {
        ...draft,
        // In the order the server will store them, so that a return to this step shows the final courses.
        meals: inOrderOfTime(action.meals),
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

/** The switch of the meal times step: on brings the usual place and time, off removes it. */
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

/** An event that is run again has the date of the earlier one until its own is chosen. */
function needsNewDate({ carriedOver, completed }: WizardDraft): boolean {
  return carriedOver !== null && !completed.includes('basics')
}

type BasicsSaved = Extract<WizardAction, { type: 'basicsSaved' }>

/** Meals and after party follow the date and keep their clock; a deadline that no longer fits is set to its default. */
function withBasics(draft: WizardDraft, { basicDetails, today, mealLabels }: BasicsSaved): WizardDraft {
  const before = draft.basicDetails
  const { date } = basicDetails
  const meals = moveMealsToDate(draft.meals, date, before.date)
  const party = draft.afterPartyLocation
  const { publicSettings, contract } = draft
  const isCarried = needsNewDate(draft) && publicSettings.endOfRegistrationDate !== ''
  return {
    ...draft,
    basicDetails,
    meals: mealsInLanguage(meals, mealLabels, before.languageCode, basicDetails.languageCode),
    contract: {
      ...contract,
      zip: followed(contract.zip, before.zip, basicDetails.zip),
      city: followed(contract.city, before.city, basicDetails.city),
    },
    afterPartyLocation: party === null ? null : (moveMealsToDate([party], date, before.date)[0] ?? null),
    publicSettings: {
      ...publicSettings,
      title: followed(publicSettings.title, before.title, basicDetails.title),
      endOfRegistrationDate: isCarried
        ? carriedEndOfRegistration(publicSettings.endOfRegistrationDate, before.date, date, today)
        : settledEndOfRegistration(publicSettings.endOfRegistrationDate || undefined, date, today),
    },
  }
}

/** A field proposed from another one follows it until it gets a value of its own. */
function followed(own: string, before: string, after: string): string {
  return own === '' || own === before ? after : own
}

/** Course names that were left as proposed are put in the event's language. */
export function mealsInLanguage(
  meals: readonly NewMeal[],
  labels: MealLabels,
  from: Language,
  to: Language,
): NewMeal[] {
  return meals.map((meal, position) => ({
    ...meal,
    label: meal.label === labels[from][position] ? (labels[to][position] ?? meal.label) : meal.label,
  }))
}

/** Whether options and meals are as they are proposed to everybody; the day does not matter. */
export function hasUsualSettings(draft: WizardDraft, mealLabels: MealLabels): boolean {
  const { date, languageCode } = draft.basicDetails
  const options = defaultOptions()
  const meals = defaultMeals(date, mealLabels[languageCode])
  const hasUsualOptions = (Object.keys(options) as (keyof DinnerOptions)[]).every(
    (key) => draft.options[key] === options[key],
  )
  const hasUsualMeals =
    draft.meals.length === meals.length &&
    draft.meals.every((meal, index) => meal.label === meals[index]?.label && meal.time === meals[index]?.time)
  return hasUsualOptions && hasUsualMeals && draft.afterPartyLocation === null
}

/** The contact for guests is most likely the organiser who signs, so the contract starts with that name. */
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
