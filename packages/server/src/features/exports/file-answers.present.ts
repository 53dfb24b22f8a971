import type { FileAnswer } from '@running-dinner/contract'
import type { Answer, RegistrationForm } from '@running-dinner/domain/registration-form/registration-form.ts'

/** Answers in words: ids of questions and options mean nothing in another event. */
export function fileAnswers({ questions }: RegistrationForm, answers: readonly Answer[]): FileAnswer[] {
  return answers.flatMap(({ questionId, answer }) => {
    const question = questions.find(({ id }) => id === questionId)
    if (!question) return []
    const option = question.options.find(({ id }) => id === answer)
    return [{ question: question.label, answer: option?.label ?? answer }]
  })
}
