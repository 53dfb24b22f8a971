import { expect, test } from 'vitest'
import { changedTeamIds, readSaved, savedSearch, withoutSaved } from './saved-plan.ts'

const team = (teamNumber: number, status = 'OK') => ({ id: `t${teamNumber}`, teamNumber, status })
const teams = [team(1), team(2), team(3), team(4, 'CANCELLED')]

test('changed teams written into the address are read back unchanged', () => {
  expect(readSaved(new URLSearchParams(savedSearch([3, 12])))).toEqual([3, 12])
  expect(readSaved(new URLSearchParams(savedSearch([])))).toEqual([])
})

test('reads nothing from another address, and closing the notice keeps foreign parameters', () => {
  expect(readSaved(new URLSearchParams('team=3'))).toBeUndefined()
  expect(withoutSaved(new URLSearchParams(`${savedSearch([3])}&team=3`)).toString()).toBe('team=3')
})

test('names the running teams with a changed route, and none where all have one', () => {
  expect(changedTeamIds([1, 3], teams)).toEqual(['t1', 't3'])
  expect(changedTeamIds([1, 4], teams)).toEqual(['t1'])
  expect(changedTeamIds([1, 2, 3], teams)).toEqual([])
})
