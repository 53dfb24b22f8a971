import { type Issue, issue } from '../issue.ts'
import { limits } from '../limits.ts'
import { emailIdentity } from './email-identity.ts'
import { canHost } from './hosting.ts'
import type { Participant, ParticipantData } from './participant.ts'

export interface Partner {
  firstnamePart: string
  lastname: string
  email: string
  mobileNumber: string
}

export interface ParticipantIssuesContext {
  /** Everybody of the event; the person being edited is recognised by `id`. */
  others: readonly Pick<Participant, 'id' | 'email' | 'teamPartnerWishOriginatorId'>[]
  id: string | undefined
  mealIds: readonly string[]
  seatsNeeded: number
  teamPartnerWishDisabled: boolean
  /** Somebody registered together with this person. */
  partner: Partner | undefined
}

/** What the fields alone cannot tell (spec 5, rules 7.4, 7.8). Absent fields are somebody else's issue. */
export function participantIssues(data: Partial<ParticipantData>, context: ParticipantIssuesContext): Issue[] {
  const { partner } = context
  return [
    ...emailIssues(data.email, 'email', context),
    ...wishIssues(data, context),
    ...(data.preferredMeal !== undefined && !context.mealIds.includes(data.preferredMeal)
      ? [issue('value_invalid', 'preferredMeal')]
      : []),
    ...(partner ? partnerIssues(data, partner, context) : []),
  ]
}

export function tooManyParticipants(before: number, added: number): Issue[] {
  return before + added > limits.participants ? [{ message: 'too_many_participants', issueType: 'TECHNICAL' }] : []
}

function emailIssues(email: string | undefined, field: string, { others, id }: ParticipantIssuesContext): Issue[] {
  if (!email) return []
  const self = others.find((other) => other.id === id)
  const pairId = self?.teamPartnerWishOriginatorId
  const taken = others.some(
    (other) =>
      other.id !== id &&
      emailIdentity(other.email) === emailIdentity(email) &&
      (pairId === undefined || other.teamPartnerWishOriginatorId !== pairId),
  )
  return taken ? [issue('participant_already_registered', field)] : []
}

function wishIssues(
  data: Partial<ParticipantData>,
  { teamPartnerWishDisabled, partner }: ParticipantIssuesContext,
): Issue[] {
  const { email, teamPartnerWishEmail: wish } = data
  if (!wish) return []
  if (teamPartnerWishDisabled) return [issue('team_partner_wish_disabled', 'teamPartnerWishEmail')]
  if (partner) return [issue('team_partner_choice_ambiguous', 'teamPartnerWishEmail')]
  const namesThemselves = email !== undefined && emailIdentity(email) === emailIdentity(wish)
  return namesThemselves ? [issue('participant_email_equals_team_partner_wish', 'teamPartnerWishEmail')] : []
}

function partnerIssues(data: Partial<ParticipantData>, partner: Partner, context: ParticipantIssuesContext): Issue[] {
  const field = 'teamPartnerWishRegistrationData'
  if (context.teamPartnerWishDisabled) return [issue('team_partner_wish_disabled', field)]
  const canSeatAll = canHost({ numSeats: data.numSeats }, context.seatsNeeded) === 'YES'
  const sharesAddress = data.email !== undefined && emailIdentity(data.email) === emailIdentity(partner.email)
  return [
    ...(canSeatAll
      ? []
      : [issue('num_seats_teampartner_registration_invalid', 'numSeats', { seats: context.seatsNeeded })]),
    ...(sharesAddress ? [] : emailIssues(partner.email, `${field}.email`, context)),
  ]
}
