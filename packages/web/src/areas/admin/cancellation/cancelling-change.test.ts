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
  ['finds the cancellation of the team', change({}), true],
  ['ignores the cancellation of another team', change({ data: { teamNumber: 8 } }), false],
  ['ignores a cancellation that was undone', change({ undone: true }), false],
  ['finds a repair that affected the team', change({ ...repair, affectedTeamIds: ['b', 'a'] }), true],
  ['ignores a repair that did not affect the team', change({ ...repair, affectedTeamIds: ['b'] }), false],
] as const)('%s', (_, entry, isFound) => {
  expect(cancellingChange([entry], team)).toBe(isFound ? entry : undefined)
})
