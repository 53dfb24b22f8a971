import { type Coordinate, genderAspects } from '../src/events/dinner/dinner.ts'
import { genders, type Participant } from '../src/people/participants/participant.ts'
import type { BuildTeamsOptions } from '../src/plan/teams/build-teams.ts'
import { type Random, seededRandom } from '../src/random.ts'
import { exampleParticipant } from './example-participant.ts'

const meals = [{ id: 'starter' }, { id: 'main' }, { id: 'dessert' }]

interface RandomEvent {
  list: Participant[]
  options: BuildTeamsOptions & { considerShortestPaths: boolean; afterParty: Coordinate | undefined }
}

/** A random event with the given number of people for tests: pairs, wishes, homes, some unconfirmed registrations. */
export function randomEvent(people: number, seed: number): RandomEvent {
  const random = seededRandom(seed)
  const mealCount = draw([2, 3, 3], random)
  const options: RandomEvent['options'] = {
    teamSize: 2,
    mealCount,
    meals: meals.slice(0, mealCount),
    genderAspects: draw(genderAspects, random),
    forceEqualDistributedCapacityTeams: random() < 0.7,
    teamPartnerWishDisabled: random() < 0.2,
    leaveNobodyOut: random() < 0.5,
    considerShortestPaths: random() < 0.5,
    afterParty: random() < 0.3 ? { lat: 48.03, lng: 7.83 } : undefined,
  }
  const pairs = random() * 0.4
  const list = Array.from({ length: people }, (_, index) => randomPerson(index, people, random))
  for (let index = 0; index + 1 < people; index += 2) if (random() < pairs) registerTogether(list, index)
  return { list, options }
}

function randomPerson(index: number, people: number, random: Random): Participant {
  const home = { lat: 48 + Math.floor(random() * 60) / 1000, lng: 7.8 + Math.floor(random() * 60) / 1000 }
  return exampleParticipant(index, {
    gender: draw(genders, random),
    numSeats: draw([undefined, 0, 3, 4, 5, 6, 7, 8, 100], random),
    preferredMeal: draw([undefined, undefined, 'starter', 'main', 'dessert', 'removed'], random),
    teamPartnerWishEmail: random() < 0.3 ? `p${Math.floor(random() * people)}@example.org` : '',
    activationDate: random() < 0.95 ? new Date(0) : undefined,
    street: draw(['Street', 'Street', 'Court'], random),
    streetNr: random() < 0.1 ? '1' : `${index}`,
    geocodingResult: random() < 0.9 ? { ...home, quality: 'EXACT' } : undefined,
  })
}

function registerTogether(list: Participant[], root: number): void {
  for (const index of [root, root + 1]) {
    const person = list[index]
    if (person) list[index] = { ...person, teamPartnerWishOriginatorId: `p${root}` }
  }
}

function draw<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T
}
