import { describe, expect, test } from 'vitest'
import type { CourseStage, CourseStages } from '../events/dinner/evening-times.ts'
import type { PlanState, TeamState } from '../plan/plan-history/plan-state.ts'
import { frozenChanges } from './frozen-changes.ts'

const mealIds = ['starter', 'main', 'dessert']
const team = (number: number): TeamState => ({
  id: `t${number}`,
  teamNumber: number,
  status: 'OK',
  mealId: mealIds[(number - 1) % 3] as string,
  hostMemberId: `p${number}a`,
  locked: false,
})
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const visit = (mealId: string, host: number, guest: number) => ({
  mealId,
  hostTeamId: `t${host}`,
  guestTeamId: `t${guest}`,
})
const plan: PlanState = {
  meals: mealIds.map((id) => ({ id, label: id, time: '2030-06-15T19:00' })),
  teams: numbers.map(team),
  people: numbers.flatMap((number) =>
    ['a', 'b'].map((name) => ({
      id: `p${number}${name}`,
      teamId: `t${number}`,
      preferredMeal: null,
      originatorId: null,
    })),
  ),
  visits: [
    ...[visit('starter', 1, 2), visit('starter', 1, 3), visit('starter', 4, 5), visit('starter', 4, 6)],
    ...[visit('starter', 7, 8), visit('starter', 7, 9), visit('main', 2, 4), visit('main', 2, 9)],
    ...[visit('main', 5, 7), visit('main', 5, 3), visit('main', 8, 1), visit('main', 8, 6)],
    ...[visit('dessert', 3, 8), visit('dessert', 3, 4), visit('dessert', 6, 2), visit('dessert', 6, 7)],
    ...[visit('dessert', 9, 5), visit('dessert', 9, 1)],
  ],
}

const stages = (...given: CourseStage[]): CourseStages =>
  new Map(mealIds.map((id, index) => [id, given[index] ?? 'OPEN']))
const inMain = stages('OVER', 'BEGUN', 'OPEN')

const people = (change: Record<string, string | null>): PlanState['people'] =>
  plan.people.map((person) => ({
    ...person,
    teamId: person.id in change ? (change[person.id] ?? null) : person.teamId,
  }))
const teams = (change: Record<string, Partial<TeamState>>): PlanState['teams'] =>
  plan.teams.map((given) => ({ ...given, ...change[given.id] }))
const moved = (mealId: string, guest: number, host: number): PlanState['visits'] =>
  plan.visits.map((given) =>
    given.mealId === mealId && given.guestTeamId === `t${guest}` ? visit(mealId, host, guest) : given,
  )
const gone = (number: number): Partial<PlanState> => ({
  teams: teams({ [`t${number}`]: { status: 'CANCELLED', hostMemberId: null } }),
  people: plan.people.filter(({ teamId }) => teamId !== `t${number}`),
})

const touched = (change: Partial<PlanState>, at: CourseStages = inMain) =>
  frozenChanges(plan, { ...plan, ...change }, at).join(' ')

describe('during the main course touches', () => {
  test.each<[string, string, Partial<PlanState>]>([
    ['nothing: the plan as it was', '', {}],
    ['nothing: a lock', '', { teams: teams({ t1: { locked: true } }) }],
    ['nothing: guests of dessert change tables', '', { visits: moved('dessert', 8, 6) }],
    ['nothing: another host of dessert', '', { teams: teams({ t3: { hostMemberId: 'p3b' } }) }],
    ['the main course: another host of it', 'main', { teams: teams({ t2: { hostMemberId: 'p2b' } }) }],
    ['the main course: a guest changes tables', 'main', { visits: moved('main', 4, 5) }],
    ['both: two people swap teams', 'starter main', { people: people({ p1a: 't2', p2a: 't1' }) }],
    ['both: teams are dropped', 'starter main', { teams: [], visits: [], people: people({}) }],
    [
      'both: a person joins a team',
      'starter main',
      { people: [...plan.people, { id: 'new', teamId: 't1', preferredMeal: null, originatorId: null }] },
    ],
    [
      'both: a new team',
      'starter main',
      { teams: [...plan.teams, team(10)], visits: [...plan.visits, visit('main', 2, 10)] },
    ],
    ['the main course: it is removed', 'main', { meals: plan.meals.filter(({ id }) => id !== 'main') }],
    [
      'the main course: a team cooks dessert instead',
      'main',
      { teams: teams({ t2: { mealId: 'dessert' } }), visits: plan.visits },
    ],
    ['nothing: a guest of it leaves with the team', '', gone(4)],
    ['nothing: a member leaves', '', { people: plan.people.filter(({ id }) => id !== 'p4b') }],
    [
      'nothing: the host leaves, the other member cooks',
      '',
      { teams: teams({ t2: { hostMemberId: 'p2b' } }), people: plan.people.filter(({ id }) => id !== 'p2a') },
    ],
    ['nothing: guests whose host is lost sit elsewhere', '', { ...gone(2), visits: moved('main', 4, 5) }],
    ['the main course: guests of another host move as well', 'main', { ...gone(2), visits: moved('main', 7, 8) }],
    [
      'the starter: guests of a lost host move when it is over',
      'starter',
      { ...gone(1), visits: moved('starter', 2, 4) },
    ],
  ])('%s', (_, expected, change) => {
    expect(touched(change)).toBe(expected)
  })

  test('nothing: a cancelled team is taken off the tables of others', () => {
    const before = { ...plan, ...gone(4) }
    const visits = plan.visits.filter(({ guestTeamId }) => guestTeamId !== 't4')
    expect(frozenChanges(before, { ...before, visits }, inMain)).toEqual([])
  })

  test('both: a cancelled team comes back', () => {
    expect(frozenChanges({ ...plan, ...gone(2) }, plan, inMain)).toEqual(['starter', 'main'])
  })
})

test('touches nothing while all courses are open', () => {
  expect(touched({ people: people({ p1a: 't2', p2a: 't1' }) }, stages())).toBe('')
  expect(touched({ teams: [], visits: [] }, stages())).toBe('')
})

describe('with the table of team 2 lost, in the main course touches', () => {
  const lostTable = { teamId: 't2', mealId: 'main' }
  const standIn = (mealId: string, ...visits: PlanState['visits']): Partial<PlanState> => ({
    teams: [...plan.teams, { ...team(10), mealId }],
    visits: plan.visits
      .filter(
        (given) =>
          !visits.some(
            ({ guestTeamId, mealId: course }) => given.guestTeamId === guestTeamId && given.mealId === course,
          ),
      )
      .concat(visits),
  })
  test.each<[string, string, Partial<PlanState>]>([
    ['nothing: its guests sit elsewhere, its host stays', '', { visits: moved('main', 4, 5) }],
    [
      'nothing: the course is dropped for them',
      '',
      { visits: plan.visits.filter(({ mealId, hostTeamId }) => mealId !== 'main' || hostTeamId !== 't2') },
    ],
    ['nothing: others cook for them', '', standIn('main', visit('main', 10, 4), visit('main', 10, 9))],
    ['the main course: guests of another table move', 'main', { visits: moved('main', 7, 8) }],
    ['the main course: others cook for guests of another table', 'main', standIn('main', visit('main', 10, 7))],
    ['the main course: a new team is a guest there', 'main', standIn('main', visit('main', 5, 10))],
    ['the starter: guests of its tables move', 'starter', { visits: moved('starter', 2, 4) }],
    ['the starter: others cook it', 'starter', standIn('starter', visit('starter', 10, 2))],
    ['the main course: another host of it', 'main', { teams: teams({ t5: { hostMemberId: 'p5b' } }) }],
  ])('%s', (_, expected, change) => {
    expect(frozenChanges(plan, { ...plan, ...change }, inMain, lostTable).join(' ')).toBe(expected)
  })

  test('the main course once it is over: its guests sit elsewhere, or others cook', () => {
    const over = stages('OVER', 'OVER')
    const late = { ...plan, visits: moved('main', 4, 5) }
    expect(frozenChanges(plan, late, over, lostTable)).toEqual(['main'])
    const cooked = { ...plan, ...standIn('main', visit('main', 10, 4)) }
    expect(frozenChanges(plan, cooked, over, lostTable)).toEqual(['main'])
  })
})
