import { limits } from '../../limits.ts'

type ZipRestriction = { kind: 'single'; zip: string } | { kind: 'range'; from: string; to: string }

/** `invalid` are the entries as typed, so that they can be shown. */
export interface ParsedZipRestrictions {
  entries: ZipRestriction[]
  invalid: string[]
}

/** Comma separated zips and ranges (`01067-01099, 79100`); empty entries are ignored. */
export function parseZipRestrictions(text: string): ParsedZipRestrictions {
  const parsed: ParsedZipRestrictions = { entries: [], invalid: [] }
  for (const zipText of text.split(',')) {
    const written = zipText.trim()
    if (written === '') continue
    const restriction = parseEntry(written)
    if (restriction === undefined) parsed.invalid.push(written)
    else parsed.entries.push(restriction)
  }
  return parsed
}

/**
 * Without any restriction every zip is allowed. Ranges are compared, never expanded, so that a huge range costs
 * nothing.
 */
export function isZipAllowed(zip: string, restrictions: string): boolean {
  const { entries } = parseZipRestrictions(restrictions)
  const candidate = normalised(zip)
  return entries.length === 0 || entries.some((restriction) => covers(restriction, candidate))
}

export function hasTooManyZipRestrictions({ entries, invalid }: ParsedZipRestrictions): boolean {
  return entries.length + invalid.length > limits.zipRestrictionEntries
}

function parseEntry(written: string): ZipRestriction | undefined {
  // Word processors turn the hyphen between numbers into a dash.
  const bounds = written.split(/[-–]/).map((bound) => bound.trim())
  const [from = '', to] = bounds
  if (to === undefined) return isPlainZip(from) ? { kind: 'single', zip: normalised(from) } : undefined
  const isRange = bounds.length === 2 && isNumber(from) && isNumber(to) && from.length === to.length && from <= to
  return isRange ? { kind: 'range', from, to } : undefined
}

function covers(restriction: ZipRestriction, zip: string): boolean {
  if (restriction.kind === 'single') return restriction.zip === zip
  // Strings of equally many digits sort as the numbers do, and keep their leading zeros.
  return isNumber(zip) && zip.length === restriction.from.length && restriction.from <= zip && zip <= restriction.to
}

function isNumber(text: string): boolean {
  return /^[0-9]+$/.test(text) && text.length >= limits.zipMinDigits && text.length <= limits.zip
}

/** An entry that no zip of a participant could equal is a typing error. */
function isPlainZip(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '').length
  return /^[A-Za-z0-9 ]+$/.test(text) && text.length <= limits.zip && digits >= limits.zipMinDigits
}

/** Without the country that some write in front: "D-79100". */
function normalised(zip: string): string {
  return zip
    .trim()
    .toUpperCase()
    .replace(/^[A-Z]{1,3}[- ](?=\d)/, '')
}

/** At most 10 characters of digits, letters, blank and hyphen with at least 4 digits. */
export function isZip(text: string): boolean {
  if (text.length > limits.zip || !/^[A-Za-z0-9 -]+$/.test(text)) return false
  return (text.match(/\d/g)?.length ?? 0) >= limits.zipMinDigits
}
