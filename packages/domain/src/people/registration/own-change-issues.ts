import type { Dinner } from '../../events/dinner/dinner.ts'
import { type Issue, issue } from '../../issue.ts'
import { pairRoleOf } from '../participants/fixed-pair.ts'
import { canHost, seatsNeededToHost } from '../participants/hosting.ts'
import type { Participant, ParticipantData } from '../participants/participant.ts'
import { participantIssues } from '../participants/participant-issues.ts'
import { answerIssues } from '../registration-form/answer-issues.ts'
import { fullNameIssues, zipIssues } from './registration-issues.ts'

/**
 * What a guest may not change in their own data. Values accepted once, by an invitation or before a rule changed, may
 * stay.
 */
export function ownChangeIssues(before: Participant, after: ParticipantData, dinner: Dinner): Issue[] {
  const role = pairRoleOf(before)
  if (role === 'child') return fullNameIssues(after)
  const seatsNeeded = seatsNeededToHost(dinner.options.teamSize, dinner.meals.length)
  const isNewWish = after.teamPartnerWishEmail !== before.teamPartnerWishEmail
  const { teamPartnerWishEmail, ...otherFields } = after
  return [
    ...fullNameIssues(after),
    ...(zipIssues(before.zip, dinner.basicDetails).length === 0 ? zipIssues(after.zip, dinner.basicDetails) : []),
    ...participantIssues(isNewWish ? after : otherFields, {
      taken: new Map(),
      self: before,
      mealIds: dinner.meals.map((meal) => meal.id),
      seatsNeeded,
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      partner: undefined,
    }),
    ...answerIssues(dinner.registrationForm, after.answers, { requiredToo: true }),
    ...(role === 'root' && isNewWish && teamPartnerWishEmail !== ''
      ? [issue('team_partner_choice_ambiguous', 'teamPartnerWishEmail')]
      : []),
    ...(role === 'root' && canHost(after, seatsNeeded) !== 'YES'
      ? [issue('num_seats_teampartner_registration_invalid', 'numSeats', { seats: seatsNeeded })]
      : []),
  ]
}
