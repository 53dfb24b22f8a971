import { emailIdentity } from '../participants/email.ts'
import { type CellKind, shareOf } from './cell-kinds.ts'
import { folded } from './cells/tidy-cell.ts'
import type { ImportField } from './import-fields.ts'

/**
 * Names, towns, house numbers and seats look like anything; they are guessed only where no header named them. Addresses
 * help: "mareike.weiss@" shows which column holds "Mareike" and which "Weiß".
 */
export function guessNames(mapping: ImportField[], columns: readonly string[][], rows: readonly string[][]): void {
  const open = (kind: CellKind) => (column: number) =>
    mapping[column] === 'ignore' && (columns[column]?.length ?? 0) > 0 && shareOf(columns[column] ?? [], kind) >= 0.8
  const all = columns.map((_, column) => column)
  const named = ['firstnamePart', 'lastname', 'fullName'].some((field) => mapping.includes(field as ImportField))
  if (named || !mapping.includes('email')) return
  assignNames(mapping, all.filter(open('word')), rows)
  const zip = mapping.indexOf('zip')
  const beside = zip >= 0 && !mapping.includes('cityName') ? [zip + 1, zip - 1].find(open('word')) : undefined
  if (beside !== undefined) mapping[beside] = 'cityName'
  const number = all.find(open('houseNumber'))
  const street = number === undefined ? undefined : number - 1
  const isStreet = street !== undefined && open('word')(street) && !mapping.includes('streetWithNr')
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
  const top = items.reduce<T | undefined>((held, one) => (held && score(held) >= score(one) ? held : one), undefined)
  return top && score(top) >= 0.5 ? top : undefined
}
