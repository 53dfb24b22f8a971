import { languageNamed } from '@running-dinner/domain/events'
import { type ImportedParticipant, questionField } from '@running-dinner/domain/people'
import type { DraftRow } from './check-rows.ts'

const always = [
  'firstnamePart',
  'lastname',
  'email',
  'mobileNumber',
  'street',
  'streetNr',
  'zip',
  'cityName',
  'numSeats',
]
const partnerPath = 'teamPartnerWishRegistrationData'
const partner = ['firstnamePart', 'lastname', 'email', 'mobileNumber'].map((name) => `${partnerPath}.${name}`)
const partnerNote = `${partnerPath}.diet.mealSpecificsNote`
const counts: ReadonlySet<string> = new Set(['age', 'numSeats'])
const yesOrNo: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'lactose', 'gluten'])

/** The editable fields of a row: required ones, those the file fills, and those with an issue. */
export function editableFields({ participant, issues }: DraftRow): string[] {
  const fields = [
    ...always,
    ...(participant.teamPartnerWishEmail === '' ? [] : ['teamPartnerWishEmail']),
    ...(participant.teamPartnerWishRegistrationData ? partner : []),
    ...(participant.teamPartnerWishRegistrationData?.diet ? [partnerNote] : []),
    ...(participant.allergens === undefined ? [] : ['allergens']),
    ...(participant.answers ?? []).map(({ questionId }) => questionField(questionId)),
    ...issues.flatMap((issue) => (issue.field === undefined || yesOrNo.has(issue.field) ? [] : [issue.field])),
  ]
  return [...new Set(fields)]
}

/** The field to focus: the first with an error, else the first with a remark, else the first. */
export function firstToCorrect({ issues }: DraftRow, fields: readonly string[]): string | undefined {
  const named = (severities: readonly string[]) =>
    fields.find((field) => issues.some((issue) => issue.field === field && severities.includes(issue.severity)))
  return named(['ERROR']) ?? named(['WARNING', 'INFO']) ?? fields[0]
}

/** The person with the text of one field applied. Counts take digits only; an empty count is unknown. */
export function withText(participant: ImportedParticipant, path: string, text: string): ImportedParticipant {
  const [name = '', inner] = path.split('.')
  if (name === 'answers') return withAnswer(participant, path, text)
  if (inner !== undefined) {
    const before = participant.teamPartnerWishRegistrationData
    if (before?.diet && path === partnerNote) {
      const diet = { ...before.diet, mealSpecificsNote: text }
      return { ...participant, teamPartnerWishRegistrationData: { ...before, diet } }
    }
    return before ? { ...participant, teamPartnerWishRegistrationData: { ...before, [inner]: text } } : participant
  }
  if (counts.has(name)) return { ...participant, [name]: countOf(text) }
  if (name === 'preferredMeal') return { ...participant, preferredMeal: text === '' ? null : text }
  if (name === 'languageCode') return withLanguage(participant, text)
  return { ...participant, [name]: text }
}

/** Without one the event's applies. */
function withLanguage(participant: ImportedParticipant, text: string): ImportedParticipant {
  const { languageCode: _, ...others } = participant
  const language = languageNamed(text)
  return language ? { ...others, languageCode: language } : others
}

function withAnswer(participant: ImportedParticipant, path: string, text: string): ImportedParticipant {
  const answers = (participant.answers ?? []).map((one) =>
    questionField(one.questionId) === path ? { ...one, answer: text } : one,
  )
  return { ...participant, answers }
}

function countOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 3)
  return digits === '' ? undefined : Number(digits)
}
