import { expect, test } from 'vitest'
import { comesAsGuest, takesPart } from './attendance.ts'
import type { ReportKind } from './report-kinds.ts'

const said = (...kinds: readonly ReportKind[]) => kinds.map((kind) => ({ teamId: 'host', kind, mealId: 'main' }))

test.each<[string, boolean | undefined, readonly ReportKind[]]>([
  ['said nothing', undefined, []],
  ['only asked for help', undefined, ['HELP']],
  ['said that it comes', true, ['COMING']],
  ['said that it does not come', false, ['COMING', 'NOT_COMING']],
  ['cannot cook after it said that it does not come', false, ['NOT_COMING', 'CANNOT_COOK']],
  ['set out after it said that it does not come', true, ['NOT_COMING', 'LEFT']],
])('a team that %s: takes part is %s', (_, expected, kinds) => {
  expect(takesPart([...said(...kinds), { teamId: 'other', kind: 'NOT_COMING' }], 'host')).toBe(expected)
})

test.each<[string, boolean | undefined, readonly ReportKind[]]>([
  ['has not answered', undefined, ['CANNOT_COOK']],
  ['said only before that it comes', undefined, ['COMING', 'CANNOT_COOK']],
  ['says that it comes', true, ['CANNOT_COOK', 'COMING']],
  ['arrived at another table', true, ['CANNOT_COOK', 'ARRIVED']],
  ['says that it does not come', false, ['CANNOT_COOK', 'COMING', 'NOT_COMING']],
  ['said before that it does not come', false, ['NOT_COMING', 'CANNOT_COOK']],
])('a host that cannot cook and %s comes as a guest: %s', (_, expected, kinds) => {
  const other = { teamId: 'other', kind: 'COMING', mealId: null } as const
  expect(comesAsGuest([...said(...kinds), other], 'host', 'main')).toBe(expected)
})

test('a host that still cooks has not answered whether it comes as a guest', () => {
  expect(comesAsGuest(said('READY', 'COMING'), 'host', 'main')).toBeUndefined()
})
