import { fullName } from '../participants/participant.ts'
import { shareOf } from './cell-kinds.ts'
import { readYes } from './cells/read-choice.ts'
import { folded } from './cells/tidy-cell.ts'
import { groupSizeIn } from './cells/two-names.ts'
import { type HeaderGuess, headerField } from './header-words.ts'
import { type Cells, type ColumnField, dietFields, type ImportField } from './import-fields.ts'
import type { Sheet } from './sheet.ts'

/** "Eure Namen", and "Teamname" where a list names nobody else. */
const namesOfTwo = /^(?:eure|unsere|your|our)? ?(?:vor und nach)?namen$|^(?:your |our )?names$/
const teamName = /^(?:euer |your )?team ?name$|^name (?:eures|des|of the|of your) teams?$/

/** Columns that forms for couples have. */
export function guessPairs(mapping: ImportField[], columns: readonly string[][], sheet: Sheet): void {
  for (const [column, cells] of columns.entries()) {
    if (holdsGroupSize(mapping[column], sheet.header[column] ?? '', cells)) mapping[column] = 'groupSize'
  }
  const isNamed = (['firstnamePart', 'lastname', 'fullName'] as const).some((field) => mapping.includes(field))
  for (const pattern of isNamed ? [] : [namesOfTwo, teamName]) {
    const column = sheet.header.findIndex((name, index) => mapping[index] === 'ignore' && pattern.test(folded(name)))
    if (column >= 0 && !mapping.includes('fullName')) mapping[column] = 'fullName'
  }
  settlePartnerNames(mapping, columns, sheet)
}

/** Nobody has a table of one or two: "Anzahl Personen" with such numbers counts who comes. */
function holdsGroupSize(field: ImportField | undefined, header: string, cells: readonly string[]): boolean {
  const sizes = cells.map(groupSizeIn)
  const knownSizes = sizes.filter((size) => size !== undefined).length
  if (!sizes.includes(2)) return false
  if (field === 'numSeats')
    return cells.length > 2 && knownSizes === cells.length && /person|leute|people/i.test(header)
  return field === 'ignore' && knownSizes >= cells.length * 0.8 && cells.some((cell) => /\p{L}{3}/u.test(cell))
}

/** A column "Kochpartner" with names of people who have no row of their own names second people and not wishes. */
function settlePartnerNames(mapping: ImportField[], columns: readonly string[][], sheet: Sheet): void {
  const column = mapping.indexOf('teamPartnerWishEmail')
  const cells = columns[column] ?? []
  // The lowest weight: no word of a wish.
  const mayName = headerField(sheet.header[column] ?? '')?.weight === 70
  if (column < 0 || !mayName || mapping.includes('partnerFirstname') || shareOf(cells, 'words') < 0.6) return
  const people = new Set(sheet.rows.map((row) => folded(nameIn(row, mapping))))
  if (!cells.some((cell) => cell.includes('@') || people.has(folded(cell)))) mapping[column] = 'partnerFirstname'
}

function nameIn(row: readonly string[], mapping: readonly ImportField[]): string {
  const cell = (field: ImportField) => row[mapping.indexOf(field)] ?? ''
  return cell('fullName') || fullName({ firstnamePart: cell('firstnamePart'), lastname: cell('lastname') })
}

/** Whether the cells of a column with this header name teams, which are no names of people. */
export function isTeamName(header: string): boolean {
  return teamName.test(folded(header))
}

/** Which person of the row a word names: "Vorname 2", "Koch1", "Name (B)", "zweite Person". */
const markers: readonly [number: RegExp, second: RegExp][] = [
  [/(?<!\S)[12](?!\S)/, /2/],
  [/(?<!\S)[ab](?!\S)/, /b/],
  [/(?<!\S)(?:erste[rns]?|first|1st|zweite[rns]?|second|2nd)(?!\S| name)/, /^zwei|^second|^2/],
]
const roles =
  /(?<!\S)(?:person(?:en)?|person s|koch|kochs|kochin|kochende[rn]?|cook|cook s|chef|teilnehmer|teilnehmerin|teilnehmende[rn]?|participant|gast|guest|mitglied|member|teammitglied|des|der|die|von|vom|of|the)(?!\S)/g

interface NumberedHeader {
  /** What the header names without the person: "e mail"; a bare "Koch 1" is a name. */
  key: string
  person: 'FIRST' | 'SECOND' | undefined
}

/** With the weight of `first`: above a column of the same meaning that names no person. */
const weight = 93
const names: ReadonlySet<ImportField> = new Set(['firstnamePart', 'lastname', 'fullName'])
/** Of the second person. Text that the pair shares stays what it is, and their own address is not used: a pair hosts at one home. */
const ofSecond: Partial<Record<ImportField, ImportField>> = {
  firstnamePart: 'partnerFirstname',
  lastname: 'partnerLastname',
  fullName: 'partnerFirstname',
  email: 'partnerEmail',
  mobileNumber: 'partnerMobile',
  vegetarian: 'partnerDiet',
  vegan: 'partnerDiet',
  lactose: 'partnerDiet',
  gluten: 'partnerDiet',
  diets: 'partnerDiet',
  mealSpecificsNote: 'partnerDiet',
  allergenList: 'partnerDiet',
  notes: 'notes',
  miscNotes: 'miscNotes',
  addressRemarks: 'addressRemarks',
  entranceNote: 'entranceNote',
}

/**
 * The columns of a list with two people in each row, where numbers, letters or repeated headers tell them apart. Empty
 * unless names of both are among them: "Telefon 1" and "Telefon 2" alone belong to one person.
 */
export function pairColumns(sheet: Sheet, isGuessed: (column: number) => boolean): ReadonlyMap<number, HeaderGuess> {
  const byKey = new Map<string, (NumberedHeader & { column: number })[]>()
  for (const [column, header] of sheet.header.entries()) {
    if (!isGuessed(column) || header.trim() === '') continue
    const numbered = numberedHeader(header)
    byKey.set(numbered.key, [...(byKey.get(numbered.key) ?? []), { ...numbered, column }])
  }
  const guesses = new Map<number, HeaderGuess>()
  let named = false
  for (const [key, headers] of byKey) {
    const field = key === 'name' ? 'fullName' : headerField(key)?.field
    const columns = field && field !== 'ignore' && inOrder(headers)
    if (!field || !columns) continue
    const [firstColumn, secondColumn] = columns
    if (names.has(field)) {
      if (!holdsTwoNames(sheet, firstColumn, secondColumn)) continue
      named = true
    }
    guesses.set(firstColumn, { field, weight })
    guesses.set(secondColumn, { field: ofSecond[field] ?? 'ignore', weight })
  }
  return named ? guesses : new Map()
}

function numberedHeader(header: string): NumberedHeader {
  const words = folded(header.slice(0, 300)).replace(/(?<=\p{L})(?=\d)/gu, ' ')
  const [marker, secondNumber] = markers.find(([number]) => number.test(words)) ?? []
  const number = marker?.exec(words)?.[0]
  const restOfHeader = marker ? words.replace(marker, ' ') : words
  const key = restOfHeader.replace(roles, ' ').replace(/\s+/g, ' ').trim()
  return {
    key: key === '' && restOfHeader.trim() !== '' ? 'name' : key,
    person: number === undefined ? undefined : secondNumber?.test(number) ? 'SECOND' : 'FIRST',
  }
}

/** First and second person of one kind of column; undefined where it is not clear which is which. */
function inOrder(headers: readonly (NumberedHeader & { column: number })[]): [number, number] | undefined {
  const headersOf = (person: NumberedHeader['person']) => headers.filter((header) => header.person === person)
  const [firsts, seconds, plain] = [headersOf('FIRST'), headersOf('SECOND'), headersOf(undefined)]
  const isNumbered = firsts.length === 1 && seconds.length === 1
  // Beside "Vorname" the second is "Vorname 2", "Vorname" again or, where headers have to differ, "Vorname.1".
  const [firstHeader, secondHeader] = isNumbered ? [...firsts, ...seconds] : [...plain, ...firsts, ...seconds]
  if (!firstHeader || !secondHeader || firstHeader.column > secondHeader.column) return undefined
  return isNumbered || headers.length === 2 ? [firstHeader.column, secondHeader.column] : undefined
}

/** Forms add the name of an account beside the name that was typed: one person twice. */
function holdsTwoNames({ rows }: Sheet, firstColumn: number, secondColumn: number): boolean {
  const filledPairs = rows
    .slice(0, 200)
    .map((row) => [folded(row[firstColumn] ?? ''), folded(row[secondColumn] ?? '')] as const)
    .filter(([text, otherText]) => text !== '' && otherText !== '')
  return (
    filledPairs.length > 0 &&
    filledPairs.filter(([text, otherText]) => text !== otherText).length * 2 > filledPairs.length
  )
}

const aboutFood: ReadonlySet<ColumnField> = new Set(dietFields)

interface Column {
  column: number
  header: string
  field: ColumnField
}

/**
 * What the second person eats, by the meaning of the columns: their own, and those that both share, as "Vegan" beside
 * "Allergien 1" and "Allergien 2". Undefined where no column is theirs alone.
 */
export function secondFoodCells(row: readonly string[], columns: readonly Column[]): Cells | undefined {
  const partnerColumns = columns.filter(({ field }) => field === 'partnerDiet')
  if (partnerColumns.length === 0) return undefined
  const divided = new Set(partnerColumns.map(({ header }) => numberedHeader(header).key))
  const cells = new Map<ColumnField, string>()
  const add = (field: ColumnField, cell: string) => {
    const before = cells.get(field)
    if (cell !== '') cells.set(field, before === undefined ? cell : `${before}; ${cell}`)
  }
  for (const { column, header, field } of columns) {
    const cell = row[column]?.trim() ?? ''
    const { key } = numberedHeader(header)
    if (field === 'partnerDiet') {
      const meant = headerField(key)?.field
      if (meant && aboutFood.has(meant)) add(meant, cell)
      else add('diets', partnerDietOf(header, cell))
    } else if (aboutFood.has(field) && !divided.has(key)) add(field, cell)
  }
  return cells
}

/** The needs of a second person as text; a ticked "Vegan 2" means its header. */
export function partnerDietOf(header: string, cell: string): string {
  const answer = readYes(cell)
  if (answer === undefined) return cell
  return answer ? header.replace(/[\s.(]*\b[12AB]\)?\s*$/u, '').trim() : ''
}
