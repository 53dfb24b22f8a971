import { type Issue, issue } from '../issue.ts'
import { pairRoleOf } from './fixed-pair.ts'
import { canHost } from './hosting.ts'
import type { Participant, ParticipantData } from './participant.ts'

/** What a change may not make of the root of a pair: a second partner, or a kitchen too small for the table. What was let in once may stay (rules 7.8). */
export function pairChangeIssues(before: Participant, after: ParticipantData, seatsNeeded: number): Issue[] {
  if (pairRoleOf(before) !== 'root') return []
  const isNewWish = after.teamPartnerWishEmail !== before.teamPartnerWishEmail && after.teamPartnerWishEmail !== ''
  const losesSeats = after.numSeats !== before.numSeats && canHost(after, seatsNeeded) !== 'YES'
  return [
    ...(isNewWish ? [issue('team_partner_choice_ambiguous', 'teamPartnerWishEmail')] : []),
    ...(losesSeats ? [issue('num_seats_teampartner_registration_invalid', 'numSeats', { seats: seatsNeeded })] : []),
  ]
}
