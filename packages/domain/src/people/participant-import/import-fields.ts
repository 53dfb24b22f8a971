/** What a column of a spreadsheet may mean. Three of them hold two facts in one cell. */
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
  'bellName',
  'floor',
  'entranceNote',
  'numSeats',
  'mobileNumber',
  'vegetarian',
  'vegan',
  'lactose',
  'gluten',
  'diets',
  'mealSpecificsNote',
  'allergenList',
  'notes',
  'miscNotes',
  'preferredMeal',
  'languageCode',
  'teamPartnerWishEmail',
  'standbyCook',
  'standbyGuest',
  'registeredBy',
  'partnerFirstname',
  'partnerLastname',
  'partnerEmail',
  'partnerMobile',
  'partnerDiet',
  'groupSize',
] as const
export type ImportField = (typeof importFields)[number]

/** The answer to a question of the organiser's, by its id. */
export type QuestionField = `answers.${string}`
export type ColumnField = ImportField | QuestionField

const repeatable: ReadonlySet<ColumnField> = new Set([
  'ignore',
  'diets',
  'mealSpecificsNote',
  'notes',
  'addressRemarks',
  'entranceNote',
  'partnerDiet',
])

/** Of several columns the best one counts, and another where that is empty. */
const fillable: ReadonlySet<ColumnField> = new Set([
  'mobileNumber',
  'street',
  'streetNr',
  'streetWithNr',
  'zip',
  'cityName',
  'zipWithCity',
])

/** Free text of several columns is joined. */
export function isRepeatable(field: ColumnField): boolean {
  return repeatable.has(field)
}

export function isFillable(field: ColumnField): boolean {
  return fillable.has(field)
}

/** Whether several columns may have this field; any other comes from one column only. */
export function takesSeveral(field: ColumnField): boolean {
  return isRepeatable(field) || isFillable(field)
}

/** A column that holds answers to a question; issues about them carry this field. */
export function questionField(questionId: string): QuestionField {
  return `answers.${questionId}`
}

/** The cells of one row by their meaning; free text of several columns is already joined. */
export type Cells = ReadonlyMap<ColumnField, string>
