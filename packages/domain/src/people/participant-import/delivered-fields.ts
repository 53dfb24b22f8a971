import type { ParticipantData } from '../participants/participant.ts'
import { type ColumnField, type ImportField, importFields } from './import-fields.ts'

type PersonField = keyof ParticipantData

const several: Partial<Record<ImportField, readonly PersonField[]>> = {
  fullName: ['firstnamePart', 'lastname'],
  streetWithNr: ['street', 'streetNr'],
  zipWithCity: ['zip', 'cityName'],
  diets: ['vegetarian', 'vegan', 'lactose', 'gluten', 'mealSpecificsNote'],
  allergenList: ['allergens'],
}
/** Columns about another person, or without facts. */
const otherFields: ReadonlySet<ImportField> = new Set([
  'ignore',
  'registeredBy',
  'partnerFirstname',
  'partnerLastname',
  'partnerEmail',
  'partnerMobile',
  'partnerDiet',
  'groupSize',
])

/**
 * The fields of a person that the columns of a file deliver; an update leaves the others as they are. Answers say
 * themselves which questions they belong to.
 */
export function deliveredFields(columns: readonly ColumnField[]): ReadonlySet<PersonField> {
  return new Set(
    importFields
      .filter((field) => columns.includes(field) && !otherFields.has(field))
      .flatMap((field) => several[field] ?? [field as PersonField]),
  )
}
