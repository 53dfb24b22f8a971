import { type Issue, issue } from '../../issue.ts'
import { limits } from '../../limits.ts'
import type { RegistrationQuestion } from './registration-form.ts'

/** Without an id while it is new, as are its options. */
export type QuestionDraft = Pick<RegistrationQuestion, 'kind'> & {
  id?: string | undefined
  options: readonly { id?: string | undefined; label: string }[]
}

/** Checks a question as a whole: a choice needs options, and an id must be a stored one. */
export function questionIssues(
  drafts: readonly QuestionDraft[],
  storedQuestions: readonly RegistrationQuestion[],
): Issue[] {
  return drafts.flatMap((draft, index) => {
    const field = `registrationQuestions[${index}]`
    const storedQuestion = storedQuestions.find(({ id }) => id === draft.id)
    const isRepeated = draft.id !== undefined && drafts.findIndex(({ id }) => id === draft.id) < index
    return [
      ...((draft.id !== undefined && !storedQuestion) || isRepeated ? [issue('value_invalid', `${field}.id`)] : []),
      ...(draft.kind === 'CHOICE' ? optionIssues(draft, storedQuestion, `${field}.options`) : []),
    ]
  })
}

function optionIssues(
  { options }: QuestionDraft,
  storedQuestion: RegistrationQuestion | undefined,
  field: string,
): Issue[] {
  if (options.length < limits.answerOptionsMin) return [issue('question_options_too_few', field)]
  return options.flatMap(({ id, label }, index) => {
    const isUnknown = id !== undefined && !storedQuestion?.options.some((option) => option.id === id)
    const isRepeated = id !== undefined && options.findIndex((option) => option.id === id) < index
    const sameLabel = options.findIndex((option) => option.label.toLowerCase() === label.toLowerCase()) < index
    return [
      ...(isUnknown || isRepeated ? [issue('value_invalid', `${field}[${index}].id`)] : []),
      ...(sameLabel ? [issue('question_option_repeated', `${field}[${index}].label`)] : []),
    ]
  })
}
