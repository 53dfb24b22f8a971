import { expect, test } from 'vitest'
import { messageSearch, readSaved, savedSearch, withoutSaved } from './saved-plan.ts'

const team = (teamNumber: number, status = 'OK') => ({ id: `t${teamNumber}`, teamNumber, status })
const teams = [team(1), team(2), team(3), team(4, 'CANCELLED')]

test('the changed teams survive the way through the address', () => {
  expect(readSaved(new URLSearchParams(savedSearch([3, 12])))).toEqual([3, 12])
  expect(readSaved(new URLSearchParams(savedSearch([])))).toEqual([])
})

test('nothing was saved where the address does not say so, and closing the note leaves the rest', () => {
  expect(readSaved(new URLSearchParams('team=3'))).toBeUndefined()
  expect(withoutSaved(new URLSearchParams(`${savedSearch([3])}&team=3`)).toString()).toBe('team=3')
})

test('a message about new routes begins with the teams that have one', () => {
  expect(messageSearch([1, 3], teams)).toBe('selectedTeamIds=t1%2Ct3')
  expect(messageSearch([1, 4], teams)).toBe('selectedTeamIds=t1')
})

test('when all teams have a new route, nobody is named', () => {
  expect(messageSearch([1, 2, 3], teams)).toBe('')
  const many = Array.from({ length: 300 }, (_, index) => team(index + 1))
  expect(
    messageSearch(
      Array.from({ length: 101 }, (_, index) => index + 1),
      many,
    ),
  ).toBe('')
})
