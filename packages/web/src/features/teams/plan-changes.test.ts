import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'
import { expect, test } from 'vitest'
import { tellSearch, whatHappened } from './plan-changes.ts'

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

test('names the teams', () => {
  const query = new URLSearchParams(tellSearch(['t1', 't2']))
  expect(Object.fromEntries(query)).toEqual({ messageSubType: 'DEFAULT', selectedTeamIds: 't1,t2' })
})

test('does not name more than an address can carry', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)
  expect(tellSearch(ids(100))).toContain('selectedTeamIds')
  expect(tellSearch(ids(101))).toBe('messageSubType=DEFAULT')
})
