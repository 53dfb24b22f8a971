import { expect, test } from 'vitest'
import { readSelection, writeSelection } from './route-selection.ts'

const nothing = { team: undefined, to: undefined, withAfterParty: true, pin: undefined }

test('an address without anything shows everything', () => {
  expect(readSelection(new URLSearchParams())).toEqual(nothing)
  expect(writeSelection(nothing).toString()).toBe('')
})

test('what is chosen comes back from the address', () => {
  const chosen = { team: 7, to: 'meal-2', withAfterParty: false, pin: 3 }
  expect(readSelection(writeSelection(chosen))).toEqual(chosen)
})

test('hiding the after party while only the ways to it show brings all ways back', () => {
  const after = readSelection(writeSelection({ ...nothing, to: 'afterParty', withAfterParty: false }))
  expect(after).toEqual({ ...nothing, withAfterParty: false })
})

test('any other choice of ways stays when the after party is hidden', () => {
  expect(readSelection(writeSelection({ ...nothing, to: 'meal-2', withAfterParty: false })).to).toBe('meal-2')
})

test.each(['x', '0', '-1', '1.5', '1e9'])('%s is no team', (text) => {
  expect(readSelection(new URLSearchParams({ team: text })).team).toBeUndefined()
})

test('a choice leaves alone what else stands in the address', () => {
  const before = new URLSearchParams('range=300&team=4')
  expect(writeSelection({ ...nothing, team: 7 }, before).toString()).toBe('range=300&team=7')
})
