import type { ParticipantData } from '../participants/participant.ts'
import { type ColumnField, type ImportField, importFields } from './import-fields.ts'

type Told = keyof ParticipantData

const several: Partial<Record<ImportField, readonly Told[]>> = {
  fullName: ['firstnamePart', 'lastname'],
  streetWithNr: ['street', 'streetNr'],
  zipWithCity: ['zip', 'cityName'],
  diets: ['vegetarian', 'vegan', 'lactose', 'gluten', 'mealSpecificsNote'],
  allergenList: ['allergens'],
}
/** Columns that are about somebody else, or nothing. */
const others: ReadonlySet<ImportField> = new Set([
  'ignore',
  'registeredBy',
  'partnerFirstname',
  'partnerLastname',
  'partnerEmail',
  'partnerMobile',
])

/**
 * What the columns of a file tell about a person: the rest of somebody who is registered already stays as it is. Answers tell for
 * themselves which questions they are about.
 */
export function toldFields(columns: readonly ColumnField[]): ReadonlySet<Told> {
  return new Set(
    importFields
      .filter((field) => columns.includes(field) && !others.has(field))
      .flatMap((field) => several[field] ?? [field as Told]),
  )
}
