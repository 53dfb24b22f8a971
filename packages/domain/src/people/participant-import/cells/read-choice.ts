import { type Language, languages, type Meal } from '../../../events/dinner/dinner.ts'
import type { RegistrationQuestion } from '../../../events/registration-form/registration-form.ts'
import { isEmail } from '../../participants/email.ts'
import type { Gender } from '../../participants/participant.ts'
import { folded, tidyLine } from './tidy-cell.ts'

const courseWords: readonly RegExp[] = [
  /^(vor(speise|gang|gericht)|starters?|appeti[sz]ers?|entree|first( course)?|1( gang)?|erster gang)$/,
  /^(haupt(speise|gang|gericht|gange)|mains?( course| dish)?|second( course)?|2( gang)?|zweiter gang)$/,
  /^(nach(speise|tisch|gang)|desserts?|sweets?|third( course)?|3( gang)?|dritter gang)$/,
]
const noWish = /^(egal|ist egal|keine?r?|keine praferenz|kein wunsch|any|no preference|none|whatever|alle|k a|n a)?$/

/** The id of the wished course, by its label or by what courses are called; null without a wish, undefined when unknown. */
export function readPreferredMeal(cell: string, meals: readonly Meal[]): string | null | undefined {
  const wish = folded(cell)
  const named = meals.find((meal) => folded(meal.label) === wish)
  if (named) return named.id
  if (noWish.test(wish)) return null
  const course = courseWords.findIndex((pattern) => pattern.test(wish))
  return course >= 0 ? meals[course]?.id : undefined
}

const languageWords: Readonly<Record<Language, readonly string[]>> = {
  de: ['de', 'deu', 'ger', 'deutsch', 'german'],
  en: ['en', 'eng', 'engl', 'englisch', 'english'],
}

/** The language a cell names, also as a code with a country ("en-GB"); undefined when it names another or none. */
export function readLanguage(cell: string): Language | undefined {
  const word = folded(cell)
  const name = /^([a-z]{2}) [a-z]{2}$/.exec(word)?.[1] ?? word
  return languages.find((language) => languageWords[language].includes(name))
}

const words: Readonly<Record<string, Gender>> = Object.fromEntries(
  [
    ...'m mann mannl mannlich maennlich male man herr hr mr boy'.split(' ').map((word) => [word, 'MALE']),
    ...'w f weibl weiblich female woman frau fr mrs ms miss'.split(' ').map((word) => [word, 'FEMALE']),
    ...['', 'd', 'x', 'divers', 'diverse', 'undefined', 'other', 'andere', 'anderes', 'non binary', 'nonbinary', 'nb'],
    ...[
      'nicht binar',
      'inter',
      'k a',
      'ka',
      'keine angabe',
      'n a',
      'none',
      'prefer not to say',
      'unbekannt',
      'unknown',
    ],
  ].map((spelling) => (typeof spelling === 'string' ? [spelling, 'UNDEFINED'] : spelling)),
)

/** Undefined when the word is unknown; a dash or "keine Angabe" is an answer. */
export function readGender(cell: string): Gender | undefined {
  const word = folded(cell)
  return Object.hasOwn(words, word) ? words[word] : undefined
}

/**
 * The address without what forms and people put around it; an address in capitals becomes lower case. Not necessarily
 * valid.
 */
export function readEmail(cell: string): string {
  if (isEmail(cell)) return quiet(cell)
  const line = tidyLine(cell).replace(/^mailto:/i, '')
  const inner = /<([^<>\s]+@[^<>\s]+)>$/.exec(line)?.[1] ?? line
  const tight = inner.replace(/\s+/g, '').replace(/[.,;]+$/, '')
  return quiet(isEmail(tight) ? tight : inner)
}

function quiet(email: string): string {
  return email === email.toUpperCase() ? email.toLowerCase() : email
}

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
  const [firstWord = '', secondWord] = text.split(' ')
  const count = numberWords.findIndex((names) => names.includes(text) || names.includes(firstWord))
  return count >= 0 &&
    (secondWord === undefined || /^(person|leut|gast|people|guest|seat|plat|jahr|year)/.test(secondWord))
    ? count
    : undefined
}

/** The answer in a cell as it is stored: an option by its label, yes or no by any word for it; else the text itself. */
export function readChoice({ kind, options }: RegistrationQuestion, cell: string): string {
  if (kind === 'TEXT' || cell === '') return cell
  const isDash = /^[-–—]$/.test(cell)
  if (kind === 'YES_NO') {
    const isYes = readYes(cell)
    if (isDash) return ''
    return isYes === undefined ? cell : isYes ? 'YES' : 'NO'
  }
  const exact = options.find(({ label }) => label === cell)
  const written = options.find(({ label }) => label.toLowerCase() === cell.toLowerCase())
  const [alike, another] = options.filter(({ label }) => folded(label) !== '' && folded(label) === folded(cell))
  return (exact ?? written ?? (another ? undefined : alike))?.id ?? (isDash ? '' : cell)
}

const yes = new Set(['ja', 'j', 'yes', 'y', '1', 'true', 'x', 'wahr', '✓', '✔', '☑', '☒'])
const no = new Set(['', 'nein', 'n', 'no', '0', 'false', 'falsch', '-', '–', '☐'])

/** Undefined when it says neither. */
export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
