import { fixedPairs, fixedTuples, type Participant, splitWaitingList } from '@running-dinner/domain/people'
import {
  changeHosts,
  type MoveOutcome,
  moveConsequences,
  onlyGuests,
  type PresentEvening,
  repeatedMeetings,
  swapMeals,
  swapMembers,
  type Team,
} from '@running-dinner/domain/plan'
import { seededRandom } from '@running-dinner/domain/random'
import { randomEvent } from '@running-dinner/domain/test/random-events.ts'
import { runs } from '@running-dinner/domain/test/sampled.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeTeams } from '../src/arrange-teams.ts'
import { solvePlan } from '../src/solve-plan.ts'

type Moves = { swapMembers: typeof swapMembers; swapMeals: typeof swapMeals; changeHosts: typeof changeHosts }
const moves: Moves = { swapMembers, swapMeals, changeHosts }

/** An evening as the machine arranges it; undefined where there are too few people. */
function arranged(people: number, seed: number): PresentEvening | undefined {
  const { list: drawn, options } = randomEvent(people, seed)
  const list = drawn.map((person, index) => (index % 10 < 2 ? wishing(person, drawn[index ^ 1]) : person))
  const evening = arrangeTeams(list, options, seededRandom(seed), {
    solve: (problem, more) => solvePlan(problem, { ...more, budget: (count) => count / 50 }),
  })
  if ('issues' in evening) return undefined
  const { assigned } = splitWaitingList(list, { ...options, teamsExist: false })
  const byId = new Map(assigned.map((person) => [person.id, person]))
  const teams = evening.teams.map(({ teamNumber, mealId, memberIds, hostMemberId }): Team => {
    const members = memberIds.flatMap((id) => byId.get(id) ?? [])
    return {
      id: `${teamNumber}`,
      teamNumber,
      status: 'OK',
      mealId,
      members,
      hostMemberId,
      locked: teamNumber % 7 === 0,
    }
  })
  const visits = evening.visits.map((visit) => ({
    hostTeamId: `${visit.hostTeamNumber}`,
    guestTeamId: `${visit.guestTeamNumber}`,
    mealId: visit.mealId,
  }))
  const meals = options.meals.map(({ id }, index) => ({ id, label: id, time: `2030-05-01T1${index}:00` }))
  return { teams, visits, rules: { ...options, meals }, afterParty: undefined }
}

function wishing(person: Participant, other: Participant | undefined): Participant {
  return { ...person, teamPartnerWishEmail: other?.email ?? '' }
}

/** Random moves, valid or not. */
function randomMove(evening: PresentEvening, made: Moves, random: () => number): MoveOutcome {
  const { teams, rules, visits } = evening
  const draw = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  const [one, other] = [draw(teams), draw(teams)]
  const [person, another] = [draw(one.members).id, draw(other.members).id]
  const kind = random()
  if (kind < 0.6) return made.swapMembers(teams, [person, another], rules)
  if (kind < 0.8) return made.swapMeals(one, other, rules)
  return made.changeHosts(teams, [{ teamId: one.id, hostId: person }], onlyGuests(visits))
}

/** What is wrong after a move, in words. */
function faultsAfter(before: PresentEvening, { issues, teams: changes }: MoveOutcome, after: PresentEvening): string[] {
  const faults: string[] = []
  const check = (fault: string, isFine: boolean) => {
    if (!isFine) faults.push(fault)
  }
  const peopleOf = ({ teams }: PresentEvening) => teams.flatMap((team) => team.members.map((member) => member.id))
  const sizesOf = ({ teams }: PresentEvening) => teams.map((team) => team.members.length).sort()
  const tuplesOf = (teams: readonly Team[]) =>
    teams.reduce((sum, team) => sum + fixedTuples(team.members, after.rules.teamPartnerWishDisabled).length, 0)
  const isDivided = ({ teams }: PresentEvening) => {
    const pairs = fixedPairs(teams.flatMap((team) => team.members))
    const teamOf = (id: string) => teams.find((team) => team.members.some((member) => member.id === id))?.id
    return pairs.some(([root, child]) => teamOf(root.id) !== teamOf(child.id))
  }
  check('refused, yet changed', issues.length === 0 || changes.every((change) => change.before === change.after))
  check('people lost or doubled', String(peopleOf(before).sort()) === String(peopleOf(after).sort()))
  check('other sizes', String(sizesOf(before)) === String(sizesOf(after)))
  check(
    'a host who is no member',
    after.teams.every(({ members, hostMemberId }) => members.some(({ id }) => id === hostMemberId)),
  )
  check('somebody meets twice', repeatedMeetings(after.teams, after.visits).length === 0)
  check('a pair divided', !isDivided(after))
  check('a wish given up', tuplesOf(after.teams) >= tuplesOf(before.teams))
  for (const [index, { id, teamNumber, mealId, locked, members }] of before.teams.entries()) {
    const now = after.teams[index]
    check('a slot moved', now?.id === id && now.teamNumber === teamNumber && now.mealId === mealId)
    const isSame = String(now?.members.map((one) => one.id)) === String(members.map((one) => one.id))
    check('people of a locked team moved', !locked || isSame)
    check('not told to whom it concerns', isSame || moveConsequences(before, changes).affectedTeamIds.includes(id))
  }
  return [...new Set(faults)]
}

function faultsOf(made: Moves, people: number, seed: number): string[] {
  let evening = arranged(people, seed)
  if (!evening) return []
  const random = seededRandom(seed + 1)
  for (let count = 0; count < 30; count++) {
    const outcome = randomMove(evening, made, random)
    const changed = new Map(outcome.teams.map(({ after }) => [after.id, after]))
    const after: PresentEvening = { ...evening, teams: evening.teams.map((team) => changed.get(team.id) ?? team) }
    const faults = faultsAfter(evening, outcome, after)
    if (faults.length > 0) return faults
    evening = after
  }
  return []
}

// Hundreds of random events: 3 s alone.
test('whatever is moved in whatever event, the evening stays a good one', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 60 }), fc.nat(), (people, seed) => {
      expect(faultsOf(moves, people, seed)).toEqual([])
    }),
    { numRuns: runs(150) },
  )
})

/** Events that show each mistake. */
const found = (made: Moves) => new Set(Array.from({ length: 40 }, (_, seed) => faultsOf(made, 40, seed)).flat())

describe('the check finds', () => {
  test('pairs that are divided', () => {
    const heartless: Moves = {
      ...moves,
      swapMembers: (teams, ids, rules) => {
        const strangers = teams.map((team) => ({
          ...team,
          members: team.members.map((one) => ({ ...one, teamPartnerWishOriginatorId: undefined })),
        }))
        const byId = new Map(teams.flatMap((team) => team.members.map((one) => [one.id, one])))
        const { issues, teams: changes } = swapMembers(strangers, ids, rules)
        return {
          issues,
          teams: changes.map(({ before, after }) => ({
            before: teams.find((team) => team.id === before.id) ?? before,
            after:
              issues.length > 0
                ? (teams.find((team) => team.id === before.id) ?? before)
                : { ...after, members: after.members.map((one) => byId.get(one.id) ?? one) },
          })),
        }
      },
    }
    expect(found(heartless)).toContain('a pair divided')
  })

  test('wishes that are given up', () => {
    const deaf: Moves = {
      ...moves,
      swapMembers: (teams, ids, rules) => swapMembers(teams, ids, { ...rules, teamPartnerWishDisabled: true }),
    }
    expect(found(deaf)).toContain('a wish given up')
  })

  test('hosts who stay behind', () => {
    const forgetful: Moves = {
      ...moves,
      swapMeals: (one, other, rules) => {
        const { issues, teams } = swapMeals(one, other, rules)
        return {
          issues,
          teams: teams.map(({ before, after }) => ({ before, after: { ...after, hostMemberId: before.hostMemberId } })),
        }
      },
    }
    expect(found(forgetful)).toContain('a host who is no member')
  })

  test('ignores locks', () => {
    const careless: Moves = {
      ...moves,
      swapMeals: (one, other, rules) => swapMeals({ ...one, locked: false }, { ...other, locked: false }, rules),
    }
    expect(found(careless)).toContain('people of a locked team moved')
  })
})
