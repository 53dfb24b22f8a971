import {
  type ColumnField,
  deliveredFields,
  type ImportedParticipant,
  isImportField,
  type QuestionField,
  takesSeveral,
} from '@running-dinner/domain/people'
import type { ImportDraft } from './import-draft.ts'

/** The field of each column; fields unknown to this client are ignored. */
export function mappingOf(columns: readonly { field: string }[]): ColumnField[] {
  return columns.map(({ field }) => (isImportField(field) || isQuestion(field) ? field : 'ignore'))
}

function isQuestion(field: string): field is QuestionField {
  return field.startsWith('answers.')
}

/** Maps one column to another field. A field that only one column may fill leaves its former column. */
export function withField(mapping: readonly ColumnField[], column: number, field: ColumnField): ColumnField[] {
  return mapping.map((before, at) => {
    if (at === column) return field
    return before === field && !takesSeveral(field) ? 'ignore' : before
  })
}

/**
 * The values to update: those in the file and those corrected by hand, never the partner. A note on food found in other columns is
 * added to the stored one: replacing it could drop an allergy that the file does not mention.
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
