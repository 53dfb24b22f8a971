import type { ParticipantInput } from '@running-dinner/contract'
import type { Participant, ParticipantData, RegistrationForm } from '@running-dinner/domain'
import { keptAllergies } from '@running-dinner/domain/registration-form/kept-allergies.ts'
import { keptAnswers } from '@running-dinner/domain/registration-form/kept-answers.ts'

type Input = Omit<ParticipantInput, 'teamPartnerWishRegistrationData'>

/** An input as it is stored: of answers and allergens what the event asks for; whoever sends none leaves what there is. */
export function withKeptAnswers(
  form: RegistrationForm,
  input: Input,
  before?: Pick<Participant, 'allergens' | 'answers'>,
): ParticipantData {
  return {
    ...input,
    allergens: keptAllergies(form, input.allergens ?? before?.allergens ?? []),
    answers: keptAnswers(form, input.answers ?? before?.answers ?? []),
  }
}
