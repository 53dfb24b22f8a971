import { expect, test } from 'vitest'
import { tellSearch } from './tell-search.ts'

test('names the teams', () => {
  const query = new URLSearchParams(tellSearch(['t1', 't2']))
  expect(Object.fromEntries(query)).toEqual({ messageSubType: 'DEFAULT', selectedTeamIds: 't1,t2' })
})

test('does not name more than an address can carry', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)
  expect(tellSearch(ids(100))).toContain('selectedTeamIds')
  expect(tellSearch(ids(101))).toBe('messageSubType=DEFAULT')
})
