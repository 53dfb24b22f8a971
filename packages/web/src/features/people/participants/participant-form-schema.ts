import { participantInput } from '@running-dinner/contract/forms'
import { z } from 'zod'
import { toWire } from '../registration-form/form-answers.ts'
import { secondToWire } from '../registration-form/second-person.ts'
import type { ParticipantForm } from './participant-form.ts'

/** The contract's schema. Only the chosen way to a partner counts; hidden fields are ignored. */
export const participantFormSchema = z.preprocess(chosenPartner, participantInput)

function chosenPartner(values: unknown): unknown {
  const form = values as ParticipantForm // the form of this schema, see useStoredForm
  return {
    ...form,
    ...toWire(form),
    languageCode: form.languageCode || null,
    teamPartnerWishEmail: form.partnerChoice === 'wish' ? form.teamPartnerWishEmail : '',
    teamPartnerWishRegistrationData:
      form.partnerChoice === 'pair' ? secondToWire(form.teamPartnerWishRegistrationData) : null,
  }
}
