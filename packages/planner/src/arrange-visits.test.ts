import { issue } from '@running-dinner/domain/issue'
import { type Participant, splitWaitingList } from '@running-dinner/domain/people'
import {
  afterPartyCosts,
  type BuiltTeams,
  buildTeams,
  legCosts,
  roadMetres,
  teamPlace,
} from '@running-dinner/domain/plan'
import { seededRandom } from '@running-dinner/domain/random'
import { exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import { randomEvent } from '@running-dinner/domain/test/random-events.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrangeTeams } from './arrange-teams.ts'
import { type ArrangeTeamsOptions, arrangeVisits } from './arrange-visits.ts'
import { eveningOf } from './evening-problem.ts'
import { planFigures } from './plan-figures.ts'
import type { PlanSolver } from './solve-plan.ts'
import { solvePlan } from './solve-plan.ts'

const meals = [{ id: 'starter' }, { id: 'main' }, { id: 'dessert' }]
const options: ArrangeTeamsOptions = {
  teamSize: 2,
  mealCount: 3,
  meals,
  genderAspects: 'IGNORE_GENDER',
  forceEqualDistributedCapacityTeams: true,
  teamPartnerWishDisabled: false,
}
const short = { ...options, considerShortestPaths: true }

/** Pairs that live together, all over a town. */
const townspeople = (count: number, given: (index: number) => Partial<Participant> = () => ({})) =>
  Array.from({ length: count }, (_, index) => {
    const home = index >> 1
    const geocodingResult = {
      lat: 48 + ((home * 7) % 11) / 200,
      lng: 8 + ((home * 5) % 13) / 150,
      quality: 'EXACT',
    } as const
    const pair = { teamPartnerWishOriginatorId: `p${index - (index % 2)}` }
    return exampleParticipant(index, { geocodingResult, ...pair, ...given(index) })
  })

function arranged(arrangement: Arrangement) {
  if ('issues' in arrangement) throw new Error(arrangement.issues[0]?.message)
  return arrangement
}

/** All legs of all teams in metres. */
function walked(arrangement: Arrangement, people: readonly Participant[]): number {
  const { teams, visits } = arranged(arrangement)
  const homeOf = (number: number) => {
    const host = teams.find((team) => team.teamNumber === number)?.hostMemberId
    return people.find((person) => person.id === host)?.geocodingResult ?? { lat: 0, lng: 0 }
  }
  return teams.reduce((sum, { teamNumber }) => {
    const stops = meals.map(({ id }) => {
      const visit = visits.find((one) => one.guestTeamNumber === teamNumber && one.mealId === id)
      return homeOf(visit?.hostTeamNumber ?? teamNumber)
    })
    const legs = stops.slice(1).map((stop, index) => roadMetres(stops[index] ?? stop, stop))
    return sum + legs.reduce((length, leg) => length + leg, 0)
  }, 0)
}

test('short ways are a good deal shorter, and the same for the same seed', () => {
  const list = townspeople(48)
  const found = arrangeTeams(list, short, seededRandom(1))
  expect(walked(found, list)).toBeLessThan(0.75 * walked(arrangeTeams(list, options, seededRandom(1)), list))
  expect(arrangeTeams(list.toReversed(), short, seededRandom(1))).toEqual(found)
})

test('the way to the after party counts: the team that lives there cooks last', () => {
  const list = townspeople(18, (index) => ({
    geocodingResult: { lat: index < 6 ? 48.1 : 48, lng: 8 + index / 10_000, quality: 'EXACT' },
  }))
  const { teams } = arranged(arrangeTeams(list, { ...short, afterParty: { lat: 48.1, lng: 8 } }, seededRandom(1)))
  const near = teams.filter((team) => Number(team.hostMemberId.slice(1)) < 6)
  expect(near.map((team) => team.mealId)).toEqual(['dessert', 'dessert', 'dessert'])
})

test('without any coordinate there is an evening all the same', () => {
  const list = townspeople(22, () => ({ geocodingResult: undefined }))
  expect(arranged(arrangeTeams(list, { ...short, leaveNobodyOut: true }, seededRandom(1))).teams).toHaveLength(11)
})

test('puts tables of four where eight people have seats', () => {
  const list = townspeople(26, (index) => ({ numSeats: index % 4 === 0 ? 8 : 6 }))
  const { teams, visits } = arranged(arrangeTeams(list, { ...options, leaveNobodyOut: true }, seededRandom(1)))
  const seats = new Map(list.map((person) => [person.id, person.numSeats ?? 0]))
  const guests = (number: number) => visits.filter((visit) => visit.hostTeamNumber === number).length
  const large = teams.filter((team) => guests(team.teamNumber) === 3)
  expect(large.map((team) => seats.get(team.hostMemberId))).toEqual([8, 8])
})

test('when no short way is found in time the plan is the usual one', () => {
  const list = townspeople(24)
  const failing = () => ({ issues: [issue('plan_not_found_in_time')] })
  expect(arrangeTeams(list, short, seededRandom(1), { solve: failing })).toEqual(
    arrangeTeams(list, options, seededRandom(1)),
  )
  const uneven = arrangeTeams(townspeople(26), { ...options, leaveNobodyOut: true }, seededRandom(1), {
    solve: failing,
  })
  expect(uneven).toEqual(failing())
})

test('says by how much the ways became shorter, with the option by more, and of no evening with an unknown home', () => {
  const list = townspeople(48)
  const kept = arranged(arrangeTeams(list, options, seededRandom(1)))
  const free = arranged(arrangeTeams(list, short, seededRandom(1)))
  expect(kept.ways?.metres).toBe(Math.round(walked(kept, list)))
  expect(kept.ways?.metres).toBeLessThan((kept.ways?.metresBefore ?? 0) * 0.8)
  expect(free.ways?.metresBefore).toBe(kept.ways?.metresBefore)
  expect(free.ways?.metres).toBeLessThan(kept.ways?.metres ?? 0)
  expect(kept.ways?.longestMetres).toBeGreaterThan((kept.ways?.metres ?? 0) / 48)
  const partly = townspeople(48, (index) => (index < 2 ? { geocodingResult: undefined } : {}))
  expect(arranged(arrangeTeams(partly, options, seededRandom(1))).ways).toBeUndefined()
})

/** Random events as teams that are built already. */
const anyBuilt = fc.tuple(fc.integer({ min: 18, max: 60 }), fc.nat()).map(([people, seed]) => {
  const { list, options: given } = randomEvent(people, seed)
  const { assigned, missing } = splitWaitingList(list, { ...given, teamsExist: false })
  return { given, seed, missing, built: buildTeams(assigned, given, seededRandom(seed)) }
})

function evening(built: BuiltTeams, given: ArrangeTeamsOptions, seed: number, solve = solvePlan) {
  const found = arrangeVisits(built, given, { random: seededRandom(seed), solve })
  if ('issues' in found) throw new Error(found.issues[0]?.message)
  return found
}

/** The metres all teams go together. */
function metresOf({ teams }: BuiltTeams, { visits }: ReturnType<typeof evening>, given: ArrangeTeamsOptions): number {
  const places = teams.map(teamPlace)
  const idOf = (number: number) => teams.find((team) => team.teamNumber === number)?.id ?? ''
  const { plan, metres, afterPartyMetres } = eveningOf({
    teams,
    visits: visits.map((visit) => ({
      hostTeamId: idOf(visit.hostTeamNumber),
      guestTeamId: idOf(visit.guestTeamNumber),
      mealId: visit.mealId,
    })),
    meals: given.meals,
    metres: legCosts(places).metres,
    afterPartyMetres: afterPartyCosts(places, given.afterParty),
  })
  return planFigures({ metres, afterPartyMetres }, plan, 'WALK').sumMetres
}

const homeless = ({ teams, roamingTeamId }: BuiltTeams): BuiltTeams => ({
  teams: teams.map((team) => ({
    ...team,
    members: team.members.map((member) => ({ ...member, geocodingResult: undefined })),
  })),
  roamingTeamId,
})

test('says how much was searched where the clock ended the search, and nothing where it came to its end', () => {
  const list = townspeople(60)
  const build = (clock: () => number) => arranged(arrangeTeams(list, short, seededRandom(1), { clock }))
  expect(build(() => 1).ways).toMatchObject({ searchedShare: 0 })
  expect(build(() => 0.4).ways).not.toHaveProperty('searchedShare')
  expect(build(() => 0.4)).toEqual(arranged(arrangeTeams(list, short, seededRandom(1))))
})

test('where homes are known the same teams cook the same courses, and the ways are never longer', () => {
  fc.assert(
    fc.property(anyBuilt, ({ built, given, seed, missing }) => {
      fc.pre(missing === 0)
      const kept = { ...given, considerShortestPaths: false }
      const found = evening(built, kept, seed)
      expect(found.teams).toEqual(built.teams)
      expect(evening(built, kept, seed)).toEqual(found)
      const before = metresOf(built, evening(homeless(built), kept, seed), kept)
      expect(metresOf(built, found, kept)).toBeLessThanOrEqual(before + 1e-3)
    }),
  )
})

test('with courses kept, thirty teams go half as far as with visits by construction', () => {
  const given = { ...options, leaveNobodyOut: false }
  const built = buildTeams(townspeople(60), given, seededRandom(1))
  const before = metresOf(built, evening(homeless(built), given, 1), given)
  expect(metresOf(built, evening(built, given, 1), given)).toBeLessThan(0.6 * before)
})

test('with free courses ways are never longer than with kept ones, even when the search goes wrong', () => {
  const built = buildTeams(townspeople(60), options, seededRandom(1))
  const kept = metresOf(built, evening(built, options, 1), options)
  const longWays: PlanSolver = (problem, solving) =>
    solvePlan({ ...problem, legCost: problem.legCost.map((metres) => 10_000 - metres) }, solving)
  expect(metresOf(built, evening(built, short, 1, longWays), short)).toBeLessThanOrEqual(kept)
})
