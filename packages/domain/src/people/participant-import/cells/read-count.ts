import { folded } from './tidy-cell.ts'

const numberWords = [
  ['null', 'kein', 'keine', 'keiner', 'nein', 'none', 'no', 'zero', 'gar nicht'],
  ['ein', 'eine', 'einer', 'eins', 'one'],
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['funf', 'fuenf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
  ['elf', 'eleven'],
  ['zwolf', 'zwoelf', 'twelve'],
]
const unknown = new Set(['', 'k a', 'keine angabe', 'n a', 'weiss nicht', 'unknown', 'unbekannt'])

/**
 * Reads a number of people or years: "8 Personen", "ca. 6", "sechs"; of "6-8" the larger one. -1 for an empty cell,
 * undefined when it cannot be read.
 */
export function readCount(cell: string): number | undefined {
  if (cell === '') return -1
  const plain = /^([+-]?\d{1,9})(?:[.,]0+)?$/.exec(cell.trim())
  if (plain) return Number(plain[1])
  const text = folded(cell)
  if (unknown.has(text)) return -1
  if (/\d[.,]\d/.test(cell)) return undefined
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const isRange = numbers.length === 2 && /\d+\s*(?:[-–/]|bis|to|oder|or)\s*\d+/i.test(cell)
  if (numbers.length === 1 || isRange) return Math.max(...numbers)
  if (numbers.length > 1) return undefined
  const [first = '', second] = text.split(' ')
  const count = numberWords.findIndex((names) => names.includes(text) || names.includes(first))
  return count >= 0 && (second === undefined || /^(person|leut|gast|people|guest|seat|plat|jahr|year)/.test(second))
    ? count
    : undefined
}
