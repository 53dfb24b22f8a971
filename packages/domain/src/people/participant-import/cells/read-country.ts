import { folded } from './tidy-cell.ts'

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
