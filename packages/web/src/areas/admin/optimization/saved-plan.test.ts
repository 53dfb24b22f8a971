import { expect, test } from 'vitest'
import { messageSearch, readSaved, savedSearch, withoutSaved } from './saved-plan.ts'

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

test('preselects running teams with a changed route in the message', () => {
  expect(messageSearch([1, 3], teams)).toBe('selectedTeamIds=t1%2Ct3')
  expect(messageSearch([1, 4], teams)).toBe('selectedTeamIds=t1')
})

test('preselects no teams where all, or more than 100, have a changed route', () => {
  expect(messageSearch([1, 2, 3], teams)).toBe('')
  const many = Array.from({ length: 300 }, (_, index) => team(index + 1))
  expect(
    messageSearch(
      Array.from({ length: 101 }, (_, index) => index + 1),
      many,
    ),
  ).toBe('')
})
