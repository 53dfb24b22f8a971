import { type Diet, diets, readDietColumn, readDiets } from './cells/read-diets.ts'
import { tidyText } from './cells/tidy-cell.ts'
import type { Cells, ImportField } from './import-fields.ts'
import { type RowIssue, rowIssue } from './import-row.ts'

/** Diets and the note on meals. Words that are no diet are kept in the note and reported as an INFO. */
export function readMealNeeds(cells: Cells): {
  diets: ReadonlySet<Diet>
  note: string
  issues: RowIssue[]
} {
  const text = (field: ImportField) => tidyText(cells.get(field) ?? '')
  const read = diets.filter((diet) => cells.has(diet)).map((diet) => readDietColumn(diet, text(diet)))
  if (cells.has('diets')) read.unshift(readDiets(text('diets')))
  const notes = [text('mealSpecificsNote'), ...read.flatMap((words) => words.note)]
  const unknown = read.some((words) => words.unknown)
  return {
    diets: new Set(read.flatMap((words) => words.diets)),
    note: notes.filter((note) => note !== '').join('; '),
    issues: unknown ? [rowIssue('INFO', 'import_diet_unknown', 'mealSpecificsNote')] : [],
  }
}
