import type { ParticipantReply } from '@running-dinner/contract/people'
import { fromWire } from '../registration-form/form-answers.ts'
import { emptyPerson, type PersonValues } from '../registration-form/person-values.ts'

export interface ParticipantForm extends PersonValues {
  miscNotes: string
  /** '' takes the event's. */
  languageCode: string
}

export const emptyForm: ParticipantForm = { ...emptyPerson, miscNotes: '', languageCode: '' }

/** The stored person in the fields; what is unknown is empty. */
export function toForm(person: ParticipantReply): ParticipantForm {
  const fields = Object.fromEntries(
    Object.keys(emptyForm).flatMap((name) => (name in person ? [[name, person[name as keyof ParticipantReply]]] : [])),
  )
  return {
    ...emptyForm,
    ...fields,
    ...fromWire(person),
    age: String(person.age ?? ''),
    numSeats: String(person.numSeats ?? ''),
    preferredMeal: person.preferredMeal ?? '',
    partnerChoice: person.teamPartnerWishEmail === '' ? 'none' : 'wish',
  }
}
