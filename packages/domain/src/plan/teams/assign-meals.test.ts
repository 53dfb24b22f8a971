import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Random, seededRandom } from '../../random.ts'
import { assignMeals, type CookingTeam } from './assign-meals.ts'

const mealIds = ['starter', 'main', 'dessert']

/** Teams with these wishes; anything but a course of the dinner is no wish. */
function teamsWishing(...wishes: (readonly (string | undefined)[])[]): CookingTeam[] {
  return wishes.map((team) => ({ members: team.map((preferredMeal) => ({ preferredMeal })), canHost: true }))
}

const assign = (
  teams: CookingTeam[],
  given: { addresses?: number[][]; courses?: string[]; random?: Random; seed?: number } = {},
) => assignMeals(teams, given.addresses ?? [], given.courses ?? mealIds, given.random ?? seededRandom(given.seed ?? 1))

const anyWish = fc.constantFrom(undefined, ...mealIds, 'removed')
const wishes = (least: number, most: number) =>
  fc.array(fc.tuple(anyWish, anyWish), { minLength: least, maxLength: most })

/** Every way to give each course to as many teams as the numbers allow. */
function* divisions(count: number, courses: number): Generator<number[]> {
  const [least, most] = [Math.floor(count / courses), Math.ceil(count / courses)]
  function* extend(given: number[]): Generator<number[]> {
    const times = (course: number) => given.filter((one) => one === course).length
    if (given.length === count) {
      if (Array.from({ length: courses }, (_, course) => times(course)).every((found) => found >= least)) yield given
      return
    }
    for (let course = 0; course < courses; course++) if (times(course) < most) yield* extend([...given, course])
  }
  yield* extend([])
}

/** What the rule ranks: shared addresses, broken agreements, broken wishes. Smaller is better, the first counts most. */
function losses(teams: CookingTeam[], addresses: number[][], meals: readonly (string | undefined)[]): number[] {
  let [shared, agreed, lost] = [0, 0, 0]
  for (const address of addresses) {
    for (const one of address) for (const other of address) if (one < other && meals[one] === meals[other]) shared++
  }
  for (const [team, { members }] of teams.entries()) {
    const wished = members.flatMap(({ preferredMeal }) =>
      mealIds.includes(preferredMeal ?? '') ? [preferredMeal] : [],
    )
    const unmet = wished.filter((wish) => wish !== meals[team]).length
    if (wished.length === 2 && wished[0] === wished[1] && unmet > 0) agreed++
    lost += unmet
  }
  return [shared, agreed, lost]
}

const isWorse = (one: number[], other: number[]) => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

test('no other division of the courses breaks fewer wishes or puts fewer teams at one address at the same course', () => {
  fc.assert(
    fc.property(wishes(4, 8), fc.array(fc.nat(7), { maxLength: 5 }), fc.integer(), (given, address, seed) => {
      const teams = teamsWishing(...given)
      const addresses = [[...new Set(address)].filter((team) => team < teams.length)]
      const found = losses(teams, addresses, assign(teams, { addresses, seed }).mealIds)
      for (const division of divisions(teams.length, 3)) {
        const other = losses(
          teams,
          addresses,
          division.map((course) => mealIds[course]),
        )
        expect(isWorse(found, other)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('courses differ by one team at most, by none where the number allows it', () => {
  fc.assert(
    fc.property(wishes(9, 30), fc.integer(), (given, seed) => {
      const assigned = assign(teamsWishing(...given), { seed }).mealIds
      const counts = mealIds.map((mealId) => assigned.filter((id) => id === mealId).length)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(given.length)
      expect(Math.max(...counts) - Math.min(...counts)).toBe(Number(given.length % 3 > 0))
    }),
  )
})

test('a wish that stands alone in its team is met before one of two that differ', () => {
  const agreeing = Array.from({ length: 2 }, () => ['main', 'main'])
  const teams = teamsWishing(
    ...agreeing,
    ['main', 'dessert'],
    ['main', undefined],
    ...Array(2).fill(['dessert', 'dessert']),
  )
  for (let seed = 0; seed < 20; seed++) {
    expect(assign(teams, { seed, courses: ['main', 'dessert'] }).mealIds[3]).toBe('main')
  }
})

test('a team that disagrees gets the course most of its members want', () => {
  const teams = teamsWishing(['starter', 'main', 'main'], [], [])
  const drawn = Array.from({ length: 20 }, (_, seed) => assign(teams, { seed }).mealIds[0])
  expect(new Set(drawn)).toEqual(new Set(['main']))
})

test('three teams at one address cook three courses, even where they wish for one', () => {
  const teams = teamsWishing(...Array(3).fill(['main', 'main']), ...Array(6).fill([]))
  const assigned = assign(teams, { addresses: [[0, 1, 2]] }).mealIds
  expect(assigned.slice(0, 3).toSorted()).toEqual(mealIds.toSorted())
})

test('teams without a wish are drawn, not dealt in order', () => {
  const teams = teamsWishing([], [], [], [], [], [])
  const drawn = Array.from({ length: 50 }, (_, seed) => assign(teams, { seed }).mealIds.join())
  expect(new Set(drawn).size).toBeGreaterThan(20)
})

test('of an odd number of teams with two courses one that cannot host cooks nothing', () => {
  const teams = teamsWishing(...Array(7).fill([])).map((team, index) => ({ ...team, canHost: index !== 4 }))
  const { mealIds: assigned, roamingTeam } = assign(teams, { courses: ['main', 'dessert'] })
  expect(roamingTeam).toBe(4)
  expect(assigned.filter((mealId, team) => team !== 4 && mealId === 'main')).toHaveLength(3)
})

test('with an even number of teams everybody cooks', () => {
  expect(assign(teamsWishing(...Array(8).fill([])), { courses: ['main', 'dessert'] }).roamingTeam).toBeUndefined()
})
