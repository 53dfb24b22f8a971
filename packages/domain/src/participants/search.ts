import { fullName, type ParticipantData } from './participant.ts'

type Findable = Pick<
  ParticipantData,
  'firstnamePart' | 'lastname' | 'email' | 'street' | 'streetNr' | 'zip' | 'cityName' | 'mobileNumber'
>

/**
 * By what somebody is found, made once and then searched for every key typed: their name either way round, e-mail,
 * address and mobile number, a line each so that nothing is found across two of them (spec 2, rules 7.11).
 */
export function searchTextOf(person: Findable): string {
  const { firstnamePart, lastname, email, street, streetNr, zip, cityName, mobileNumber } = person
  return [
    fullName(person),
    `${lastname} ${firstnamePart}`,
    email,
    `${street} ${streetNr} ${zip} ${cityName}`,
    mobileNumber,
  ]
    .map(searchKey)
    .join('\n')
}

/** Whoever is meant by what was typed; nothing but blanks and punctuation finds everybody. */
export function searchParticipants<P extends Findable>(people: readonly P[], typed: string): P[] {
  const wanted = searchKey(typed)
  return people.filter((person) => searchTextOf(person).includes(wanted))
}

/** Whether `typed` asks for anything at all. */
export function isSearching(typed: string): boolean {
  return searchKey(typed) !== ''
}

/** What was typed as it stands in a search text: case, accents, blanks and punctuation do not count. Empty asks for nothing. */
export function searchKey(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
