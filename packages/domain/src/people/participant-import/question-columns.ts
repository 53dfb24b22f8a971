import type { RegistrationQuestion } from '../../events/registration-form/registration-form.ts'
import { folded, tidyLine } from './cells/tidy-cell.ts'
import { type QuestionField, questionField } from './import-fields.ts'

type Found = Map<number, QuestionField>

/**
 * The columns that are named like a question, first exactly, then by their words. Of columns with one name the last
 * ones are the questions': our export has its own columns in front.
 */
export function questionColumns(
  header: readonly string[],
  candidates: readonly number[],
  questions: readonly RegistrationQuestion[],
): ReadonlyMap<number, QuestionField> {
  const fieldOfColumn: Found = new Map()
  for (const spelling of [tidyLine, folded]) {
    const open = questions.filter(({ id }) => ![...fieldOfColumn.values()].includes(questionField(id)))
    const free = candidates.filter((column) => !fieldOfColumn.has(column))
    for (const name of new Set(open.map(({ label }) => spelling(label)).filter((one) => one !== ''))) {
      const sameNamed = open.filter(({ label }) => spelling(label) === name)
      const columns = free.filter((column) => spelling(header[column] ?? '') === name)
      columns.slice(-sameNamed.length).forEach((column, at) => {
        const question = sameNamed[at]
        if (question) fieldOfColumn.set(column, questionField(question.id))
      })
    }
  }
  return fieldOfColumn
}
