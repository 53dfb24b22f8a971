import { expect, test } from 'vitest'
import { affectedTeams, inverse, isEmpty, planDelta } from './plan-delta.ts'
import type { PlanState } from './plan-state.ts'

const meal = (id: string, label = id) => ({ id, label, time: '2030-06-15T19:00' })
const team = (id: string, mealId = 'm1', hostMemberId: string | null = null, locked = false) => ({
  id,
  teamNumber: Number(id.slice(1)),
  status: 'OK',
  mealId,
  hostMemberId,
  locked,
})
const person = (id: string, teamId: string | null) => ({ id, teamId, preferredMeal: null, originatorId: null })
const visit = (hostTeamId: string, guestTeamId: string) => ({ hostTeamId, guestTeamId, mealId: 'm1' })
const state = (changes: Partial<PlanState> = {}): PlanState => ({
  meals: [meal('m1'), meal('m2')],
  teams: [team('t1'), team('t2'), team('t3')],
  people: [person('p1', 't1'), person('p2', 't2'), person('p3', 't3')],
  visits: [visit('t1', 't2'), visit('t2', 't3')],
  ...changes,
})

test('is empty when nothing was changed', () => {
  expect(isEmpty(planDelta(state(), state()))).toBe(true)
})

test('a swap is two people, and taken back it is the swap the other way round', () => {
  const swapped = state({ people: [person('p1', 't2'), person('p2', 't1'), person('p3', 't3')] })
  const delta = planDelta(state(), swapped)
  expect(delta).toEqual({
    meals: [],
    teams: [],
    visits: [],
    people: [
      { before: person('p1', 't1'), after: person('p1', 't2') },
      { before: person('p2', 't2'), after: person('p2', 't1') },
    ],
  })
  expect(inverse(delta)).toEqual(planDelta(swapped, state()))
})

test('a course that is called otherwise by the change gets its name back', () => {
  const delta = planDelta(state(), state({ meals: [meal('m1', 'Soup')] }))
  expect(inverse(delta).meals).toEqual([
    { before: meal('m1', 'Soup'), after: meal('m1') },
    { before: null, after: meal('m2') },
  ])
})

test('what comes and goes is null on the other side', () => {
  const delta = planDelta(state(), state({ meals: [meal('m1')], teams: [team('t1'), team('t2'), team('t4')] }))
  expect(delta.meals).toEqual([{ before: meal('m2'), after: null }])
  expect(delta.teams).toEqual([
    { before: null, after: team('t4') },
    { before: team('t3'), after: null },
  ])
})

test.each([
  ['a host', { teams: [team('t1', 'm1', 'p1'), team('t2'), team('t3')] }, ['t1', 't2']],
  ['a visit', { visits: [visit('t1', 't2'), visit('t2', 't1')] }, ['t1', 't2', 't3']],
  ['a lock', { teams: [team('t1', 'm1', null, true), team('t2'), team('t3')] }, []],
  ['a member', { people: [person('p1', 't1'), person('p2', 't2'), person('p3', null)] }, ['t2', 't3']],
  ['a team', { teams: [team('t1'), team('t2')] }, ['t2']],
])('who is affected when %s changes', (_, changes, expected) => {
  const after = state(changes)
  const ids = after.teams.map((one) => one.id)
  expect(affectedTeams(planDelta(state(), after), ids, after.visits)).toEqual(expected)
})
