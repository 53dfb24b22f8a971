import type { PublicDinner } from '@running-dinner/contract/people'
import { formFieldOf } from '../../features/people/registration/registration-issues.ts'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import type { SecondPerson } from '../../features/people/registration-form/second-person.ts'

/** Four screens, so that a guest who comes alone is through quickly; what may be skipped has no screen of its own. */
export const allSteps = ['you', 'home', 'partner', 'review'] as const
export type RegistrationStep = (typeof allSteps)[number]

type PartnerField = `teamPartnerWishRegistrationData.${keyof SecondPerson | 'diet.mealSpecificsNote'}`
type AnswerField = `answers.${string}`
export type RegistrationField =
  | Exclude<keyof RegistrationValues, 'teamPartnerWishRegistrationData' | 'answers'>
  | PartnerField
  | AnswerField

/** In the order of the screen: the first wrong one takes the focus. */
export const fieldsOfStep: Readonly<Record<RegistrationStep, readonly RegistrationField[]>> = {
  you: ['firstnamePart', 'lastname', 'email', 'mobileNumber', 'gender', 'age'],
  home: [
    ...(['zip', 'cityName', 'street', 'streetNr', 'country', 'addressRemarks'] as const),
    ...(['bellName', 'floor', 'entranceNote'] as const),
    ...(['numSeats', 'preferredMeal', 'standbyCook', 'standbyGuest'] as const),
    ...(['vegetarian', 'vegan', 'lactose', 'gluten', 'allergens', 'mealSpecificsNote', 'notes'] as const),
  ],
  // And one for each question of the event, see fieldsAsked.
  partner: [
    'partnerChoice',
    'teamPartnerWishEmail',
    'teamPartnerWishRegistrationData.firstnamePart',
    'teamPartnerWishRegistrationData.lastname',
    'teamPartnerWishRegistrationData.email',
    'teamPartnerWishRegistrationData.mobileNumber',
    'teamPartnerWishRegistrationData.diet.mealSpecificsNote',
  ],
  review: ['dataProcessingAcknowledged', 'termsAccepted'],
}

type Asking = Pick<PublicDinner, 'teamPartnerWishDisabled' | 'registrationQuestions'>

/** Where partner wishes are switched off and the organiser asks nothing, there is no third screen. */
export function stepsOf({ teamPartnerWishDisabled, registrationQuestions }: Asking): RegistrationStep[] {
  return allSteps.filter((step) => step !== 'partner' || !teamPartnerWishDisabled || registrationQuestions.length > 0)
}

/** What a step is called: the third may hold questions only. */
export function nameOfStep(
  step: RegistrationStep,
  { teamPartnerWishDisabled }: Asking,
): RegistrationStep | 'questions' {
  return step === 'partner' && teamPartnerWishDisabled ? 'questions' : step
}

/** Of one step, as this event asks. */
export function fieldsAsked(
  step: RegistrationStep,
  { registrationQuestions }: Pick<Asking, 'registrationQuestions'>,
): readonly RegistrationField[] {
  const answers = registrationQuestions.map(({ id }) => `answers.${id}` as const)
  return step === 'partner' ? [...fieldsOfStep.partner, ...answers] : fieldsOfStep[step]
}

export function stepOfField(field: string): RegistrationStep | undefined {
  if (field.startsWith('answers.')) return 'partner'
  return allSteps.find((step) => fieldsOfStep[step].some((stepField) => stepField === field))
}

/** The field an issue of the server belongs to; undefined where it is about the whole registration. */
export function fieldOfIssue(
  field: string | undefined,
  asking: Pick<Asking, 'registrationQuestions'>,
): RegistrationField | undefined {
  if (field === undefined) return undefined
  const formField = formFieldOf(field)
  return allSteps.flatMap((step) => fieldsAsked(step, asking)).find((askedField) => askedField === formField)
}

/** The step the address asks for, but never beyond the first one that still has an issue. */
export function reachableStep(
  askedStep: string | null,
  steps: readonly RegistrationStep[],
  wrongFields: readonly string[],
): RegistrationStep {
  const wrong = new Set(wrongFields.map(stepOfField))
  const furthest = steps.findIndex((step) => wrong.has(step))
  const position = steps.indexOf(askedStep as RegistrationStep)
  const limit = furthest < 0 ? steps.length - 1 : furthest
  return steps[Math.max(0, Math.min(position, limit))] ?? 'you'
}
