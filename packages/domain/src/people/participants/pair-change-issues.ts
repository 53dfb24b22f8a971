import { type Issue, issue } from '../../issue.ts'
import { pairRoleOf } from './fixed-pair.ts'
import { canHost } from './hosting.ts'
import type { Participant, ParticipantData } from './participant.ts'

/**
 * What a change must not do to the root of a pair: add a second partner, or leave too few seats for the table. Values
 * accepted once may stay.
 */
export function pairChangeIssues(before: Participant, after: ParticipantData, seatsNeeded: number): Issue[] {
  if (pairRoleOf(before) !== 'root') return []
  const isNewWish = after.teamPartnerWishEmail !== before.teamPartnerWishEmail && after.teamPartnerWishEmail !== ''
  const losesSeats = after.numSeats !== before.numSeats && canHost(after, seatsNeeded) !== 'YES'
  return [
    ...(isNewWish ? [issue('team_partner_choice_ambiguous', 'teamPartnerWishEmail')] : []),
    ...(losesSeats ? [issue('num_seats_teampartner_registration_invalid', 'numSeats', { seats: seatsNeeded })] : []),
  ]
}
