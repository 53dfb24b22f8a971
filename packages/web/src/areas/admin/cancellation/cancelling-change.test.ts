import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'
import { expect, test } from 'vitest'
import { cancellingChange } from './cancelling-change.ts'

const team = { id: 'a', teamNumber: 7 }
const change = (some: Partial<PlanChangeReply>): PlanChangeReply => ({
  id: 'c',
  planVersion: 1,
  activityType: 'TEAM_CANCELLED',
  code: null,
  data: { teamNumber: 7 },
  originator: 'o',
  createdAt: '2026-11-22T03:00:00Z',
  undone: false,
  affectedTeamIds: [],
  ...some,
})
const repair = { activityType: 'DINNER_ROUTES_OPTIMIZED', data: {} } as const

test.each([
  ['its own cancellation', change({}), true],
  ['that of another team', change({ data: { teamNumber: 8 } }), false],
  ['one taken back', change({ undone: true }), false],
  ['a repair it is part of', change({ ...repair, affectedTeamIds: ['b', 'a'] }), true],
  ['a repair it is no part of', change({ ...repair, affectedTeamIds: ['b'] }), false],
] as const)('%s', (_, one, isIt) => {
  expect(cancellingChange([one], team)).toBe(isIt ? one : undefined)
})
