import type { RegistrationQuestionReply } from '@running-dinner/contract/people'
import type { AskedSoFar } from '../../../../features/people/registration-form/registration-form.api.ts'

interface Asked {
  /** Questions and options without an id are new. */
  registrationQuestions: readonly (Pick<RegistrationQuestionReply, 'kind'> & {
    id?: string | undefined
    options: readonly { id?: string | undefined }[]
  })[]
  allergenListEnabled: boolean
}

/** What saving would delete: answers to questions that are removed, counted by question, and the number of people whose allergens go. */
export function lostAnswers(
  before: AskedSoFar,
  after: Asked,
): { answers: { label: string; count: number }[]; allergens: number } {
  const answers = before.registrationQuestions.flatMap(({ id, label, kind, options, numAnswers }) => {
    const kept = after.registrationQuestions.find((question) => question.id === id)
    if (!kept || kept.kind !== kind) return [{ label, count: numAnswers }]
    const gone = options.filter((option) => !kept.options.some((one) => one.id === option.id))
    return gone.map((option) => ({ label: `${label} (${option.label})`, count: option.numAnswers }))
  })
  return {
    answers: answers.filter(({ count }) => count > 0),
    allergens: after.allergenListEnabled ? 0 : before.numAllergens,
  }
}
