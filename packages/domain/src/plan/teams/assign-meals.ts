import type { Participant } from '../../people/participants/participant.ts'
import { type Random, shuffled } from '../../random.ts'
import { CheapestFlow } from './cheapest-flow.ts'

export interface CookingTeam {
  members: readonly Pick<Participant, 'preferredMeal'>[]
  /** Whether a member of the team certainly has enough seats. */
  canHost: boolean
}

export interface MealAssignment {
  /** The course of every team. */
  mealIds: string[]
  /** Position of the team that cooks nothing: two courses and an odd number of teams. Its course then means nothing. */
  roamingTeam: number | undefined
}

/**
 * What a course costs a team. Each weight is larger than all that the following can sum up to, whatever the number of
 * teams (3,000 people at most), so that they only rank (docs/rules/plan/team-building.md):
 * a team that could host does not cook; two teams at one address cook the same course; a team that agrees on a course
 * does not get it; a wish is not met; a wish that is alone in its team is not met rather than one of two that differ.
 */
const ranks = { hostLost: 2e15, addressShared: 2e11, agreedWish: 1e8, wish: 1e4, onlyWish: 1 } as const

/**
 * The course of every team, each course equally often, with as many wishes met as possible and teams at one address
 * apart where possible: the cheapest flow of teams into courses, hence exact. Where the number of teams is no multiple
 * of the courses, one course has a team more or less, whichever is cheapest; with two courses and an odd number one
 * team cooks nothing. `addresses`: groups of positions that share one. Ties are decided at random.
 */
export function assignMeals(
  teams: readonly CookingTeam[],
  addresses: readonly (readonly number[])[],
  mealIds: readonly string[],
  random: Random,
): MealAssignment {
  const kinds = shuffled(kindsOf(teams, addresses, mealIds), random)
  const solutions = roomsOf(teams.length, mealIds.length, random).map((room) => solve(kinds, room))
  const cheapest = solutions.toSorted((first, second) => first.cost - second.cost)[0]
  const course = teams.map(() => 0)
  for (const [index, kind] of kinds.entries()) {
    const dealt = cheapest?.counts[index]?.flatMap((count, courseIndex) => Array<number>(count).fill(courseIndex)) ?? []
    for (const [teamIndex, team] of shuffled(kind.teams, random).entries()) course[team] = dealt[teamIndex] ?? 0
  }
  const roaming = course.indexOf(mealIds.length)
  return {
    mealIds: course.map((courseIndex) => mealIds[courseIndex] ?? mealIds[0] ?? ''),
    roamingTeam: roaming < 0 ? undefined : roaming,
  }
}

/** Teams that cost the same everywhere. */
interface Kind {
  teams: number[]
  /** Cost of each course, and of cooking nothing. */
  costs: number[]
  address: number | undefined
}

function kindsOf(
  teams: readonly CookingTeam[],
  addresses: readonly (readonly number[])[],
  mealIds: readonly string[],
): Kind[] {
  const addressOf = new Map(addresses.flatMap((address, number) => address.map((team) => [team, number] as const)))
  const kinds = new Map<string, Kind>()
  for (const [team, cooking] of teams.entries()) {
    const costs = costsOf(cooking, mealIds)
    const address = addressOf.get(team)
    const key = `${address} ${costs}`
    const kind = kinds.get(key)
    if (kind) kind.teams.push(team)
    else kinds.set(key, { teams: [team], costs, address })
  }
  return [...kinds.values()]
}

function costsOf({ members, canHost }: CookingTeam, mealIds: readonly string[]): number[] {
  const voices = mealIds.map((mealId) => members.filter((member) => member.preferredMeal === mealId).length)
  const wishes = voices.reduce((sum, count) => sum + count, 0)
  const lost = (met: number) => {
    const agreed = wishes > 1 && Math.max(...voices) === members.length
    return (wishes - met) * ranks.wish + (met > 0 ? 0 : agreed ? ranks.agreedWish : wishes === 1 ? ranks.onlyWish : 0)
  }
  return [...voices.map((met) => (wishes === 0 ? 0 : lost(met))), wishes * ranks.wish + (canHost ? ranks.hostLost : 0)]
}

/** How many teams cook each course, and none: the ways to divide them that differ by at most one, in an order drawn. */
function roomsOf(teamCount: number, courseCount: number, random: Random): number[][] {
  const least = Math.floor(teamCount / courseCount)
  const extraTeams = teamCount % courseCount
  const even = Array<number>(courseCount).fill(least)
  if (extraTeams === 0) return [[...even, 0]]
  if (courseCount === 2) return [[...even, 1]]
  const rotations = even.map((_, firstCourse) =>
    even.map((count, course) => count + Number((course - firstCourse + courseCount) % courseCount < extraTeams)),
  )
  return shuffled(rotations, random).map((room) => [...room, 0])
}

function solve(kinds: readonly Kind[], room: readonly number[]): { cost: number; counts: number[][] } {
  const flow = new CheapestFlow()
  const [source, sink] = [flow.node(), flow.node()]
  const courses = room.map((count) => {
    const course = flow.node()
    flow.arc(course, sink, count, 0)
    return course
  })
  const addresses = new Map<string, number>()
  const entryOf = (address: number | undefined, courseIndex: number, course: number) => {
    // A team that cooks nothing shares no kitchen.
    if (address === undefined || courseIndex === room.length - 1) return course
    const key = `${address} ${courseIndex}`
    const knownEntry = addresses.get(key)
    if (knownEntry !== undefined) return knownEntry
    const source = flow.node()
    const members = kinds.filter((kind) => kind.address === address).reduce((sum, kind) => sum + kind.teams.length, 0)
    // The second team shares with one, the third with two, and so on.
    for (let shares = 0; shares < members; shares++) flow.arc(source, course, 1, shares * ranks.addressShared)
    addresses.set(key, source)
    return source
  }
  const counts = kinds.map((kind) => {
    const node = flow.node()
    flow.arc(source, node, kind.teams.length, 0)
    return courses.map((course, courseIndex) =>
      flow.arc(node, entryOf(kind.address, courseIndex, course), kind.teams.length, kind.costs[courseIndex] ?? 0),
    )
  })
  const { cost } = flow.send(source, sink)
  return { cost, counts: counts.map((arcs) => arcs.map((amount) => amount())) }
}
