import { plainRegistrationForm, type RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { type CellKind, shareOf } from './cell-kinds.ts'
import { missingFields } from './check-mapping.ts'
import { correctByContent } from './correct-by-content.ts'
import { guessNames } from './guess-names.ts'
import { guessPairs } from './guess-pairs.ts'
import { type HeaderGuess, headerField } from './header-words.ts'
import { type ColumnField, type ImportField, takesSeveral } from './import-fields.ts'
import { ownColumns } from './own-export.ts'
import { pairColumns } from './pair-columns.ts'
import { questionColumns } from './question-columns.ts'
import type { Sheet } from './sheet.ts'

/** Enough rows to know what a column holds. */
const sampleSize = 200

/** What each column probably holds: questions by their words, the rest by the words of its header and what its cells look like. */
export function guessMapping(sheet: Sheet, form: RegistrationForm = plainRegistrationForm): ColumnField[] {
  const own = ownColumns(sheet.header)
  const all = sheet.header.map((_, column) => column)
  const questionFields = questionColumns(
    sheet.header,
    own ? all.filter((column) => !own.has(column)) : all,
    form.questions,
  )
  // Columns beside those of our own export are questions, of this event or of another.
  const isGuessed = (column: number) =>
    !questionFields.has(column) && (own === undefined || own.has(column) || isAllergenList(sheet.header[column]))
  const mapping = guessColumns(sheet, isGuessed).map((field, column) => questionFields.get(column) ?? field)
  const best =
    questionFields.size > 0 && own === undefined
      ? notWithout(
          mapping,
          guessColumns(sheet, () => true),
        )
      : mapping
  return best.map((field) => (field === 'allergenList' && !form.allergenListEnabled ? 'ignore' : field))
}

/** A question named like a required field leaves its column to that field. */
function notWithout(mapping: readonly ColumnField[], plain: readonly ImportField[]): readonly ColumnField[] {
  if (missingFields(mapping).length <= missingFields(plain).length) return mapping
  return plain.map((field, column) => (field === 'ignore' ? (mapping[column] ?? field) : field))
}

function isAllergenList(header: string | undefined): boolean {
  return headerField(header ?? '')?.field === 'allergenList'
}

function guessColumns(sheet: Sheet, isGuessed: (column: number) => boolean): ImportField[] {
  const columns = sheet.header.map((_, column) => (isGuessed(column) ? samples(sheet, column) : []))
  const pairs = pairColumns(sheet, isGuessed)
  const headers = sheet.header.map((name, column) =>
    isGuessed(column) ? (pairs.get(column) ?? headerField(name)) : undefined,
  )
  const guesses = correctByContent(headers, columns)
  const mapping = withoutRivals(guesses)
  settleNames(mapping, columns)
  settlePartner(mapping)
  guessByContent(mapping, guesses, columns)
  guessPairs(mapping, columns, sheet)
  guessNames(mapping, columns, rowsOf(sheet))
  return mapping
}

function rowsOf(sheet: Sheet): readonly string[][] {
  return sheet.rows.slice(0, sampleSize)
}

function samples(sheet: Sheet, column: number): string[] {
  return rowsOf(sheet)
    .map((row) => (row[column] ?? '').trim())
    .filter((cell) => cell !== '')
}

/** Of several columns for one field that takes one only, the one with the highest weight keeps it, then the first. */
function withoutRivals(guesses: readonly (HeaderGuess | undefined)[]): ImportField[] {
  const best = new Map<ImportField, number>()
  guesses.forEach((guess, column) => {
    const held = guess && best.get(guess.field)
    if (guess && (held === undefined || (guesses[held]?.weight ?? 0) < guess.weight)) best.set(guess.field, column)
  })
  return guesses.map((guess, column) =>
    guess && (takesSeveral(guess.field) || best.get(guess.field) === column) ? guess.field : 'ignore',
  )
}

/** "Name" beside "Vorname" is the last name; a lone last name with two words is the whole name. */
function settleNames(mapping: ImportField[], columns: readonly string[][]): void {
  const at = (field: ImportField) => mapping.indexOf(field)
  const lastOnly = at('lastname')
  if (at('firstnamePart') >= 0 && lastOnly < 0 && at('fullName') >= 0) mapping[at('fullName')] = 'lastname'
  if (
    lastOnly >= 0 &&
    at('firstnamePart') < 0 &&
    at('fullName') < 0 &&
    shareOf(columns[lastOnly] ?? [], 'words') > 0.6
  ) {
    mapping[lastOnly] = 'fullName'
  }
}

/** An address alone does not register a second person: it is a partner wish. */
function settlePartner(mapping: ImportField[]): void {
  const email = mapping.indexOf('partnerEmail')
  if (email < 0) return
  const named = mapping.includes('partnerFirstname') || mapping.includes('partnerLastname')
  if (!named) mapping[email] = mapping.includes('teamPartnerWishEmail') ? 'ignore' : 'teamPartnerWishEmail'
}

const byContent: readonly [CellKind, readonly ImportField[]][] = [
  ['email', ['email', 'teamPartnerWishEmail']],
  ['zipWithCity', ['zipWithCity']],
  ['zip', ['zip']],
  ['phone', ['mobileNumber']],
  ['gender', ['gender']],
  ['diet', ['diets']],
  ['course', ['preferredMeal']],
  ['streetWithNr', ['streetWithNr']],
]

/** Fields that make another one superfluous, so that a second such column is not taken for it. */
const covers: Partial<Record<ImportField, readonly ImportField[]>> = {
  zip: ['zipWithCity'],
  streetWithNr: ['street', 'streetNr'],
  diets: ['vegetarian', 'vegan', 'lactose', 'gluten'],
}

function guessByContent(
  mapping: ImportField[],
  guesses: readonly (HeaderGuess | undefined)[],
  columns: readonly string[][],
): void {
  for (const [kind, fields] of byContent) {
    const open = columns
      .map((cells, column) => ({ cells, column }))
      .filter(({ cells, column }) => guesses[column] === undefined && mapping[column] === 'ignore' && cells.length > 0)
      .filter(({ cells }) => shareOf(cells, kind) >= 0.6)
      .sort((first, second) => second.cells.length - first.cells.length || first.column - second.column)
    for (const { column } of open) {
      const free = fields.find((field) => ![field, ...(covers[field] ?? [])].some((held) => mapping.includes(held)))
      if (free) mapping[column] = free
    }
  }
}
