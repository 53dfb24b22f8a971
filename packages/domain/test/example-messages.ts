import type { AfterPartyLocation, Meal } from '../src/events/dinner/dinner.ts'
import type { MessageWords } from '../src/messages/sending/fill-placeholders.ts'
import type { Participant } from '../src/people/participants/participant.ts'
import { type Allergen, allergens } from '../src/people/registration-form/allergens.ts'
import type { TeamVisit } from '../src/plan/dinner-routes/dinner-route.ts'
import type { Team } from '../src/plan/teams/team.ts'
import { exampleParticipant } from './example-participant.ts'

/** Builders for tests of messages; a test gives only the fields it is about. */
export function person(id: string, given: Partial<Participant> = {}): Participant {
  return exampleParticipant(1, {
    id,
    firstnamePart: id,
    lastname: 'Example',
    email: `${id.toLowerCase()}@example.org`,
    street: 'Elm Street',
    streetNr: '1',
    zip: '04109',
    cityName: 'Leipzig',
    ...given,
  })
}

/** The first member hosts. */
export function team(id: string, mealId: string, members: Participant[], given: Partial<Team> = {}): Team {
  return { id, teamNumber: 1, status: 'OK', mealId, members, hostMemberId: members[0]?.id, ...given }
}

export const meals: readonly Meal[] = [
  { id: 'starter', label: 'Starter', time: '2030-06-01T19:00' },
  { id: 'main', label: 'Main course', time: '2030-06-01T21:00' },
  { id: 'dessert', label: 'Dessert', time: '2030-06-01T23:00' },
]

export const words: MessageWords = {
  noneGiven: 'not given',
  noPartner: 'nobody yet',
  onlyGuest: 'You are guests at every course.',
  cancelled: 'cancelled',
  bell: 'bell',
  floor: 'floor',
  email: 'E-mail',
  mobileNumber: 'Mobile',
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  lactose: 'lactose free',
  gluten: 'gluten free',
  allergies: 'not allowed',
  allergens: Object.fromEntries(allergens.map((allergen) => [allergen, allergen.toLowerCase()])) as Record<
    Allergen,
    string
  >,
  severities: { INTOLERANCE: 'intolerance', ALLERGY: 'allergy', TRACES: 'not even traces' },
}

export const afterParty: AfterPartyLocation = {
  title: 'Dancing',
  time: '2030-06-02T01:00',
  addressName: 'The Cellar',
  addressRemarks: '',
  street: 'Oak Road',
  streetNr: '9',
  zip: '04107',
  cityName: 'Leipzig',
  country: '',
  geocodingResult: undefined,
}

/** Ada and Ben cook the main course for Gil and Hao, after a starter at Cem's and before a dessert at Eva's. */
export function mainCourseAtAdas(given: { ada?: Partial<Participant>; ben?: Partial<Participant> } = {}) {
  const own = team('own', 'main', [person('Ada', given.ada), person('Ben', given.ben)])
  const starter = team('starters', 'starter', [person('Cem'), person('Dana')])
  const dessert = team('desserts', 'dessert', [person('Eva'), person('Fin')])
  const [first, second] = [team('g1', 'starter', [person('Gil')]), team('g2', 'dessert', [person('Hao')])]
  const visits: TeamVisit[] = [
    { hostTeamId: 'desserts', guestTeamId: 'own', mealId: 'dessert' },
    { hostTeamId: 'starters', guestTeamId: 'own', mealId: 'starter' },
    { hostTeamId: 'own', guestTeamId: 'g1', mealId: 'main' },
    { hostTeamId: 'own', guestTeamId: 'g2', mealId: 'main' },
  ]
  return {
    own,
    starter,
    dessert,
    guests: [first, second] as const,
    teams: [own, starter, dessert, first, second],
    visits,
  }
}
