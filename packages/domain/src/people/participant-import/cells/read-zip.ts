import { tidyLine } from './tidy-cell.ts'

/** As written: leading zeros are kept and none added; only the ".0" of a number cell is removed. */
export function readZip(cell: string): string {
  return tidyLine(cell).replace(/^(\d{4,5})\.0$/, '$1')
}

/** 79104, D-79104, 1010, 5613 GZ, 114 55, 00-950, 1100-148 */
export const zipPattern = String.raw`(?:[A-Z]{1,2}[- ])?(?:\d{5}|\d{4}-\d{3}|\d{4}(?: ?[A-Z]{2}(?![\p{L}\d]))?|\d{3} \d{2}|\d{2}-\d{3})`
const zipFirst = new RegExp(String.raw`^(${zipPattern})[\s,]\s*(\p{L}.*)$`, 'u')
const zipLast = new RegExp(String.raw`^(\p{L}[^\d,]*?)[\s,]\s*(${zipPattern})$`, 'u')

/** "79104 Freiburg", "D-79104 Freiburg", "Freiburg, 79104"; undefined when it is not both. */
export function splitZipAndCity(text: string): { zip: string; cityName: string } | undefined {
  const cell = text.trim()
  if (cell.length > 200) return undefined
  const first = zipFirst.exec(cell)
  if (first) return { zip: first[1] ?? '', cityName: first[2] ?? '' }
  const last = zipLast.exec(cell)
  return last ? { zip: last[2] ?? '', cityName: (last[1] ?? '').trim() } : undefined
}
