import type { ParticipantInput } from '@running-dinner/contract'
import type { Participant, ParticipantData, RegistrationForm } from '@running-dinner/domain'
import { keptAllergies } from '@running-dinner/domain/registration-form/kept-allergies.ts'
import { keptAnswers } from '@running-dinner/domain/registration-form/kept-answers.ts'

type Input = Omit<ParticipantInput, 'teamPartnerWishRegistrationData'>

/** Keeps only answers and allergens the event asks for. Clients that send none keep the stored ones. */
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
