import { fullName } from '../participants/participant.ts'
import { shareOf } from './cell-kinds.ts'
import { folded } from './cells/tidy-cell.ts'
import { groupSizeIn } from './cells/two-names.ts'
import { headerField } from './header-words.ts'
import type { ImportField } from './import-fields.ts'
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
    const column = sheet.header.findIndex((name, at) => mapping[at] === 'ignore' && pattern.test(folded(name)))
    if (column >= 0 && !mapping.includes('fullName')) mapping[column] = 'fullName'
  }
  settlePartnerNames(mapping, columns, sheet)
}

/** Nobody has a table of one or two: "Anzahl Personen" with such numbers counts who comes. */
function holdsGroupSize(field: ImportField | undefined, header: string, cells: readonly string[]): boolean {
  const sizes = cells.map(groupSizeIn)
  const known = sizes.filter((size) => size !== undefined).length
  if (!sizes.includes(2)) return false
  if (field === 'numSeats') return cells.length > 2 && known === cells.length && /person|leute|people/i.test(header)
  return field === 'ignore' && known >= cells.length * 0.8 && cells.some((cell) => /\p{L}{3}/u.test(cell))
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
