import type { Dinner, Participant } from '@running-dinner/domain'
import { pairRoleOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import { presentEnteredFields } from '../participants/index.ts'
import { fileAnswers } from './file-answers.present.ts'

type Facts = Pick<Dinner, 'meals' | 'registrationForm'>

/** Everybody in order of the list, confirmed or not; the second of a pair stands within the first (rules 13.3). */
export function filePeople(people: readonly Participant[], dinner: Facts): Record<string, unknown>[] {
  const partners = new Map(
    people
      .filter((person) => pairRoleOf(person) === 'child')
      .map((child) => [child.teamPartnerWishOriginatorId, child] as const),
  )
  const roots = new Set(people.map((person) => person.id))
  const isNested = (person: Participant) =>
    pairRoleOf(person) === 'child' && roots.has(person.teamPartnerWishOriginatorId ?? '')
  return people
    .filter((person) => !isNested(person))
    .map((person) => filePerson(person, partners.get(person.id), dinner))
}

function filePerson(person: Participant, partner: Participant | undefined, dinner: Facts) {
  const { preferredMeal, ...told } = presentEnteredFields(person)
  const wished = dinner.meals.findIndex((meal) => meal.id === preferredMeal)
  return {
    number: person.participantNumber,
    confirmed: person.activationDate !== undefined,
    ...told,
    miscNotes: person.miscNotes,
    answers: fileAnswers(dinner.registrationForm, person.answers),
    preferredMeal: wished < 0 ? null : wished + 1,
    geocodingResult: person.geocodingResult ?? null,
    teamPartnerWishRegistrationData: partner ? filePartner(partner) : null,
  }
}

function filePartner({ participantNumber, firstnamePart, lastname, email, mobileNumber }: Participant) {
  return { number: participantNumber, firstnamePart, lastname, email, mobileNumber }
}
