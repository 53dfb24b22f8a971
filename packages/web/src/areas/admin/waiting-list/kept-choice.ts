import { type WaitingPerson, withPartner } from '../../../features/waiting-list/whole-pairs.ts'

/** The chosen people who still wait, in the order of choice, at most `most`. Pairs that registered together stay together. */
export function keptChoice<Person extends WaitingPerson>(
  chosen: readonly string[],
  people: readonly Person[],
  most: number,
): string[] {
  const kept: string[] = []
  for (const id of chosen) {
    const person = people.find((one) => one.id === id)
    if (!person || kept.includes(id)) continue
    const unit = withPartner(person, people).map((one) => one.id)
    if (kept.length + unit.length <= most) kept.push(...unit)
  }
  return kept
}
