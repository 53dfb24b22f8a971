import { expect, test } from 'vitest'
import { readSelection, toggledTeams, writeSelection } from './route-selection.ts'

const defaults = readSelection(new URLSearchParams())

test('an empty query is the default selection', () => {
  expect(defaults).toEqual({
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
  expect(writeSelection(defaults).toString()).toBe('')
})

test('a selection survives writing to and reading from the address', () => {
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

test('a range of metres may have no upper end', () => {
  const open = { ...defaults, metres: { min: 500, max: undefined } }
  expect(readSelection(writeSelection(open)).metres).toEqual({ min: 500, max: undefined })
})

test('hiding the after party resets a filter for legs to the after party', () => {
  const after = readSelection(writeSelection({ ...defaults, to: 'afterParty', withAfterParty: false }))
  expect(after).toEqual({ ...defaults, withAfterParty: false })
})

test('hiding the after party keeps a filter for legs to a course', () => {
  expect(readSelection(writeSelection({ ...defaults, to: 'meal-2', withAfterParty: false })).to).toBe('meal-2')
})

test.each(['x', '0', '-1', '1.5', '1e9'])('ignores "%s" as team number', (text) => {
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
])('ignores invalid parameters %o', (query) => {
  expect(readSelection(new URLSearchParams(query as Record<string, string>))).toEqual(defaults)
})

test('switches single teams on and off and keeps them in ascending order', () => {
  expect(toggledTeams([], 7)).toEqual([7])
  expect(toggledTeams([7], 3)).toEqual([3, 7])
  expect(toggledTeams([3, 7], 3)).toEqual([7])
  expect(readSelection(new URLSearchParams('teams=7.3.7')).teams).toEqual([3, 7])
})

test('writing a selection keeps other parameters of the address', () => {
  const before = new URLSearchParams('range=300&team=4')
  expect(writeSelection({ ...defaults, team: 7 }, before).toString()).toBe('range=300&team=7')
})
