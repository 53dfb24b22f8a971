import type { Answer, RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { normalisedText } from '../../text.ts'
import { answerIssues } from './answer-issues.ts'

/** What is stored: good answers to questions that are asked, in their order; nothing for what was left empty. */
export function keptAnswers(form: RegistrationForm, answers: readonly Answer[]): Answer[] {
  const wrong = new Set(answerIssues(form, answers, { requiredToo: false }).map(({ field }) => field))
  return form.questions.flatMap(({ id }) => {
    const answer = normalisedText(answers.find(({ questionId }) => questionId === id)?.answer ?? '')
    return answer === '' || wrong.has(`answers.${id}`) ? [] : [{ questionId: id, answer }]
  })
}
