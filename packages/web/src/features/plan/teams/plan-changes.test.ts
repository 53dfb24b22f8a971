import type { PlanChangeReply } from '@running-dinner/contract/plan'
import { expect, test } from 'vitest'
import { planEventsBetween } from './plan-changes.ts'

const change = (id: string, undone = false): PlanChangeReply => ({
  id,
  planVersion: 1,
  activityType: 'TEAM_MEMBERS_SWAPPED',
  code: null,
  data: {},
  originator: 'anna@example.org',
  createdAt: '2030-01-01T00:00:00.000Z',
  undone,
  affectedTeamIds: [],
})
const planEvents = (before: PlanChangeReply[], after: PlanChangeReply[]) =>
  planEventsBetween(before, after).map(({ change: { id }, how }) => `${id} ${how}`)

test('an unchanged history has no new changes', () => {
  expect(planEvents([change('a')], [change('a')])).toEqual([])
})

test('lists new changes, newest first', () => {
  expect(planEvents([change('a')], [change('c'), change('b'), change('a')])).toEqual(['c done', 'b done'])
})

test('distinguishes undone, redone, and new changes that are already undone', () => {
  const before = [change('b', true), change('a')]
  expect(planEvents(before, [change('b'), change('a', true)])).toEqual(['b redone', 'a undone'])
  expect(planEvents([change('a')], [change('b', true), change('a')])).toEqual(['b undone'])
})
