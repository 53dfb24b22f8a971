import { plainRegistrationForm, type RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { emailIdentity } from '../participants/email.ts'
import { type CellKind, shareOf } from './cell-kinds.ts'
import { readGender } from './cells/read-choice.ts'
import { folded } from './cells/tidy-cell.ts'
import { missingFields } from './check-mapping.ts'
import { type HeaderGuess, headerField } from './header-words.ts'
import { type ColumnField, type ImportField, ownColumns, questionColumns, takesSeveral } from './import-fields.ts'
import { guessPairs, pairColumns } from './pair-columns.ts'
import type { Sheet } from './sheet.ts'

/**
 * Names, towns, house numbers and seats look like anything; they are guessed only where no header named them. Addresses
 * help: "mareike.weiss@" shows which column holds "Mareike" and which "Weiß".
 */
function guessNames(mapping: ImportField[], columns: readonly string[][], rows: readonly string[][]): void {
  const guessKind = (kind: CellKind) => (column: number) =>
    mapping[column] === 'ignore' && (columns[column]?.length ?? 0) > 0 && shareOf(columns[column] ?? [], kind) >= 0.8
  const allColumns = columns.map((_, column) => column)
  const named = ['firstnamePart', 'lastname', 'fullName'].some((field) => mapping.includes(field as ImportField))
  if (named || !mapping.includes('email')) return
  assignNames(mapping, allColumns.filter(guessKind('word')), rows)
  const zip = mapping.indexOf('zip')
  const beside = zip >= 0 && !mapping.includes('cityName') ? [zip + 1, zip - 1].find(guessKind('word')) : undefined
  if (beside !== undefined) mapping[beside] = 'cityName'
  const number = allColumns.find(guessKind('houseNumber'))
  const street = number === undefined ? undefined : number - 1
  const isStreet = street !== undefined && guessKind('word')(street) && !mapping.includes('streetWithNr')
  if (isStreet && number !== undefined) {
    mapping[street] = 'street'
    mapping[number] = 'streetNr'
  }
}

function assignNames(mapping: ImportField[], candidates: readonly number[], rows: readonly string[][]): void {
  const email = mapping.indexOf('email')
  const scores = candidates.map((column) => ({ column, ...nameScores(rows, column, email) }))
  const whole = best(scores, (score) => Math.min(score.first, score.last))
  if (whole) {
    mapping[whole.column] = 'fullName'
    return
  }
  const last = best(scores, (score) => score.last - score.first)
  const first = best(
    scores.filter((score) => score !== last),
    (score) => score.first,
  )
  if (!first || !last) return
  mapping[first.column] = 'firstnamePart'
  mapping[last.column] = 'lastname'
}

interface NameScores {
  first: number
  last: number
}

/** Shares of rows whose address begins, and goes on, with a word of the cell. */
function nameScores(rows: readonly string[][], column: number, email: number): NameScores {
  const pairs = rows
    .map((row) => ({ name: row[column] ?? '', local: emailIdentity(row[email] ?? '').split('@')[0] ?? '' }))
    .filter(({ name, local }) => name.trim() !== '' && local !== '')
  const share = (test: (words: string[], local: string) => boolean) =>
    pairs.length === 0 ? 0 : pairs.filter(({ name, local }) => test(spellings(name), local)).length / pairs.length
  return {
    first: share((words, local) => words.some((word) => local.startsWith(word))),
    last: share((words, local) => words.some((word) => local.lastIndexOf(word) > 0)),
  }
}

function spellings(name: string): string[] {
  const written = name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [...folded(written).split(' '), ...folded(name).split(' ')].filter((word) => word.length > 1)
}

function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  const top = items.reduce<T | undefined>(
    (best, candidate) => (best && score(best) >= score(candidate) ? best : candidate),
    undefined,
  )
  return top && score(top) >= 0.5 ? top : undefined
}

type Guesses = (HeaderGuess | undefined)[]

/**
 * Corrects header words that mislead: "Adresse" may hold only a number, "Vegetarisch" a whole answer. `columns` are the
 * filled cells.
 */
function correctByContent(words: Guesses, columns: readonly string[][]): Guesses {
  const guesses = words.map((guess, column) =>
    column === 0 && guess?.field === 'streetNr' && isCounter(columns[column] ?? []) ? undefined : guess,
  )
  const hasBoth = (field: ImportField, otherField: ImportField) =>
    [field, otherField].every((wantedField) => guesses.some((guess) => guess?.field === wantedField))
  const [streetIsSplit, townIsSplit] = [hasBoth('street', 'streetNr'), hasBoth('zip', 'cityName')]
  const typedEmail = typedBeside(guesses, columns)
  return guesses.map((guess, column) => {
    const cells = columns[column] ?? []
    if (typedEmail && guess?.field === 'email')
      return { ...guess, field: column === typedEmail.column ? 'email' : 'ignore' }
    if (column === typedEmail?.column) return { field: 'email', weight: typedEmail.weight }
    if (!guess || cells.length === 0) return guess
    return { ...guess, field: corrected(guess.field, cells, streetIsSplit, townIsSplit) }
  })
}

/** A form that asks nobody to log in fills its own address column with one word; the addresses are in the one that people typed into. */
function typedBeside(guesses: Guesses, columns: readonly string[][]): { column: number; weight: number } | undefined {
  const holdsAddresses = (column: number) => shareOf(columns[column] ?? [], 'email') >= 0.5
  const named = guesses.findIndex((guess) => guess?.field === 'email')
  if (named < 0 || (columns[named] ?? []).length === 0 || holdsAddresses(named)) return undefined
  const column = columns.findIndex((_, candidate) => candidate !== named && holdsAddresses(candidate))
  return column < 0 ? undefined : { column, weight: guesses[named]?.weight ?? 0 }
}

/** 1, 2, 3 … in the first column numbers the rows, not the houses. */
function isCounter(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((cell, rowIndex) => Number(cell) === Number(cells[0]) + rowIndex)
}

/** Where two columns share an address between them the words are right: "1234 AB" is then a Dutch zip, "Allee 2" a street. */
function corrected(
  field: ImportField,
  cells: readonly string[],
  streetIsSplit: boolean,
  townIsSplit: boolean,
): ImportField {
  const mostly = (kind: CellKind) => shareOf(cells, kind) >= 0.5
  switch (field) {
    case 'street':
    case 'streetNr':
      return !streetIsSplit && mostly('streetWithNr') ? 'streetWithNr' : field
    case 'streetWithNr':
      return mostly('houseNumber') ? 'streetNr' : field
    case 'cityName':
    case 'zip':
    case 'zipWithCity':
      if (townIsSplit) return field
      if (mostly('zipWithCity')) return 'zipWithCity'
      if (mostly('zip')) return 'zip'
      return mostly('word') ? 'cityName' : field
    case 'vegetarian':
    case 'vegan':
    case 'lactose':
    case 'gluten':
      return mostly('yesOrNo') ? field : 'diets'
    case 'gender':
      // "Hallo Mia" for a mail merge.
      return cells.some((cell) => readGender(cell) !== undefined) ? field : 'ignore'
    case 'languageCode':
      // The languages that people speak, not one for their mails.
      return mostly('severalLanguages') ? 'ignore' : field
    default:
      return field
  }
}

/** Enough rows to know what a column holds. */
const sampleSize = 200

/** What each column probably holds: questions by their words, the rest by the words of its header and what its cells look like. */
export function guessMapping(sheet: Sheet, form: RegistrationForm = plainRegistrationForm): ColumnField[] {
  const namedColumns = ownColumns(sheet.header)
  const allColumns = sheet.header.map((_, column) => column)
  const questionFields = questionColumns(
    sheet.header,
    namedColumns ? allColumns.filter((column) => !namedColumns.has(column)) : allColumns,
    form.questions,
  )
  // Columns beside those of our own export are questions, of this event or of another.
  const isGuessed = (column: number) =>
    !questionFields.has(column) &&
    (namedColumns === undefined || namedColumns.has(column) || isAllergenList(sheet.header[column]))
  const mapping = guessColumns(sheet, isGuessed).map((field, column) => questionFields.get(column) ?? field)
  const best =
    questionFields.size > 0 && namedColumns === undefined
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
  const columnOf = (field: ImportField) => mapping.indexOf(field)
  const lastOnly = columnOf('lastname')
  if (columnOf('firstnamePart') >= 0 && lastOnly < 0 && columnOf('fullName') >= 0)
    mapping[columnOf('fullName')] = 'lastname'
  if (
    lastOnly >= 0 &&
    columnOf('firstnamePart') < 0 &&
    columnOf('fullName') < 0 &&
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
    const openColumns = columns
      .map((cells, column) => ({ cells, column }))
      .filter(({ cells, column }) => guesses[column] === undefined && mapping[column] === 'ignore' && cells.length > 0)
      .filter(({ cells }) => shareOf(cells, kind) >= 0.6)
      .sort((first, second) => second.cells.length - first.cells.length || first.column - second.column)
    for (const { column } of openColumns) {
      const free = fields.find((field) => ![field, ...(covers[field] ?? [])].some((held) => mapping.includes(held)))
      if (free) mapping[column] = free
    }
  }
}
