import { dietOf, eatAlike } from '../participants/fixed-pair.ts'
import { type DietData, fullName } from '../participants/participant.ts'
import { folded } from './cells/tidy-cell.ts'
import { withNote } from './food/diet-note.ts'
import { type ImportedParticipant, type PartnerData, rowIssue } from './import-row.ts'
import { identityOf, type PersonRow } from './read-participant.ts'

/**
 * Our own export writes both people of a fixed pair, the second with the name of the first in "registered by". Here the second
 * becomes the partner of the first again. Without the first the row stays on its own, with a WARNING.
 */
export function foldPairs(people: readonly PersonRow[]): PersonRow[] {
  const foldedRows: PersonRow[] = []
  const roots = new Map<string, number>()
  for (const person of people) {
    const rootIndex = person.registeredBy === '' ? undefined : roots.get(folded(person.registeredBy))
    const root = rootIndex === undefined ? undefined : foldedRows[rootIndex]
    if (rootIndex !== undefined && root && !root.participant.teamPartnerWishRegistrationData) {
      foldedRows[rootIndex] = withPartner(root, person)
      continue
    }
    if (person.registeredBy === '') roots.set(folded(fullName(person.participant)), foldedRows.length)
    else person.issues.push(rowIssue('WARNING', 'import_wish_unknown', 'registeredBy'))
    foldedRows.push(person)
  }
  return foldedRows
}

function withPartner(root: PersonRow, { participant: child }: PersonRow): PersonRow {
  const partner = asPartner(root.participant, child)
  return { ...root, participant: { ...root.participant, teamPartnerWishRegistrationData: partner } }
}

/** Address, number and diet that only repeat the first person's are left out, as in a registration. */
export function asPartner(first: ImportedParticipant, second: ImportedParticipant): PartnerData {
  return {
    firstnamePart: second.firstnamePart,
    lastname: second.lastname,
    email: identityOf(second) === identityOf(first) ? '' : second.email,
    mobileNumber: second.mobileNumber === first.mobileNumber ? '' : second.mobileNumber,
    ...(eatAlike(dietIn(first), dietIn(second)) ? {} : { diet: dietIn(second) }),
  }
}

/** Allergens that are not understood yet stand in the note: nobody could correct them any more. */
function dietIn(person: ImportedParticipant): DietData {
  const { allergens = [], mealSpecificsNote: note } = person
  if (typeof allergens !== 'string') return dietOf({ ...person, allergens })
  return dietOf({ ...person, allergens: [], mealSpecificsNote: withNote(note, allergens) })
}
