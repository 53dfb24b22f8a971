import { isImportField } from '@running-dinner/domain/participant-import/check-mapping.ts'
import {
  type ColumnField,
  isRepeatable,
  type QuestionField,
} from '@running-dinner/domain/participant-import/import-fields.ts'

/** The field of each column; what is unknown here is left out. */
export function mappingOf(columns: readonly { field: string }[]): ColumnField[] {
  return columns.map(({ field }) => (isImportField(field) || isQuestion(field) ? field : 'ignore'))
}

function isQuestion(field: string): field is QuestionField {
  return field.startsWith('answers.')
}

/** Another meaning for one column; a field that may come from one column only leaves the column it came from. */
export function withField(mapping: readonly ColumnField[], column: number, field: ColumnField): ColumnField[] {
  return mapping.map((before, at) => {
    if (at === column) return field
    return before === field && !isRepeatable(field) ? 'ignore' : before
  })
}
