import { languages } from '../../events/dinner/dinner.ts'
import type { RegistrationQuestion } from '../../events/registration-form/registration-form.ts'
import { folded, tidyLine } from './cells/tidy-cell.ts'
import { participantsToRows } from './participants-to-rows.ts'

/** Columns that older exports do not have. */
const newer: ReadonlySet<string> = new Set([
  ...['Sprache', 'Klingel', 'Etage', 'Eingang', 'Springt ein: kocht', 'Springt ein: als Gast'],
  ...['Language', 'Bell', 'Floor', 'Entrance', 'Could step in: cook', 'Could step in: guest'],
])

/**
 * The columns of our own export where all of them are there, in any order and with any columns beside them; else
 * undefined.
 */
export function ownColumns(header: readonly string[]): ReadonlySet<number> | undefined {
  const names = header.map((name) => name.trim())
  for (const language of languages) {
    const ownHeader = participantsToRows([], [], language).header
    if (ownHeader.every((name) => names.includes(name) || newer.has(name)))
      return new Set(ownHeader.map((name) => names.indexOf(name)).filter((column) => column >= 0))
  }
  return undefined
}

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
    const unmappedQuestions = questions.filter(({ id }) => ![...fieldOfColumn.values()].includes(questionField(id)))
    const freeColumns = candidates.filter((column) => !fieldOfColumn.has(column))
    for (const name of new Set(unmappedQuestions.map(({ label }) => spelling(label)).filter((word) => word !== ''))) {
      const sameNamed = unmappedQuestions.filter(({ label }) => spelling(label) === name)
      const columns = freeColumns.filter((column) => spelling(header[column] ?? '') === name)
      columns.slice(-sameNamed.length).forEach((column, index) => {
        const question = sameNamed[index]
        if (question) fieldOfColumn.set(column, questionField(question.id))
      })
    }
  }
  return fieldOfColumn
}

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

/** What one eats, besides allergens. */
export const dietFields = [
  'vegetarian',
  'vegan',
  'lactose',
  'gluten',
  'diets',
  'mealSpecificsNote',
] as const satisfies readonly ImportField[]

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
