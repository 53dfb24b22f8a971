import { emailIdentity } from '../participants/email.ts'
import { fullName } from '../participants/participant.ts'
import { isMoreSevere } from '../registration-form/allergens.ts'
import { type Diet, diets } from './cells/read-diets.ts'
import { folded } from './cells/tidy-cell.ts'
import type { Registered } from './check-across-rows.ts'
import { asPartner } from './fold-pairs.ts'
import { withNote } from './food/diet-note.ts'
import type { ImportedParticipant, ImportRow } from './import-row.ts'

type Row = Pick<ImportRow, 'rowNumber' | 'participant'>

/**
 * Two rows with one mailbox and one home are probably a couple. Not offered where three share it, where one of them is
 * a pair already or wishes for somebody, or where the address is registered.
 */
export function mailboxPairs<Single extends Row>(rows: readonly Single[], registered: Registered): [Single, Single][] {
  const byMailbox = new Map<string, Single[]>()
  for (const row of rows) {
    const mailbox = emailIdentity(row.participant.email)
    if (mailbox !== '') byMailbox.set(mailbox, [...(byMailbox.get(mailbox) ?? []), row])
  }
  return [...byMailbox].flatMap(([mailbox, [first, second, third]]) =>
    first && second && !third && !registered.has(mailbox) && mayPair(first.participant, second.participant)
      ? [[first, second]]
      : [],
  )
}

function mayPair(first: ImportedParticipant, second: ImportedParticipant): boolean {
  const isFree = (person: ImportedParticipant) =>
    person.teamPartnerWishRegistrationData === undefined && person.teamPartnerWishEmail === ''
  const [name, otherName] = [first, second].map((person) => folded(fullName(person)))
  return (
    isFree(first) &&
    isFree(second) &&
    name !== otherName &&
    isOneHome(first, second) &&
    // A text that is no list yet has to be corrected where it stands.
    typeof first.allergens !== 'string' &&
    typeof second.allergens !== 'string'
  )
}

function isOneHome(first: ImportedParticipant, second: ImportedParticipant): boolean {
  return (['street', 'streetNr', 'zip', 'cityName'] as const).every(
    (field) => second[field] === '' || folded(first[field]) === folded(second[field]),
  )
}

/**
 * The second person becomes the partner of the first. What only the second may not eat is added to the note of the
 * pair with their name; `dietName` words it. A pair has one list of allergens.
 */
export function pairedAtMailbox(
  first: ImportedParticipant,
  second: ImportedParticipant,
  dietName: (diet: Diet) => string,
): ImportedParticipant {
  const own = diets.filter((diet) => second[diet] && !first[diet]).map(dietName)
  const note = second.mealSpecificsNote === first.mealSpecificsNote ? '' : second.mealSpecificsNote
  const needs = [...own, note].filter((text) => text !== '').join(', ')
  return {
    ...first,
    numSeats: first.numSeats ?? second.numSeats,
    mealSpecificsNote:
      needs === '' ? first.mealSpecificsNote : withNote(first.mealSpecificsNote, `${second.firstnamePart}: ${needs}`),
    ...sharedAllergens(first, second),
    notes: first.notes === '' ? second.notes : first.notes,
    teamPartnerWishRegistrationData: asPartner(first, second),
  }
}

function sharedAllergens(
  first: ImportedParticipant,
  second: ImportedParticipant,
): Pick<ImportedParticipant, 'allergens'> {
  const [listed, more] = [first.allergens, second.allergens]
  if (typeof listed === 'string' || typeof more === 'string' || !more) return {}
  const strictest = new Map((listed ?? []).map((allergy) => [allergy.allergen, allergy]))
  for (const allergy of more) {
    const held = strictest.get(allergy.allergen)
    if (!held || isMoreSevere(allergy.severity, held.severity)) strictest.set(allergy.allergen, allergy)
  }
  return { allergens: [...strictest.values()] }
}
