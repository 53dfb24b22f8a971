import { fullName } from '../participants/participant.ts'
import { folded } from './cells/tidy-cell.ts'
import { rowIssue } from './import-row.ts'
import type { PersonRow } from './read-participant.ts'

/**
 * Asked for an address, people write a name. When exactly one other row has this name its address becomes the wish;
 * otherwise the name is kept in the notes and reported as an INFO.
 */
export function resolveWishedNames(people: readonly PersonRow[]): PersonRow[] {
  if (people.every((person) => person.wishedName === '')) return [...people]
  const byName = new Map<string, PersonRow[]>()
  for (const person of people) {
    const name = folded(fullName(person.participant))
    byName.set(name, [...(byName.get(name) ?? []), person])
  }
  return people.map((person) => (person.wishedName === '' ? person : withWish(person, byName)))
}

/** Answers that mean "no wish". */
const nobody = /^(nein|no|keine?r?|niemand|nobody|none|egal|any|any ?body|any ?one|ja|yes|x|n a|k a)?$/

function withWish(person: PersonRow, byName: ReadonlyMap<string, readonly PersonRow[]>): PersonRow {
  const { participant, wishedName } = person
  const name = folded(wishedName)
  if (nobody.test(name)) return person
  const [only, another] = (byName.get(name) ?? []).filter((other) => other !== person)
  if (only && !another) {
    return { ...person, participant: { ...participant, teamPartnerWishEmail: only.participant.email } }
  }
  const notes = [participant.notes, wishedName].filter((text) => text !== '').join('; ')
  const issue = rowIssue('INFO', 'import_wish_unknown', 'teamPartnerWishEmail')
  return { ...person, participant: { ...participant, notes }, issues: [...person.issues, issue] }
}
