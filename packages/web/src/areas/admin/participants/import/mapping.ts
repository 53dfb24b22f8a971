import { isImportField } from '@running-dinner/domain/participant-import/check-mapping.ts'
import { type ImportField, isRepeatable } from '@running-dinner/domain/participant-import/import-fields.ts'

/** The field of each column; what is unknown here is left out. */
export function mappingOf(columns: readonly { field: string }[]): ImportField[] {
  return columns.map(({ field }) => (isImportField(field) ? field : 'ignore'))
}

/** Another meaning for one column; a field that may come from one column only leaves the column it came from. */
export function withField(mapping: readonly ImportField[], column: number, field: ImportField): ImportField[] {
  return mapping.map((before, at) => {
    if (at === column) return field
    return before === field && !isRepeatable(field) ? 'ignore' : before
  })
}
