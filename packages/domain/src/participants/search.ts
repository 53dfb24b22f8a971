import { fullName, type ParticipantData } from './participant.ts'

type Findable = Pick<
  ParticipantData,
  'firstnamePart' | 'lastname' | 'email' | 'street' | 'streetNr' | 'zip' | 'cityName' | 'mobileNumber'
>

/**
 * Who is meant by what was typed: it stands anywhere in the name, e-mail, address, street, zip or mobile number; case,
 * accents, blanks and punctuation do not count (spec 2, rules 7.11). Nothing but those finds everybody.
 */
export function searchParticipants<P extends Findable>(people: readonly P[], typed: string): P[] {
  const wanted = searchKey(typed)
  return people.filter((person) => textsOf(person).some((text) => searchKey(text).includes(wanted)))
}

/** Whether `typed` asks for anything at all. */
export function isSearching(typed: string): boolean {
  return searchKey(typed) !== ''
}

function textsOf(person: Findable): string[] {
  const { firstnamePart, lastname, email, street, streetNr, zip, cityName, mobileNumber } = person
  return [
    fullName(person),
    `${lastname} ${firstnamePart}`,
    email,
    `${street} ${streetNr} ${zip} ${cityName}`,
    mobileNumber,
  ]
}

function searchKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
