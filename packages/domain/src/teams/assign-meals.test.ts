import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleParticipant } from '../participants/example-participant.ts'
import { seededRandom } from '../random.ts'
import { assignMeals } from './assign-meals.ts'

const mealIds = ['starter', 'main', 'dessert']

/** Teams of two with these wishes; anything but a course of the dinner is no wish. */
function teamsWishing(...wishes: [one?: string | undefined, other?: string | undefined][]) {
  return wishes.map(([one, other], index) => [
    exampleParticipant(2 * index, { preferredMeal: one }),
    exampleParticipant(2 * index + 1, { preferredMeal: other }),
  ])
}

const wishes = fc.array(
  fc.tuple(fc.constantFrom(undefined, ...mealIds, 'removed'), fc.constantFrom(undefined, ...mealIds, 'removed')),
  { minLength: 9, maxLength: 9 },
)

test('every course has equally many teams, whatever people wish', () => {
  fc.assert(
    fc.property(wishes, fc.integer(), (given, seed) => {
      const assigned = assignMeals(teamsWishing(...given), mealIds, seededRandom(seed))
      for (const mealId of mealIds) expect(assigned.filter((id) => id === mealId)).toHaveLength(3)
    }),
  )
})

test('wishes that fit are all honoured: first of teams that agree, then of teams where one member wishes', () => {
  fc.assert(
    fc.property(wishes, fc.integer(), (given, seed) => {
      const assigned = assignMeals(teamsWishing(...given), mealIds, seededRandom(seed))
      for (const mealId of mealIds) {
        const wishing = (count: number) => (_: string, team: number) =>
          given[team]?.filter((wish) => wish === mealId).length === count &&
          given[team]?.every((wish) => wish === mealId || !mealIds.includes(wish ?? ''))
        const honoured = (count: number) =>
          assigned.filter((id, team) => id === mealId && wishing(count)(id, team)).length
        const agreeing = given.filter((_, team) => wishing(2)('', team)).length
        const single = given.filter((_, team) => wishing(1)('', team)).length
        expect(honoured(2)).toBe(Math.min(3, agreeing))
        expect(honoured(1)).toBe(Math.min(3 - honoured(2), single))
      }
    }),
  )
})

test('a team that disagrees gets one of its two courses while there is room', () => {
  const teams = teamsWishing(['starter', 'main'], [], [], [], [], [])
  const drawn = Array.from({ length: 50 }, (_, seed) => assignMeals(teams, mealIds, seededRandom(seed))[0])
  expect(new Set(drawn)).toEqual(new Set(['starter']))
})

test('teams without a wish are drawn, not dealt in order', () => {
  const teams = teamsWishing([], [], [], [], [], [])
  const drawn = Array.from({ length: 50 }, (_, seed) => assignMeals(teams, mealIds, seededRandom(seed)).join())
  expect(new Set(drawn).size).toBeGreaterThan(20)
})

test('a team that disagrees gets the course most of its members want', () => {
  const members = ['starter', 'main', 'main'].map((preferredMeal, index) =>
    exampleParticipant(index, { preferredMeal }),
  )
  const drawn = Array.from({ length: 20 }, (_, seed) => assignMeals([members, [], []], mealIds, seededRandom(seed))[0])
  expect(new Set(drawn)).toEqual(new Set(['main']))
})
