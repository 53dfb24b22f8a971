import type { FileAnswer, FileTeam, FileVisit } from '@running-dinner/contract'
import type { Dinner, Meal, Participant, Team } from '@running-dinner/domain'
import type { Answer, RegistrationForm } from '@running-dinner/domain/events'
import { dietOf, eatAlike, pairRoleOf } from '@running-dinner/domain/people'
import type { TeamVisit } from '@running-dinner/domain/plan'
import { presentEnteredFields } from '../participants/index.ts'

/** Settings of the event; courses by position, without ids of this installation. */
export function fileSettings({
  basicDetails,
  options,
  meals,
  publicSettings,
  afterPartyLocation,
  registrationForm,
}: Dinner) {
  return {
    basicDetails,
    options,
    meals: meals.map(({ label, time }) => ({ label, time })),
    registrationForm: {
      allergenListEnabled: registrationForm.allergenListEnabled,
      questions: registrationForm.questions.map(({ label, kind, options: choices, required }) => ({
        label,
        kind,
        required,
        options: choices.map((option) => option.label),
      })),
    },
    publicSettings: publicSettings ? withoutId(publicSettings) : null,
    afterPartyLocation: afterPartyLocation ?? null,
  }
}

function withoutId({ publicDinnerId: _, ...settings }: NonNullable<Dinner['publicSettings']>) {
  return settings
}

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
  const { preferredMeal, ...enteredFields } = presentEnteredFields(person)
  const wished = dinner.meals.findIndex((meal) => meal.id === preferredMeal)
  return {
    number: person.participantNumber,
    confirmed: person.activationDate !== undefined,
    ...enteredFields,
    miscNotes: person.miscNotes,
    answers: fileAnswers(dinner.registrationForm, person.answers),
    preferredMeal: wished < 0 ? null : wished + 1,
    geocodingResult: person.geocodingResult ?? null,
    teamPartnerWishRegistrationData: partner ? filePartner(partner, person) : null,
  }
}

function filePartner(partner: Participant, root: Participant) {
  const { participantNumber, firstnamePart, lastname, email, mobileNumber } = partner
  const names = { number: participantNumber, firstnamePart, lastname, email, mobileNumber }
  return eatAlike(root, partner) ? names : { ...names, diet: dietOf(partner) }
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

/** Identifies people, teams and courses by number. */
export function filePlan(
  teams: readonly Team[],
  visits: readonly TeamVisit[],
  people: readonly Participant[],
  meals: readonly Meal[],
): { teams: FileTeam[]; visits: FileVisit[] } {
  const mealOf = new Map(meals.map((meal, index) => [meal.id, index + 1]))
  const numberOf = new Map(people.map((person) => [person.id, person.participantNumber]))
  const teamNumberOf = new Map(teams.map((team) => [team.id, team.teamNumber]))
  return {
    teams: teams.map((team) => ({
      teamNumber: team.teamNumber,
      status: team.status,
      meal: mealOf.get(team.mealId) ?? 0,
      members: team.members.map((member) => member.participantNumber),
      host: numberOf.get(team.hostMemberId ?? '') ?? null,
      locked: team.locked ?? false,
    })),
    visits: visits.map((visit) => ({
      hostTeam: teamNumberOf.get(visit.hostTeamId) ?? 0,
      guestTeam: teamNumberOf.get(visit.guestTeamId) ?? 0,
      meal: mealOf.get(visit.mealId) ?? 0,
    })),
  }
}
