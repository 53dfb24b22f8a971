import { fullName, type ParticipantData } from './participant.ts'

type Findable = Pick<
  ParticipantData,
  'firstnamePart' | 'lastname' | 'email' | 'street' | 'streetNr' | 'zip' | 'cityName' | 'mobileNumber'
>

/**
 * The text a person is found by, built once and then searched on every key press: the name in both orders, e-mail,
 * address and mobile number, a line each so that no match spans two fields.
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

/** The people that match the typed text; blanks and punctuation alone match all. */
export function searchParticipants<P extends Findable>(people: readonly P[], typed: string): P[] {
  const wanted = searchKey(typed)
  return people.filter((person) => searchTextOf(person).includes(wanted))
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
  return typed
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
