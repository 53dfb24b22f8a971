import type { Random } from '@running-dinner/domain/random'
import { noCourse, noHost, type Plan, type PlanProblem, planCost } from './plan-problem.ts'

export interface JoinOptions {
  /** How many people every team is. */
  people: readonly number[]
  /** Teams whose evening stays as it is wherever that is possible. */
  locked: ReadonlySet<number>
  random: Random
}

/** One guest leaves for a new table, and a new team takes the seat. */
interface Exchange {
  guest: number
  host: number
}

/** The number of ways to seat a set that are compared; in everyday events these are all. */
const mostTried = 4_000

/**
 * New teams join a plan, one set of a team per course at a time; they have a course and no seat yet. One guest of every
 * new table is a team of the set; with three courses the other is a team whose old seat the third team of the set
 * takes. So all tables keep their size, and at most six teams (two with two courses) have another evening. Among those
 * the fewest people, then the cheapest plan. Undefined where no set fits without two teams meeting twice.
 */
export function joinTeams(
  problem: PlanProblem,
  plan: Plan,
  sets: readonly (readonly number[])[],
  options: JoinOptions,
): Plan | undefined {
  const changedTeams = new Set(sets.flat())
  let joined: Plan | undefined = { course: plan.course.slice(), host: plan.host.slice() }
  for (const teamSet of sets) {
    if (!joined) return undefined
    const before: Plan = joined
    joined =
      withSet(problem, before, teamSet, { ...options, changed: changedTeams }) ??
      withSet(problem, before, teamSet, { ...options, changed: changedTeams, locked: new Set() })
  }
  return joined
}

interface SetOptions extends JoinOptions {
  /** Teams that must be notified anyway; grows with every set. */
  changed: Set<number>
}

function withSet(problem: PlanProblem, plan: Plan, teamSet: readonly number[], options: SetOptions): Plan | undefined {
  const { courseCount } = problem
  // With two courses the first table is the set's own.
  const courses = courseCount === 2 ? [1] : [0, 1, 2]
  const candidates = courses.map((course) => exchangesAt(problem, plan, course, options))
  let best: { exchanges: Exchange[]; people: number; cost: number } | undefined
  for (const exchanges of combinations(candidates, options.random)) {
    if (!isFree(plan, teamSet, exchanges, courseCount)) continue
    const people = peopleNotified(exchanges, options)
    if (best && people > best.people) continue
    const cost = planCost(problem, seated(plan, teamSet, exchanges, courseCount))
    if (!best || people < best.people || cost < best.cost) best = { exchanges, people, cost }
  }
  if (!best) return undefined
  for (const { guest, host } of best.exchanges) options.changed.add(guest).add(host)
  return seated(plan, teamSet, best.exchanges, courseCount)
}

function exchangesAt(
  { teamCount, courseCount }: PlanProblem,
  plan: Plan,
  course: number,
  options: SetOptions,
): Exchange[] {
  const exchanges: Exchange[] = []
  for (let guest = 0; guest < teamCount; guest++) {
    const host = plan.host[guest * courseCount + course] ?? noHost
    const isGuest = host !== noHost && host !== guest && plan.course[guest] !== noCourse
    if (isGuest && !options.locked.has(guest) && !options.locked.has(host)) exchanges.push({ guest, host })
  }
  return exchanges
}

/** All ways to choose one of each where they are few, otherwise as many as can be weighed, drawn. */
function* combinations(lists: readonly Exchange[][], random: Random): Generator<Exchange[]> {
  const count = lists.reduce((product, list) => product * list.length, 1)
  for (let index = 0; index < Math.min(count, mostTried); index++) {
    let combination = count <= mostTried ? index : Math.floor(random() * count)
    yield lists.map((list) => {
      const chosen = list[combination % list.length] as Exchange
      combination = Math.floor(combination / list.length)
      return chosen
    })
  }
}

/** Only new teams can meet a team twice: all others have fewer meetings than before. */
function isFree(plan: Plan, teamSet: readonly number[], exchanges: readonly Exchange[], courseCount: number): boolean {
  if (courseCount === 2) return true
  return (
    exchanges.every(({ host }, course) => {
      const otherGuests = exchanges.filter((_, index) => index !== course).map(({ guest }) => guest)
      // The team that takes the seat at this table meets the others at tables of the set.
      return (
        otherGuests.every((guest) => plan.host[guest * courseCount + course] !== host) && teamSet.length === courseCount
      )
    }) && new Set(exchanges.map(({ guest }) => guest)).size === exchanges.length
  )
}

function peopleNotified(exchanges: readonly Exchange[], { changed, people }: SetOptions): number {
  const notifiedTeams = new Set(
    exchanges.flatMap(({ guest, host }) => [guest, host]).filter((team) => !changed.has(team)),
  )
  return [...notifiedTeams].reduce((sum, team) => sum + (people[team] ?? 0), 0)
}

function seated(plan: Plan, teamSet: readonly number[], exchanges: readonly Exchange[], courseCount: number): Plan {
  const host = plan.host.slice()
  const seat = (team: number | undefined, course: number, at: number | undefined) => {
    if (team !== undefined && at !== undefined) host[team * courseCount + course] = at
  }
  for (let course = 0; course < courseCount; course++) {
    const cook = teamSet[course]
    const exchange = exchanges[courseCount === 2 ? course - 1 : course]
    const [guest, otherGuest] = [teamSet[(course + 1) % courseCount], teamSet[(course + 2) % courseCount]]
    seat(cook, course, cook)
    if (courseCount === 3 || !exchange) seat(guest, course, cook)
    seat(exchange?.guest, course, cook)
    seat(courseCount === 3 ? otherGuest : exchange && guest, course, exchange?.host)
  }
  return { course: plan.course, host }
}
