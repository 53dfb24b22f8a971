import { registrationInput } from '@running-dinner/contract/forms'
import { type Issue, issue } from '@running-dinner/domain'
import { allergens } from '@running-dinner/domain/people'
import { badRequest } from '../../../platform/http/problems.ts'

const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const
const boxes = [...diets, 'standbyCook', 'standbyGuest', 'dataProcessingAcknowledged', 'termsAccepted'] as const
const second = 'teamPartnerWishRegistrationData'
const secondTexts = ['firstnamePart', 'lastname', 'email', 'mobileNumber'] as const
const structured = [...boxes, second, 'allergens', 'answers']
/** Every other field of the call is one line or area of text. */
const texts = Object.keys(registrationInput.shape).filter((name) => !structured.includes(name))

const choices = ['none', 'wish', 'pair']

/** Fields that a registration's page has; another comes from no page of ours. */
const knownFields = new Set([
  ...texts,
  ...boxes,
  'partnerChoice',
  'attempt',
  ...secondTexts.map((name) => `${second}.${name}`),
  `${second}.eatsDifferently`,
  ...['', `${second}.diet.`].flatMap((of) => [
    ...[...diets, 'mealSpecificsNote'].map((name) => of + name),
    ...allergens.flatMap((allergen) => [`${of}allergens.${allergen}`, `${of}allergens.${allergen}.checked`]),
  ]),
])
const answer = /^answers\.([\w-]{1,36})$/

export interface SentRegistration {
  /** As they go back into the fields. */
  values: Record<string, unknown>
  /** As a client sends it; the call checks it. */
  body: Record<string, unknown>
  /** What only the form shows: on the wire '' means no wish, and what is typed for no partner is not sent. */
  issues: Issue[]
  /** Of the page that the form was part of; '' without one. */
  attempt: string
}

/** A registration from the fields of its form. Only the partner that was chosen counts. */
export function readRegistrationForm(form: URLSearchParams): SentRegistration {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (fields.has(name) || !(knownFields.has(name) || answer.test(name))) throw badRequest()
    fields.set(name, value)
  }
  const text = (name: string) => fields.get(name) ?? ''
  const choice = text('partnerChoice') || 'none'
  if (!choices.includes(choice)) throw badRequest()
  const dietOf = (of: string) => ({
    ...Object.fromEntries(diets.map((diet) => [diet, fields.has(of + diet)])),
    mealSpecificsNote: text(`${of}mealSpecificsNote`),
  })
  const allergensOf = (of: string) =>
    allergens
      .filter((allergen) => fields.has(`${of}allergens.${allergen}.checked`))
      .map((allergen) => ({ allergen, severity: text(`${of}allergens.${allergen}`) || 'ALLERGY' }))
  const answers = [...fields].flatMap(([name, value]) => {
    const questionId = answer.exec(name)?.[1]
    return questionId === undefined || value === '' ? [] : [{ questionId, answer: value }]
  })
  const names = Object.fromEntries(secondTexts.map((name) => [name, text(`${second}.${name}`)]))
  const secondDiet = { ...dietOf(`${second}.diet.`), allergens: allergensOf(`${second}.diet.`) }
  const eatsDifferently = fields.has(`${second}.eatsDifferently`)
  const wish = text('teamPartnerWishEmail')
  const own = {
    ...Object.fromEntries(texts.filter((name) => fields.has(name)).map((name) => [name, text(name)])),
    ...Object.fromEntries(boxes.map((name) => [name, fields.has(name)])),
    ...dietOf(''),
    allergens: allergensOf(''),
    answers,
  }
  const isNoPartnerTyped = [wish, ...Object.values(names)].every((typed) => typed.trim() === '')
  return {
    values: {
      ...own,
      partnerChoice: choice,
      teamPartnerWishEmail: wish,
      [second]: { ...names, eatsDifferently, diet: secondDiet },
    },
    body: {
      ...own,
      teamPartnerWishEmail: choice === 'wish' ? wish : '',
      [second]: choice === 'pair' ? { ...names, ...(eatsDifferently && { diet: secondDiet }) } : null,
    },
    issues: [
      ...(choice === 'none' && !isNoPartnerTyped ? [issue('team_partner_choice_ambiguous', 'partnerChoice')] : []),
      ...(choice === 'wish' && wish.trim() === '' ? [issue('required', 'teamPartnerWishEmail')] : []),
    ],
    attempt: text('attempt'),
  }
}
