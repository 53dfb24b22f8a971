import type { Team } from '@running-dinner/domain/plan'
import { seededRandom } from '@running-dinner/domain/random'
import { exampleList } from '@running-dinner/domain/test/example-participant.ts'
import { expect, test } from 'vitest'
import { eveningOf } from './evening-problem.ts'
import { type ExtendOptions, extendTeams } from './extend-teams.ts'
import { planFaults } from './plan-faults.ts'
import { planFigures } from './plan-figures.ts'

const meals = [{ id: 'starter' }, { id: 'main' }, { id: 'dessert' }]
const options: Omit<ExtendOptions, 'metresBetween' | 'random'> = {
  teamSize: 2,
  mealCount: 3,
  meals,
  genderAspects: 'IGNORE_GENDER',
  forceEqualDistributedCapacityTeams: false,
  teamPartnerWishDisabled: false,
  places: 36,
}

/** Homes along a street: the way is the difference of the numbers. */
const street = (teams: readonly Team[]) =>
  Float64Array.from(
    teams.flatMap((from) =>
      teams.map((to) => 100 * Math.abs(((from.teamNumber * 7) % 18) - ((to.teamNumber * 7) % 18))),
    ),
  )

test('new teams that visit each other do so by short ways', () => {
  const newTeams = (metresBetween: ExtendOptions['metresBetween']) => {
    const present = { teams: [], visits: [] }
    const found = extendTeams(exampleList(36), present, { ...options, metresBetween, random: seededRandom(1) })
    if ('issues' in found) throw new Error(found.issues[0]?.message)
    const evening = eveningOf({ ...found, meals, metres: street(found.teams) })
    expect(planFaults(evening.problem, evening.plan)).toEqual([])
    return planFigures(evening, evening.plan, 'WALK').sumMetres
  }
  const unknown = newTeams((teams) => new Float64Array(teams.length ** 2))
  expect(newTeams(street)).toBeLessThan(0.8 * unknown)
})
