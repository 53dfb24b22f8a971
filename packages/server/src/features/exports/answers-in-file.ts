import type { FileAnswer } from '@running-dinner/contract'
import type { Answer, RegistrationForm } from '@running-dinner/domain/registration-form/registration-form.ts'

/** Answers to questions that are asked here in the same words; what nobody asks here stays in the file. */
export function answersInFile({ questions }: RegistrationForm, answers: readonly FileAnswer[]): Answer[] {
  return answers.flatMap((given) => {
    const question = questions.find(({ label }) => label === given.question)
    if (!question) return []
    if (question.kind !== 'CHOICE') return [{ questionId: question.id, answer: given.answer }]
    const option = question.options.find(({ label }) => label === given.answer)
    return option ? [{ questionId: question.id, answer: option.id }] : []
  })
}
