import type { FileAnswer } from '@running-dinner/contract'
import type { Dinner, Participant } from '@running-dinner/domain'
import { pairRoleOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import type { Answer, RegistrationForm } from '@running-dinner/domain/registration-form/registration-form.ts'
import { presentEnteredFields } from '../participants/index.ts'

type Facts = Pick<Dinner, 'meals' | 'registrationForm'>

/** All participants in list order, confirmed or not; the second person of a pair is nested in the first. */
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

/** Answers by wording, because ids of questions and options have no meaning in another event. */
function fileAnswers({ questions }: RegistrationForm, answers: readonly Answer[]): FileAnswer[] {
  return answers.flatMap(({ questionId, answer }) => {
    const question = questions.find(({ id }) => id === questionId)
    if (!question) return []
    const option = question.options.find(({ id }) => id === answer)
    return [{ question: question.label, answer: option?.label ?? answer }]
  })
}
