import { emailIdentity } from '../participants/email.ts'
import { confirmedInOrder } from '../participants/order.ts'
import type { Participant } from '../participants/participant.ts'

export const invitationStates = ['OPEN', 'TAKEN', 'LEFT'] as const
/**
 * `OPEN`: registering by its link makes a team. `TAKEN`: the sender has a partner or another wish by now. `LEFT`: the
 * sender no longer takes part.
 */
export type InvitationState = (typeof invitationStates)[number]

export interface InvitationFacts {
  /** Absent once the sender left. */
  inviter: Pick<Participant, 'teamId' | 'teamPartnerWishOriginatorId'> | undefined
  /** The sender still wishes for the address the invitation was mailed to. */
  isStillWished: boolean
  /** A confirmed participant has that address. */
  wishedTakesPart: boolean
}

export function invitationState({ inviter, isStillWished, wishedTakesPart }: InvitationFacts): InvitationState {
  if (!inviter) return 'LEFT'
  const hasPartner = inviter.teamId !== undefined || inviter.teamPartnerWishOriginatorId !== undefined
  return hasPartner || !isStillWished || wishedTakesPart ? 'TAKEN' : 'OPEN'
}

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
  const firstByAddress = new Map<string, Participant>()
  for (const person of people) {
    const address = emailIdentity(addressOf(person))
    if (address !== '' && !firstByAddress.has(address)) firstByAddress.set(address, person)
  }
  return firstByAddress
}

/** How a person's wish for a partner relates to the wish of that partner. */
export const partnerWishStates = [
  'NOT_EXISTING',
  'EXISTS_EMPTY_TEAM_PARTNER_WISH',
  'EXISTS_SAME_TEAM_PARTNER_WISH',
  'EXISTS_OTHER_TEAM_PARTNER_WISH',
  'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES',
] as const
export type PartnerWishState = (typeof partnerWishStates)[number]

type Wishing = Pick<Participant, 'teamPartnerWishEmail' | 'teamPartnerWishOriginatorId'>

/**
 * The wish state of the person with this address; `named` is the confirmed person they wish for. A member of a fixed
 * pair has another partner.
 */
export function wishStateOf(person: Pick<Participant, 'email'>, named: Wishing | undefined): PartnerWishState {
  if (!named) return 'NOT_EXISTING'
  if (named.teamPartnerWishOriginatorId !== undefined) return 'EXISTS_OTHER_TEAM_PARTNER_WISH'
  if (named.teamPartnerWishEmail === '') return 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
  return emailIdentity(named.teamPartnerWishEmail) === emailIdentity(person.email)
    ? 'EXISTS_SAME_TEAM_PARTNER_WISH'
    : 'EXISTS_OTHER_TEAM_PARTNER_WISH'
}
