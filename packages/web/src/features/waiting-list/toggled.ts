import { type WaitingPerson, withPartner } from './undivided.ts'

/** The choice after somebody was ticked or unticked, together with whom they registered with. */
export function toggled<Person extends WaitingPerson>(
  person: Person,
  people: readonly Person[],
  chosen: readonly string[],
): string[] {
  const unit = withPartner(person, people).map(({ id }) => id)
  const rest = chosen.filter((id) => !unit.includes(id))
  return chosen.includes(person.id) ? rest : [...rest, ...unit]
}
