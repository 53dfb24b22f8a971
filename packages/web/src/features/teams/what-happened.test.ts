import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'
import { expect, test } from 'vitest'
import { whatHappened } from './what-happened.ts'

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
const told = (before: PlanChangeReply[], after: PlanChangeReply[]) =>
  whatHappened(before, after).map(({ change: { id }, how }) => `${id} ${how}`)

test('nothing, where nothing is new', () => {
  expect(told([change('a')], [change('a')])).toEqual([])
})

test('what is new, newest first', () => {
  expect(told([change('a')], [change('c'), change('b'), change('a')])).toEqual(['c done', 'b done'])
})

test('what was taken back, done again, and done and taken back since', () => {
  const before = [change('b', true), change('a')]
  expect(told(before, [change('b'), change('a', true)])).toEqual(['b redone', 'a undone'])
  expect(told([change('a')], [change('b', true), change('a')])).toEqual(['b undone'])
})
