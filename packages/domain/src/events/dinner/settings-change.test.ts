import { expect, test } from 'vitest'
import type { RegistrationType } from './dinner.ts'
import { settingsWarnings } from './settings-change.ts'

const settings = (registrationType: RegistrationType, date = '2030-06-01') => ({ registrationType, date })

test.each([
  ['CLOSED', 'OPEN', ['CLOSED_TO_OPEN']],
  ['CLOSED', 'PUBLIC', ['CLOSED_TO_OPEN']],
  ['OPEN', 'CLOSED', ['OPEN_TO_CLOSED']],
  ['PUBLIC', 'CLOSED', ['OPEN_TO_CLOSED']],
  ['OPEN', 'PUBLIC', []],
  ['CLOSED', 'CLOSED', []],
] as const)('from %s to %s', (before, after, expected) => {
  expect(settingsWarnings(settings(before), settings(after), true)).toEqual(expected)
})

test('warns of a new date when people plan to come', () => {
  expect(settingsWarnings(settings('OPEN'), settings('OPEN', '2030-06-02'), true)).toEqual(['DATE_CHANGED'])
  expect(settingsWarnings(settings('OPEN'), settings('OPEN', '2030-06-02'), false)).toEqual([])
})

test('reports several changes together', () => {
  expect(settingsWarnings(settings('OPEN'), settings('CLOSED', '2030-06-02'), true)).toEqual([
    'OPEN_TO_CLOSED',
    'DATE_CHANGED',
  ])
})
