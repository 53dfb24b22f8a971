import { folded, tidyLine } from './tidy-cell.ts'

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
  const zipMatch = zipFirst.exec(cell)
  if (zipMatch) return { zip: zipMatch[1] ?? '', cityName: zipMatch[2] ?? '' }
  const last = zipLast.exec(cell)
  return last ? { zip: last[2] ?? '', cityName: (last[1] ?? '').trim() } : undefined
}

const names: Readonly<Record<string, string>> = {
  d: 'DE',
  deutschland: 'DE',
  germany: 'DE',
  a: 'AT',
  osterreich: 'AT',
  oesterreich: 'AT',
  austria: 'AT',
  schweiz: 'CH',
  switzerland: 'CH',
  suisse: 'CH',
  liechtenstein: 'LI',
  luxemburg: 'LU',
  luxembourg: 'LU',
  frankreich: 'FR',
  france: 'FR',
  italien: 'IT',
  italy: 'IT',
  italia: 'IT',
  niederlande: 'NL',
  netherlands: 'NL',
  belgien: 'BE',
  belgium: 'BE',
  danemark: 'DK',
  denmark: 'DK',
  polen: 'PL',
  poland: 'PL',
  tschechien: 'CZ',
  czechia: 'CZ',
  schweden: 'SE',
  sweden: 'SE',
  portugal: 'PT',
  spanien: 'ES',
  spain: 'ES',
  'the netherlands': 'NL',
  nederland: 'NL',
  polska: 'PL',
  sverige: 'SE',
  danmark: 'DK',
  belgique: 'BE',
  belgie: 'BE',
  svizzera: 'CH',
}

/** The code of a country written as a word ("Deutschland"); undefined for anything else, also for a code. */
export function countryNamed(text: string): string | undefined {
  const name = folded(text)
  return name.length > 2 && Object.hasOwn(names, name) ? names[name] : undefined
}

/** The two-letter code; undefined for an unknown name. */
export function readCountry(cell: string): string | undefined {
  const name = folded(cell)
  if (Object.hasOwn(names, name)) return names[name]
  return name === '' || /^[a-z]{2}$/.test(name) ? name.toUpperCase() : undefined
}
