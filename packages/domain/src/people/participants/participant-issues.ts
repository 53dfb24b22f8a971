import { type Issue, issue } from '../../issue.ts'
import { limits } from '../../limits.ts'
import { emailIdentity } from './email.ts'
import { canHost } from './hosting.ts'
import type { DietData, KeptField, Participant, ParticipantData } from './participant.ts'

export interface Partner {
  firstnamePart: string
  lastname: string
  email: string
  mobileNumber: string
  /** Absent: as the first person. */
  diet?: PartnerDiet | undefined
}

/** Without allergens those of the first person count. */
export type PartnerDiet = Omit<DietData, 'allergens'> & { allergens?: DietData['allergens'] | undefined }

/** As far as they could be parsed. */
type Fields = Partial<Omit<ParticipantData, 'allergens' | 'answers' | KeptField>>

type Owner = Pick<Participant, 'id' | 'teamPartnerWishOriginatorId'>
/** The owners of each address, by its identity; the two of a fixed pair may share one. */
export type TakenEmails = ReadonlyMap<string, readonly Owner[]>

export function takenEmails(people: readonly (Owner & Pick<Participant, 'email'>)[]): Map<string, Owner[]> {
  const ownersByAddress = new Map<string, Owner[]>()
  for (const person of people) {
    const identity = emailIdentity(person.email)
    ownersByAddress.set(identity, [...(ownersByAddress.get(identity) ?? []), person])
  }
  return ownersByAddress
}

export interface ParticipantIssuesContext {
  taken: TakenEmails
  /** The person being edited; undefined for a new one. */
  self: Pick<Participant, 'id' | 'teamPartnerWishOriginatorId'> | undefined
  mealIds: readonly string[]
  seatsNeeded: number
  teamPartnerWishDisabled: boolean
  /** The person registered together with this one. */
  partner: Partner | undefined
}

/** What a schema of single fields cannot check. Skips absent fields: the schema reports those. */
export function participantIssues(fields: Fields, context: ParticipantIssuesContext): Issue[] {
  const { partner } = context
  return [
    ...emailIssues(fields.email, 'email', context),
    ...wishIssues(fields, context),
    ...(fields.preferredMeal !== undefined && !context.mealIds.includes(fields.preferredMeal)
      ? [issue('value_invalid', 'preferredMeal')]
      : []),
    ...(partner ? partnerIssues(fields, partner, context) : []),
  ]
}

export function tooManyParticipants(before: number, added: number): Issue[] {
  return before + added > limits.participants ? [{ message: 'too_many_participants', issueType: 'TECHNICAL' }] : []
}

function emailIssues(email: string | undefined, field: string, { taken, self }: ParticipantIssuesContext): Issue[] {
  if (!email) return []
  const pairId = self?.teamPartnerWishOriginatorId
  const isTaken = (taken.get(emailIdentity(email)) ?? []).some(
    (participant) =>
      participant.id !== self?.id && (pairId === undefined || participant.teamPartnerWishOriginatorId !== pairId),
  )
  return isTaken ? [issue('participant_already_registered', field)] : []
}

function wishIssues(fields: Fields, { teamPartnerWishDisabled, partner }: ParticipantIssuesContext): Issue[] {
  const { email, teamPartnerWishEmail: wish } = fields
  if (!wish) return []
  if (teamPartnerWishDisabled) return [issue('team_partner_wish_disabled', 'teamPartnerWishEmail')]
  if (partner) return [issue('team_partner_choice_ambiguous', 'teamPartnerWishEmail')]
  const namesThemselves = email !== undefined && emailIdentity(email) === emailIdentity(wish)
  return namesThemselves ? [issue('participant_email_equals_team_partner_wish', 'teamPartnerWishEmail')] : []
}

function partnerIssues(fields: Fields, partner: Partner, context: ParticipantIssuesContext): Issue[] {
  const field = 'teamPartnerWishRegistrationData'
  if (context.teamPartnerWishDisabled) return [issue('team_partner_wish_disabled', field)]
  const canSeatAll = canHost({ numSeats: fields.numSeats }, context.seatsNeeded) === 'YES'
  const sharesAddress = fields.email !== undefined && emailIdentity(fields.email) === emailIdentity(partner.email)
  return [
    ...(canSeatAll
      ? []
      : [issue('num_seats_teampartner_registration_invalid', 'numSeats', { seats: context.seatsNeeded })]),
    ...(sharesAddress ? [] : emailIssues(partner.email, `${field}.email`, context)),
  ]
}
