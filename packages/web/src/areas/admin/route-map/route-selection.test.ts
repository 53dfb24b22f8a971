import { expect, test } from 'vitest'
import { readSelection, toggledTeams, writeSelection } from './route-selection.ts'

const nothing = readSelection(new URLSearchParams())

test('an address without anything shows everything', () => {
  expect(nothing).toEqual({
    team: undefined,
    teams: [],
    to: undefined,
    withAfterParty: true,
    others: 'grey',
    lines: undefined,
    host: '',
    course: undefined,
    metres: undefined,
    near: undefined,
    pin: undefined,
    help: false,
  })
  expect(writeSelection(nothing).toString()).toBe('')
})

test('what is chosen comes back from the address', () => {
  const chosen = {
    team: 7,
    teams: [3, 7, 18],
    to: 'meal-2',
    withAfterParty: false,
    others: 'hidden' as const,
    lines: 'all' as const,
    host: 'Müller & Söhne #3',
    course: 'meal-1',
    metres: { min: 500, max: 1200 },
    near: 0,
    pin: 3,
    help: true,
  }
  expect(readSelection(writeSelection(chosen))).toEqual(chosen)
})

test('a range of metres may be open at its end', () => {
  const open = { ...nothing, metres: { min: 500, max: undefined } }
  expect(readSelection(writeSelection(open)).metres).toEqual({ min: 500, max: undefined })
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

test.each([
  { metres: 'x' },
  { metres: '900-100' },
  { metres: '0-' },
  { metres: '-5-10' },
  { near: '5000' },
  { near: '-1' },
  { others: 'x', lines: 'x', help: 'x', teams: 'x..0' },
])('%o in an address means nothing', (query) => {
  expect(readSelection(new URLSearchParams(query as Record<string, string>))).toEqual(nothing)
})

test('teams are switched on and off one by one, in ascending order', () => {
  expect(toggledTeams([], 7)).toEqual([7])
  expect(toggledTeams([7], 3)).toEqual([3, 7])
  expect(toggledTeams([3, 7], 3)).toEqual([7])
  expect(readSelection(new URLSearchParams('teams=7.3.7')).teams).toEqual([3, 7])
})

test('a choice leaves alone what else stands in the address', () => {
  const before = new URLSearchParams('range=300&team=4')
  expect(writeSelection({ ...nothing, team: 7 }, before).toString()).toBe('range=300&team=7')
})
