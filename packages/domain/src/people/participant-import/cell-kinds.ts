import { splitZipAndCity } from './cells/read-country.ts'
import { splitStreet } from './cells/split-street.ts'
import { folded } from './cells/tidy-cell.ts'

/** A number with what it counts: "8 Plätze", "max. 2 Personen", "Platz für 6", "30 Minuten". */
const counted = String.raw`(?:(?:sitz|ess)?pl[aä]tze?n?|personen|person|pers|leuten?|gästen?|stühlen?|menschen|freunden?|esser|teller|portionen|seats?|people|persons?|guests?|chairs?|jahre?|years?|min|minuten?|minutes?|stunden?|std|hours?|km|m|m²|qm|uhr|euro|eur|€|x|mal|stück)(?![\p{L}-])`
const range = String.raw`\d+(?:\s?[-–/]\s?\d+|\s(?:bis|to|oder|or)\s\d+)?`
const before = String.raw`(?:bis zu|maximal|max|ca|etwa|circa|ungefähr|mindestens|für|up to|about|for|(?:sitz)?plätze?(?: für)?|platz für|personen|personenzahl|tisch für|seats?(?: for)?|room for|people|gäste|guests)[.:]?\s*`
const amount = new RegExp(
  String.raw`^(?:(?:${before})*${range}\s*(?:\p{L}+\s)?${counted}|(?:${before})+${range}\s*$)`,
  'iu',
)

/** Patterns that tell what a cell holds by its text alone. */
export const cellKinds = {
  email: (text: string) => /^\S+@\S+\.\S+$/.test(text),
  zip: (text: string) => /^(?:[A-Z]{1,2}-)?\d{4,5}(?:\.0)?$/.test(text),
  phone: (text: string) => /^(?:\+|00?|\(0)[\d\s/().-]{6,24}$/.test(text) && !/^\d{4,5}$/.test(text),
  zipWithCity: (text: string) => splitZipAndCity(text) !== undefined,
  streetWithNr: (text: string) => /\p{L}{3}/u.test(text) && !amount.test(text) && splitStreet(text).streetNr !== '',
  houseNumber: (text: string) => /^\d{1,4}\s?[a-zA-Z]?(?:\s?[/-]\s?\d{1,3}[a-zA-Z]?)?$/.test(text),
  integer: (text: string) => /^\d{1,3}$/.test(text),
  date: (text: string) => /^\d{4}-\d\d-\d\d|^\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/.test(text),
  yesOrNo: (text: string) => /^(x|ja|nein|yes|no|j|n|y|wahr|falsch|true|false|0|1|✓|✔)$/.test(text.toLowerCase()),
  gender: (text: string) => /^(m|w|f|d|mannlich|weiblich|divers|male|female|herr|frau|mr|mrs|ms)$/.test(folded(text)),
  diet: (text: string) => /vegetar|vegan|lakto|lactos|gluten|omnivor/.test(folded(text)),
  severalLanguages: (text: string) => /[,;/&+]|\b(und|and)\b/.test(text.toLowerCase()),
  course: (text: string) =>
    /^(vor|haupt|nach)(speise|gang|gericht|tisch)$|^(dessert|starter|appetizer|main( course)?)$/.test(folded(text)),
  word: (text: string) => /^[\p{L}'’ .-]+$/u.test(text),
  words: (text: string) => /^[\p{L}'’.-]+(?:\s+[\p{L}'’.-]+)+$/u.test(text),
} as const
export type CellKind = keyof typeof cellKinds

/** Column headers never look like this, so the row holds people. */
export function looksLikeData(text: string): boolean {
  const cell = text.trim()
  const kinds = ['email', 'zip', 'phone', 'date'] as const
  return kinds.some((kind) => cellKinds[kind](cell)) || /^\d+$/.test(cell)
}

/** Share of the filled cells of each column that look like `kind`, between 0 and 1. */
export function shareOf(cells: readonly string[], kind: CellKind): number {
  if (cells.length === 0) return 0
  return cells.filter((cell) => cellKinds[kind](cell)).length / cells.length
}
