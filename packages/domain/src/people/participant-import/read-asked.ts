import type {
  Answer,
  RegistrationForm,
  RegistrationQuestion,
} from '../../events/registration-form/registration-form.ts'
import type { Allergy } from '../registration-form/allergens.ts'
import { readAllergens } from './cells/read-allergens.ts'
import { readChoice } from './cells/read-choice.ts'
import { tidyText } from './cells/tidy-cell.ts'
import { type Cells, type ColumnField, questionField } from './import-fields.ts'
import { type RowIssue, rowIssue } from './import-row.ts'

/** The further fields of an event that the file has columns for. */
export interface Asked {
  allergens: boolean
  questions: readonly RegistrationQuestion[]
}

export function askedIn(mapping: readonly ColumnField[], form: RegistrationForm): Asked {
  return {
    allergens: form.allergenListEnabled && mapping.includes('allergenList'),
    questions: form.questions.filter(({ id }) => mapping.includes(questionField(id))),
  }
}

/** Allergens and answers of one row. A text that cannot be read is kept; `checkAsked` refuses it. */
export function readAsked(
  cells: Cells,
  { allergens, questions }: Asked,
): { allergens?: readonly Allergy[] | string; answers?: Answer[]; issues: RowIssue[] } {
  const text = (field: ColumnField) => tidyText(cells.get(field) ?? '')
  const read = allergens ? readAllergens(text('allergenList')) : undefined
  return {
    ...(read && { allergens: read.unknown.length > 0 ? text('allergenList') : read.allergies }),
    ...(questions.length > 0 && {
      answers: questions.map((question) => ({
        questionId: question.id,
        answer: readChoice(question, text(questionField(question.id))),
      })),
    }),
    issues:
      read?.assumed && read.unknown.length === 0 ? [rowIssue('WARNING', 'import_severity_assumed', 'allergens')] : [],
  }
}
