import type { Issue } from '../../issue.ts'
import { type ImportedParticipant, type RowIssue, rowIssue } from './import-row.ts'

/** Countries whose zips have five digits and may begin with a zero, with the fewest digits that are left of one. */
const zipDigitsLeft: Readonly<Record<string, number>> = { DE: 4, ES: 4, FR: 4, IT: 3, FI: 3 }

/** Mobile numbers without their zero, which no other complete number of the country looks like. */
const zeroLost: Readonly<Record<string, RegExp>> = { DE: /^1\d{9,10}$/, AT: /^6\d{8,11}$/, CH: /^7[4-9]\d{7}$/ }
/** Longer than any number without its zero, so that the first digits can only be a country. */
const plusLost = /^4[39]0?[1-9]\d{9,10}$/
const swissPlusLost = /^41[1-9]\d{8}$/
/** Too long for a number without its area code, so that a zero, or a plus and a country, is missing. */
const startLost = /^[1-9]\d{8,}$/

const scientific = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i
const truth = /^(?:true|false|wahr|falsch)$/i
const texts = ['firstnamePart', 'lastname', 'street', 'streetNr', 'cityName', 'bellName', 'floor'] as const
const notes = ['addressRemarks', 'entranceNote', 'mealSpecificsNote', 'notes', 'miscNotes'] as const

interface Repaired {
  participant: ImportedParticipant
  issues: RowIssue[]
}

/** What a spreadsheet made of zips, phone numbers and texts: completed with an INFO or named with a WARNING. */
export function repairValues(readParticipant: ImportedParticipant, eventCountry: string): Repaired {
  const { teamPartnerWishRegistrationData: readPartner } = readParticipant
  const partner = readPartner && { ...readPartner }
  const participant = { ...readParticipant, ...(partner ? { teamPartnerWishRegistrationData: partner } : {}) }
  const issues: RowIssue[] = []
  const country = participant.country || eventCountry
  const note = (severity: 'INFO' | 'WARNING', message: Issue['message'], field: string, data: Issue['data']) =>
    issues.push(rowIssue(severity, message, field, data))
  // As for the links that dial a number.
  const phoneCountry = country || 'DE'
  const phone = (field: string, text: string): string => {
    const typed = plainNumber(text)
    if (scientific.test(typed)) {
      note('WARNING', 'import_phone_lost', field, { text: typed })
      return ''
    }
    const whole = completePhone(typed, phoneCountry)
    if (whole !== typed) note('INFO', 'import_phone_completed', field, { text: typed })
    else if (zeroLost[phoneCountry] && startLost.test(typed))
      note('WARNING', 'import_value_changed', field, { text: typed })
    return whole
  }
  participant.mobileNumber = phone('mobileNumber', participant.mobileNumber)
  if (partner) partner.mobileNumber = phone('teamPartnerWishRegistrationData.mobileNumber', partner.mobileNumber)

  const typedZip = plainNumber(participant.zip)
  participant.zip = completeZip(typedZip, country)
  if (participant.zip !== typedZip) note('INFO', 'import_zip_completed', 'zip', { text: typedZip })

  for (const field of [...texts, ...notes]) {
    const text = participant[field]
    const guesses = beforeDate(text)
    if (guesses.length > 0) {
      note('WARNING', 'import_date_made', field, { text, guess: guesses.join(', ') })
      if (field === 'streetNr') participant.streetNr = guesses[0] ?? ''
    } else if (scientific.test(text) || truth.test(text)) {
      note('WARNING', 'import_value_changed', field, { text })
    }
  }
  return { participant, issues }
}

/** Without what marks a number as text (`'01067`, `="01067"`), the `.0` of a number and dots between thousands. */
function plainNumber(text: string): string {
  if (text === '') return text
  const bare = text.replace(/^'(?=[\d+(])/, '').replace(/^="?([^"]*)"?$/, '$1')
  if (/^[1-9]\d{3,}[.,]0{1,2}$/.test(bare)) return bare.replace(/[.,]0+$/, '')
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare
}

function completeZip(zip: string, country: string): string {
  const least = zipDigitsLeft[country]
  return least !== undefined && zip.length >= least && /^[1-9]\d{2,3}$/.test(zip) ? zip.padStart(5, '0') : zip
}

function completePhone(text: string, country: string): string {
  if (!/^[1-9][\d /-]{7,}$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (zeroLost[country]?.test(digits)) return `0${text}`
  const isInternational = plusLost.test(digits) || (country === 'CH' && swissPlusLost.test(digits))
  return isInternational ? `+${text.replace(/^(4\s*[39]\s*)0/, '$1')}` : text
}

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mrz: 3,
  maerz: 3,
  apr: 4,
  mai: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dez: 12,
  dec: 12,
}

/** What a date may have been before a spreadsheet read it, the likeliest first; empty when the text is no date. */
function beforeDate(text: string): string[] {
  if (text.length < 5 || text.length > 19) return []
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?: \d\d:\d\d:\d\d)?$/.exec(text)
  if (iso) return guessesOf(Number(iso[3]), Number(iso[2]), iso[1])
  const german = /^(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)$/.exec(text)
  if (german) return guessesOf(Number(german[1]), Number(german[2]), german[3])
  const named =
    /^(\d\d?)[. -]+(\p{L}{3})\p{L}{0,2}\.?$/u.exec(text) ?? /^(\p{L}{3})\p{L}{0,2}[. -]+(\d\d?)$/u.exec(text)
  if (!named) return []
  const [first = '', second = ''] = named.slice(1).map((part) => part.toLowerCase().replace('mär', 'mar'))
  const month = months[first] ?? months[second]
  const day = Number(months[first] === undefined ? first : second)
  if (month === undefined) return []
  return day > 31 ? [`${month}/${day}`] : [`${day}/${month}`, `${month}/${day}`].filter(isFirst)
}

function guessesOf(day: number, month: number, year = ''): string[] {
  if (day < 1 || day > 31 || month < 1 || month > 12) return []
  // "12/75" becomes the first of a month of 1975.
  const short = Number(year.slice(-2))
  if (day === 1 && short > 31) return [`${month}/${short}`, `${month}/${day}`]
  const [likely, unlikely] = day > 12 ? [`${day}/${month}`, `${month}/${day}`] : [`${month}/${day}`, `${day}/${month}`]
  return [likely, unlikely].filter(isFirst)
}

function isFirst(text: string, index: number, texts: readonly string[]): boolean {
  return texts.indexOf(text) === index
}
