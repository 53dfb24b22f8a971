/** As the list of people tells who registered together. */
export interface WaitingPerson {
  id: string
  teamPartnerWishOriginatorId: string | null
}

/** The other of two who registered together, if both wait. */
export function partnerOf<Person extends WaitingPerson>(person: Person, people: readonly Person[]): Person | undefined {
  const originator = person.teamPartnerWishOriginatorId
  return people.find(
    (one) => one.id !== person.id && originator !== null && one.teamPartnerWishOriginatorId === originator,
  )
}

/** The person and whoever has to come along. */
export function withPartner<Person extends WaitingPerson>(person: Person, people: readonly Person[]): Person[] {
  const partner = partnerOf(person, people)
  return partner ? [person, partner] : [person]
}

/** The first so many in order, nobody divided; fewer where it does not work out. */
export function firstUndivided<Person extends WaitingPerson>(people: readonly Person[], count: number): Person[] {
  const chosen: Person[] = []
  for (const person of people) {
    const unit = withPartner(person, people)
    if (!chosen.includes(person) && chosen.length + unit.length <= count) chosen.push(...unit)
  }
  return people.filter((person) => chosen.includes(person))
}
