import { emailIdentity } from '@running-dinner/domain'

interface Wishing {
  id: string
  email: string
  teamPartnerWishEmail: string
}

/** Two who wait and wished for each other, of whom only one is chosen. */
export function partedWish<Person extends Wishing>(
  people: readonly Person[],
  chosen: readonly string[],
): [Person, Person] | undefined {
  for (const person of people) {
    if (!chosen.includes(person.id)) continue
    const partner = people.find((one) => wants(person, one) && wants(one, person))
    if (partner && !chosen.includes(partner.id)) return [person, partner]
  }
  return undefined
}

function wants(one: Wishing, other: Wishing): boolean {
  const wish = one.teamPartnerWishEmail
  return one.id !== other.id && wish !== '' && emailIdentity(wish) === emailIdentity(other.email)
}
