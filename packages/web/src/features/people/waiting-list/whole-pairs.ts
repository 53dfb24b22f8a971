import { emailIdentity } from '@running-dinner/domain'

/** The part of a listed person that says who registered together. */
export interface WaitingPerson {
  id: string
  teamPartnerWishOriginatorId: string | null
}

/** The second person of a pair, if both wait. */
export function partnerOf<Person extends WaitingPerson>(person: Person, people: readonly Person[]): Person | undefined {
  const originator = person.teamPartnerWishOriginatorId
  return people.find(
    (candidate) =>
      candidate.id !== person.id && originator !== null && candidate.teamPartnerWishOriginatorId === originator,
  )
}

/** The person and the one who has to come along. */
export function withPartner<Person extends WaitingPerson>(person: Person, people: readonly Person[]): Person[] {
  const partner = partnerOf(person, people)
  return partner ? [person, partner] : [person]
}

/** The first `count` people in order without dividing a pair; fewer where that does not fit. */
export function firstWholePairs<Person extends WaitingPerson>(people: readonly Person[], count: number): Person[] {
  const chosenPeople: Person[] = []
  for (const person of people) {
    const unit = withPartner(person, people)
    if (!chosenPeople.includes(person) && chosenPeople.length + unit.length <= count) chosenPeople.push(...unit)
  }
  return people.filter((person) => chosenPeople.includes(person))
}

interface Wishing {
  id: string
  email: string
  teamPartnerWishEmail: string
}

/** Two waiting people who wish for each other, of whom only one is chosen. */
export function splitWish<Person extends Wishing>(
  people: readonly Person[],
  chosenIds: readonly string[],
): [Person, Person] | undefined {
  for (const person of people) {
    if (!chosenIds.includes(person.id)) continue
    const partner = people.find((candidate) => wants(person, candidate) && wants(candidate, person))
    if (partner && !chosenIds.includes(partner.id)) return [person, partner]
  }
  return undefined
}

function wants(wisher: Wishing, wished: Wishing): boolean {
  const wish = wisher.teamPartnerWishEmail
  return wisher.id !== wished.id && wish !== '' && emailIdentity(wish) === emailIdentity(wished.email)
}
