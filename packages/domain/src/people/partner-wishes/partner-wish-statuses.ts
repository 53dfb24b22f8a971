import { emailIdentity } from '../participants/email.ts'
import { confirmedInOrder } from '../participants/order.ts'
import type { Participant } from '../participants/participant.ts'
import { type PartnerWishState, wishStateOf } from './partner-wish-state.ts'

export interface PartnerWishStatus {
  /** `undefined`: the person neither wishes for another nor is wished for. */
  state: PartnerWishState | undefined
  /** The wished person, or the first in order who wishes for this one. */
  matching: Participant | undefined
}

const none: PartnerWishStatus = { state: undefined, matching: undefined }

/**
 * The wish state of every person. Only confirmed people are found or count as wishing. A member of a fixed pair has a
 * partner and no wish. Empty where wishes are switched off.
 */
export function partnerWishStatuses(
  people: readonly Participant[],
  { teamPartnerWishDisabled }: { teamPartnerWishDisabled: boolean },
): (person: Participant) => PartnerWishStatus {
  if (teamPartnerWishDisabled) return () => none
  const confirmed = confirmedInOrder(people)
  const named = firstBy(confirmed, (person) => person.email)
  const wishing = firstBy(
    confirmed.filter((person) => person.teamPartnerWishOriginatorId === undefined),
    (person) => person.teamPartnerWishEmail,
  )
  return (person) => {
    if (person.teamPartnerWishOriginatorId !== undefined) return none
    if (person.teamPartnerWishEmail !== '') {
      const matching = named.get(emailIdentity(person.teamPartnerWishEmail))
      return { state: wishStateOf(person, matching), matching }
    }
    const matching = wishing.get(emailIdentity(person.email))
    return matching ? { state: 'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES', matching } : none
  }
}

/** The first in order of each address; of a pair with one address that is the root. */
function firstBy(people: readonly Participant[], addressOf: (person: Participant) => string): Map<string, Participant> {
  const first = new Map<string, Participant>()
  for (const person of people) {
    const address = emailIdentity(addressOf(person))
    if (address !== '' && !first.has(address)) first.set(address, person)
  }
  return first
}
