import { isImportField } from '@running-dinner/domain/participant-import/check-mapping.ts'
import { deliveredFields } from '@running-dinner/domain/participant-import/delivered-fields.ts'
import {
  type ColumnField,
  isRepeatable,
  type QuestionField,
} from '@running-dinner/domain/participant-import/import-fields.ts'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import type { ImportDraft } from './import-draft.ts'

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

/**
 * What the file tells or somebody corrected; a partner is never changed this way. A note on food found in other columns comes on top of
 * the one that is stored: it must not replace an allergy the file knows nothing about.
 */
export function updateOf(
  participant: ImportedParticipant,
  columns: ImportDraft['columns'],
): { participant: Partial<ImportedParticipant>; addToDietNote: boolean } {
  const { teamPartnerWishRegistrationData: _, ...person } = participant
  const delivered: ReadonlySet<string> = deliveredFields(mappingOf(columns))
  return {
    participant: Object.fromEntries(
      Object.entries(person).filter(([field, value]) => delivered.has(field) || !isEmpty(value)),
    ) as Partial<ImportedParticipant>,
    addToDietNote: !delivered.has('mealSpecificsNote'),
  }
}

function isEmpty(value: unknown): boolean {
  return (
    value === '' ||
    value === undefined ||
    value === null ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}
