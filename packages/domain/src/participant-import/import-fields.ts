/** What a column of a spreadsheet may mean (issue 2 item 6, rules 13.2). Three of them hold two facts in one cell. */
export const importFields = [
  'ignore',
  'firstnamePart',
  'lastname',
  'fullName',
  'email',
  'gender',
  'age',
  'street',
  'streetNr',
  'streetWithNr',
  'zip',
  'cityName',
  'zipWithCity',
  'country',
  'addressRemarks',
  'numSeats',
  'mobileNumber',
  'vegetarian',
  'vegan',
  'lactose',
  'gluten',
  'diets',
  'mealSpecificsNote',
  'notes',
  'miscNotes',
  'preferredMeal',
  'teamPartnerWishEmail',
  'registeredBy',
  'partnerFirstname',
  'partnerLastname',
  'partnerEmail',
  'partnerMobile',
] as const
export type ImportField = (typeof importFields)[number]

const repeatable: ReadonlySet<ImportField> = new Set([
  'ignore',
  'diets',
  'mealSpecificsNote',
  'notes',
  'addressRemarks',
])

/** Free text of several columns is joined; any other field comes from one column only. */
export function isRepeatable(field: ImportField): boolean {
  return repeatable.has(field)
}
