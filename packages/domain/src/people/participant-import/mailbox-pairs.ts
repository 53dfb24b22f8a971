import { emailIdentity } from '../participants/email.ts'
import { fullName } from '../participants/participant.ts'
import { folded } from './cells/tidy-cell.ts'
import type { Registered } from './check-across-rows.ts'
import { asPartner } from './fold-pairs.ts'
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

/** The second person becomes the partner of the first, with what they eat. */
export function pairedAtMailbox(first: ImportedParticipant, second: ImportedParticipant): ImportedParticipant {
  return {
    ...first,
    numSeats: first.numSeats ?? second.numSeats,
    notes: first.notes === '' ? second.notes : first.notes,
    teamPartnerWishRegistrationData: asPartner(first, second),
  }
}
