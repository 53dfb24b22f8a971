import type { PartnerData } from '../import-row.ts'
import { folded } from './tidy-cell.ts'

const particles = new Set(
  'van von vom zu zum zur der den dem de da di del della dos das do du la le el al bin ibn ben ten ter af av'.split(
    ' ',
  ),
)
/** These begin a last name also when written with a capital letter. */
const capitalParticles = new Set(['Van', 'Von', 'De', 'Da', 'Di', 'Del', 'Della', 'Dos'])

/** No last name: "Anna Meier 🎉". */
const pictures = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*/gu

/** "Mareike van der Berg" and "van der Berg, Mareike": particles belong to the last name; a single word is a first name. */
export function splitFullName(typed: string): { firstnamePart: string; lastname: string } {
  const text = typed.replace(pictures, '').trim() || typed
  const comma = text.split(',').map((part) => part.trim())
  if (comma.length === 2 && comma[0] && comma[1]) return { firstnamePart: comma[1], lastname: comma[0] }
  const words = text.trim().split(/\s+/)
  if (words.length < 2) return { firstnamePart: words[0] ?? '', lastname: '' }
  const particle = words.findIndex(
    (word, wordIndex) => wordIndex > 0 && wordIndex < words.length - 1 && isParticle(word),
  )
  const start = particle > 0 ? particle : words.length - 1
  return { firstnamePart: words.slice(0, start).join(' '), lastname: words.slice(start).join(' ') }
}

function isParticle(word: string): boolean {
  return particles.has(word) || capitalParticles.has(word)
}

type Name = Pick<PartnerData, 'firstnamePart' | 'lastname'>

const joint = /\s*[&+/]\s*|\s+(?:und|and|u\.?|en|mit|with)\s+|\s*\(\s*(?:und|and|mit|with|\+|&)\s+(?=[^()]*\)$)/iu
/** "Karl von und zu Berg" is one person. */
const ofOneName = /(?:^|\s)(?:von|vom|van)$/i
/** A second person without a name: "Anna Meier und Partner", "Anna +1". */
const unnamed =
  /^(?:1|eins?|one|(?:mein[er]*|ihr[er]*|sein[er]*|my|her|his)\s.+|(?:ehe)?partner(?:in)?|(?:ehe)?mann|(?:ehe)?frau|freund(?:in)?|begleitung|begleiter(?:in)?|gast|guest|friend|husband|wife|girlfriend|boyfriend|plus one|wg|mitbewohner(?:in)?)$/i
const household = /^(?:familie|fam\.?|family|ehepaar|eheleute|paar|couple)(?:\s|$)/i

export type NamesInCell =
  /** Both are named. A last name that stands once is that of both; without any it is ''. */
  | { kind: 'TWO'; first: Name; second: Name }
  /** Probably two: `first` where only the second has no name. */
  | { kind: 'UNSURE'; first?: Name }
  | { kind: 'ONE' }

/**
 * Whether a cell names two people: "Anna und Ben Meier", "Anna Meier & Ben Kurz", "Anna (mit Ben)". A comma divides two
 * whole names only where `commaDivides`; elsewhere the last name stands before it.
 */
export function namesInCell(text: string, { commaDivides }: { commaDivides: boolean }): NamesInCell {
  if (text.length > 200) return { kind: 'ONE' }
  if (household.test(text)) return { kind: 'UNSURE' }
  const nameParts = divided(text, commaDivides)
  if (nameParts === undefined) return { kind: 'ONE' }
  const [firstPart = '', secondPart = '', ...furtherParts] = nameParts
  if (furtherParts.length === 0 && isName(firstPart) && unnamed.test(secondPart))
    return { kind: 'UNSURE', first: splitFullName(firstPart) }
  if (furtherParts.length > 0 || !isName(firstPart) || !isName(secondPart)) return { kind: 'UNSURE' }
  const first = splitFullName(firstPart)
  const second = splitFullName(secondPart)
  // "Meier, Anna und Ben"
  const shared = first.lastname || second.lastname
  return {
    kind: 'TWO',
    first: { ...first, lastname: first.lastname || shared },
    second: { ...second, lastname: second.lastname || shared },
  }
}

function divided(text: string, commaDivides: boolean): string[] | undefined {
  const nameParts = text
    .split(joint)
    .map((part) => part.replace(/^[\s,(]+|[\s,)]+$/g, ''))
    .filter((part) => part !== '')
  if (nameParts.length > 1) return ofOneName.test(nameParts[0] ?? '') ? undefined : nameParts
  const byComma = text.split(',').map((part) => part.trim())
  return commaDivides && areWholeNames(byComma) ? byComma : undefined
}

/** "Anna Meier, Ben Kurz"; not "Meier, Anna", "van der Berg, Mareike" or "Anna Meier, M.A.". */
export function areWholeNames(parts: readonly string[]): boolean {
  return parts.length === 2 && parts.every((part) => /^\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}.'’-]+)+$/u.test(part))
}

function isName(text: string): boolean {
  return folded(text).length > 1 && !/\d/.test(text)
}

/** What people answer to "alone or as a pair"; undefined for anything else. */
export function groupSizeIn(cell: string): 1 | 2 | undefined {
  const words = folded(cell)
  if (
    /^(1|ein|eine|one)( person| koch)?$|^(ich )?(komme |koche )?(allein|alleine|einzeln|solo|single|alone|individual)\b/.test(
      words,
    )
  )
    return 1
  return /^(2|zwei|two)( personen| people| persons| kochende| koche)?$|\b(zu zweit|paar|duo|tandem|zweierteam|couple|pair)\b/.test(
    words,
  )
    ? 2
    : undefined
}
