import { fullName, type ParticipantData } from './participant.ts'

/** A text that is searched, and the field it stands in. A field may have several texts. */
export interface FieldText<Field extends string> {
  field: Field
  text: string
}

interface IndexedText<Field extends string> extends FieldText<Field> {
  /** As `searchKey` makes it. */
  key: string
  /** For each character of `key` the position in `text` that it comes from. */
  positions: readonly number[]
}

/** Built once and then searched on every key press. */
export type SearchIndex<Field extends string> = readonly IndexedText<Field>[]

export function searchIndex<Field extends string>(texts: readonly FieldText<Field>[]): SearchIndex<Field> {
  return texts.map((text) => ({ ...text, ...keyOf(text.text) }))
}

export interface SearchHit<Field extends string> extends FieldText<Field> {
  /** The found part of `text`: from `start`, up to and without `end`. */
  start: number
  end: number
  /** Lower is better: a whole text, the beginning of a word of the name or of another field, then what stands inside a word. */
  rank: number
}

/** The best hit of a key that `searchKey` made; undefined where no text contains it, and for an empty one. */
export function findHit<Field extends string>(
  index: SearchIndex<Field>,
  wantedKey: string,
): SearchHit<Field> | undefined {
  const hits = index.flatMap((indexed) => hitsIn(indexed, wantedKey))
  return hits.reduce<SearchHit<Field> | undefined>(
    (best, hit) => (best && best.rank <= hit.rank ? best : hit),
    undefined,
  )
}

function hitsIn<Field extends string>({ field, text, key, positions }: IndexedText<Field>, wantedKey: string) {
  const hits: SearchHit<Field>[] = []
  if (wantedKey === '') return hits
  for (let offset = key.indexOf(wantedKey); offset !== -1; offset = key.indexOf(wantedKey, offset + 1)) {
    const start = positions[offset] ?? 0
    const last = positions[offset + wantedKey.length - 1] ?? start
    const end = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length
    hits.push({ field, text, start, end, rank: rankOf(field, key === wantedKey, isWordStart(text, start)) })
  }
  return hits
}

function rankOf(field: string, isWhole: boolean, isStart: boolean): number {
  if (isWhole) return 0
  return (isStart ? 1 : 3) + (field === 'name' ? 0 : 1)
}

function isWordStart(text: string, position: number): boolean {
  return !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, position))
}

type Findable = Pick<
  ParticipantData,
  'firstnamePart' | 'lastname' | 'email' | 'street' | 'streetNr' | 'zip' | 'cityName' | 'mobileNumber'
>

export type PersonField = 'name' | 'email' | 'address' | 'phone'

/** What every list of people is searched by: the name in both orders, e-mail, address and mobile number. */
export function personTexts(person: Findable): FieldText<PersonField>[] {
  const { firstnamePart, lastname, email, street, streetNr, zip, cityName, mobileNumber } = person
  return [
    { field: 'name', text: fullName(person) },
    { field: 'name', text: `${lastname} ${firstnamePart}` },
    { field: 'email', text: email },
    { field: 'address', text: `${street} ${streetNr} ${zip} ${cityName}` },
    { field: 'phone', text: mobileNumber },
  ]
}

/** The people that match the typed text, the best hits first; blanks and punctuation alone match all, in their order. */
export function searchParticipants<P extends Findable>(people: readonly P[], typed: string): P[] {
  const wantedKey = searchKey(typed)
  if (wantedKey === '') return [...people]
  return people
    .flatMap((person) => {
      const hit = findHit(searchIndex(personTexts(person)), wantedKey)
      return hit ? [{ person, rank: hit.rank }] : []
    })
    .sort((hit, otherHit) => hit.rank - otherHit.rank)
    .map(({ person }) => person)
}

/** `wanted`: a key that `searchKey` made; an empty one finds everybody. */
export function isFound(person: Findable, query: string): boolean {
  return query === '' || findHit(searchIndex(personTexts(person)), query) !== undefined
}

/** Whether `typed` contains anything to search for. */
export function isSearching(typed: string): boolean {
  return searchKey(typed) !== ''
}

/**
 * The typed text as it is compared: without case, accents, blanks and punctuation. Empty when there is nothing to
 * search for.
 */
export function searchKey(typed: string): string {
  return keyOf(typed).key
}

/** Character by character, so that a found part can be marked where it stands. */
function keyOf(text: string): Pick<IndexedText<string>, 'key' | 'positions'> {
  const positions: number[] = []
  let key = ''
  let position = 0
  for (const character of text) {
    const keyPart = character
      .normalize('NFKD')
      .toLowerCase()
      .replace('ß', 'ss')
      .replace(/[^\p{L}\p{N}]+/gu, '')
    key += keyPart
    for (let unit = 0; unit < keyPart.length; unit++) positions.push(position)
    position += character.length
  }
  return { key, positions }
}
