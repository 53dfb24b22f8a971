import type { ParticipantInput } from '@running-dinner/contract'
import type { Issue, Participant } from '@running-dinner/domain'
import { answerIssues, participantIssues, seatsNeededToHost, type TakenEmails } from '@running-dinner/domain/people'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'

/** Checks one person against the others; also for the valid part of an incomplete form. */
export function participantChecks(
  dinner: AuthorizedDinner,
  input: Partial<ParticipantInput>,
  addressOwners: TakenEmails,
  self?: Participant,
): Issue[] {
  const { teamPartnerWishRegistrationData: partner, answers, allergens: _, ...data } = input
  const personIssues = participantIssues(data, {
    taken: addressOwners,
    self,
    mealIds: dinner.meals.map((meal) => meal.id),
    seatsNeeded: seatsNeededToHost(dinner.options.teamSize, dinner.meals.length),
    teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
    partner,
  })
  return [...personIssues, ...answerIssues(dinner.registrationForm, answers ?? [], { requiredToo: false })]
}
