import type { RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { answerIssues } from '../registration-form/answer-issues.ts'
import { readAllergens } from './cells/read-allergens.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from './import-row.ts'

/** Allergens and answers that cannot be read keep their row out: an allergy must not get lost on the way. */
export function checkAsked(
  { allergens, answers = [] }: Pick<ImportedParticipant, 'allergens' | 'answers'>,
  form: RegistrationForm,
): RowIssue[] {
  const unknown = typeof allergens === 'string' ? readAllergens(allergens).unknown : []
  return [
    ...(unknown.length > 0
      ? [rowIssue('ERROR', 'import_allergens_unknown', 'allergens', { text: shortened(unknown.join(', ')) })]
      : []),
    ...answerIssues(form, answers, { requiredToo: false }).map((one) => ({
      ...one,
      message: one.message === 'value_invalid' ? ('import_answer_unknown' as const) : one.message,
      severity: 'ERROR' as const,
    })),
  ]
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
