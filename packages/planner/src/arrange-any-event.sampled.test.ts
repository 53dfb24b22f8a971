import { splitWaitingList } from '@running-dinner/domain/people'
import type { Team } from '@running-dinner/domain/plan'
import { seededRandom } from '@running-dinner/domain/random'
import { randomEvent } from '@running-dinner/domain/test/random-events.ts'
import { runs } from '@running-dinner/domain/test/sampled.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrangeTeams } from './arrange-teams.ts'
import { eveningOf } from './evening-problem.ts'
import { planFaults } from './plan-faults.ts'
import type { PlanSolver } from './solve-plan.ts'
import { solvePlan } from './solve-plan.ts'

type Arrange = typeof arrangeTeams
type Evening = Exclude<Arrangement, { issues: unknown }>

/** Rules have to hold even for the shortest search. */
const hasty: PlanSolver = (problem, options) => solvePlan(problem, { ...options, budget: (moves) => moves / 50 })

/** What a way to arrange an evening got wrong in one event, in words. */
function faultsOf(arrange: Arrange, people: number, seed: number): string[] {
  const { list, options } = randomEvent(people, seed)
  const { assigned, waiting, missing } = splitWaitingList(list, { ...options, teamsExist: false })
  const arranged = arrange(list, options, seededRandom(seed), { solve: hasty })
  if ('issues' in arranged) return missing > 0 ? [] : [`refused: ${arranged.issues[0]?.message}`]
  const teams = teamsOf(arranged, assigned)
  const visits = arranged.visits.map((visit) => ({
    hostTeamId: `${visit.hostTeamNumber}`,
    guestTeamId: `${visit.guestTeamNumber}`,
    mealId: visit.mealId,
  }))
  const { problem, plan } = eveningOf({
    teams,
    visits,
    meals: options.meals,
    metres: new Float64Array(teams.length ** 2),
  })
  const seated = teams.reduce((sum, team) => sum + team.members.length, 0)
  const straight = options.considerShortestPaths
    ? arrangeTeams(list, { ...options, considerShortestPaths: false }, seededRandom(seed), { solve: hasty })
    : arranged
  return [
    ...(seated === assigned.length ? [] : ['somebody is lost']),
    ...(waiting.length > 0 && seated === list.length ? ['somebody is seated twice'] : []),
    ...planFaults(problem, plan).map((fault) => `plan: ${fault.kind}`),
    ...('teams' in straight && wishesMet(straight, assigned) > wishesMet(arranged, assigned)
      ? ['wishes for ways']
      : []),
  ]
}

function teamsOf({ teams }: Evening, people: readonly Team['members'][number][]): Team[] {
  return teams.map((team) => ({
    ...team,
    id: `${team.teamNumber}`,
    status: 'OK',
    members: team.memberIds.flatMap((id) => people.find((person) => person.id === id) ?? []),
  }))
}

function wishesMet(evening: Evening, people: readonly Team['members'][number][]): number {
  return teamsOf(evening, people).reduce(
    (sum, { members, mealId }) => sum + members.filter((member) => member.preferredMeal === mealId).length,
    0,
  )
}

const events = fc.tuple(fc.integer({ min: 8, max: 50 }), fc.nat())

// A thousand random events: 8 s alone.
test('everybody who does not wait is in a plan without fault, and no way costs a wish', {
  timeout: 240_000,
}, () => {
  fc.assert(
    fc.property(events, ([people, seed]) => {
      expect(faultsOf(arrangeTeams, people, seed)).toEqual([])
    }),
    { numRuns: runs(1250) },
  )
})

const changed =
  (change: (evening: Evening) => Evening): Arrange =>
  (...given) => {
    const arranged = arrangeTeams(...given)
    return 'issues' in arranged ? arranged : change(arranged)
  }

test.each<[string, Arrange, RegExp]>([
  ['forgets a team', changed(({ teams, visits }) => ({ teams: teams.slice(1), visits })), /lost/],
  ['forgets a visit', changed(({ teams, visits }) => ({ teams, visits: visits.slice(1) })), /NOT_SEATED|TABLE_SIZE/],
  [
    'lets teams meet again',
    changed(({ teams, visits: [first, ...others] }) => {
      // At the next course the first guest is sent to the host of a team that sat at the same table before.
      const before = others.find((visit) => visit.hostTeamNumber === first?.hostTeamNumber)
      const again = others.find(
        (visit) => visit.guestTeamNumber === before?.guestTeamNumber && visit.mealId !== first?.mealId,
      )
      const moved = others.map((visit) =>
        again && visit.guestTeamNumber === first?.guestTeamNumber && visit.mealId === again.mealId
          ? { ...visit, hostTeamNumber: again.hostTeamNumber }
          : visit,
      )
      return { teams, visits: first ? [first, ...moved] : moved }
    }),
    /MEETS_TWICE/,
  ],
  [
    'lets a team cook another course than its guests come for',
    changed(({ teams, visits }) => ({
      teams: teams.map((team, index) =>
        index === 0 ? { ...team, mealId: teams.find((other) => other.mealId !== team.mealId)?.mealId ?? '' } : team,
      ),
      visits,
    })),
    /NOT_SEATED|TABLE_SIZE|COOKS_NOTHING/,
  ],
  [
    'shortens ways at the cost of wishes',
    (list, options, random, { solve = hasty } = {}) =>
      arrangeTeams(list, options, random, {
        solve: (problem, given) =>
          solve({ ...problem, courseCost: new Float64Array(problem.courseCost.length) }, given),
      }),
    /wishes for ways/,
  ],
])('an arrangement that %s is caught', (_, mutant, fault) => {
  const found = fc.sample(events, { numRuns: 40, seed: 1 }).flatMap(([people, seed]) => faultsOf(mutant, people, seed))
  expect(found.join()).toMatch(fault)
})
