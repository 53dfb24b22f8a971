import type {
  Answer,
  RegistrationForm,
  RegistrationQuestion,
} from '../../events/registration-form/registration-form.ts'
import { type Issue, issue } from '../../issue.ts'
import { limits } from '../../limits.ts'
import { normalisedText, textProblem } from '../../text.ts'

/**
 * What is wrong with the answers; issues have the field `answers.<id of the question>`. Only guests have to answer
 * required questions: an organiser may not know. Answers to unknown questions are dropped without an issue.
 */
export function answerIssues(
  { questions }: Pick<RegistrationForm, 'questions'>,
  answers: readonly Answer[],
  { requiredToo }: { requiredToo: boolean },
): Issue[] {
  return questions.flatMap((question) => {
    const givenAnswer = answers.find(({ questionId }) => questionId === question.id)
    const answer = normalisedText(givenAnswer?.answer ?? '')
    const message =
      answer === '' ? (question.required && requiredToo ? 'required' : undefined) : problemOf(question, answer)
    const data = message === 'max_length_exceeded' ? { max: limits.answer } : undefined
    return message ? [issue(message, `answers.${question.id}`, data)] : []
  })
}

function problemOf({ kind, options }: RegistrationQuestion, answer: string) {
  if (kind === 'TEXT') return textProblem(answer, { max: limits.answer, lines: true })
  const isKnown = kind === 'YES_NO' ? ['YES', 'NO'].includes(answer) : options.some(({ id }) => id === answer)
  return isKnown ? undefined : 'value_invalid'
}
