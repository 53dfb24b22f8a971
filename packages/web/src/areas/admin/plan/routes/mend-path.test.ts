import { expect, test } from 'vitest'
import { mendPath } from './mend-path.ts'

const team = (teamNumber: number) => ({ id: `t${teamNumber}`, teamNumber, hostTeamMember: { id: `p${teamNumber}` } })

test.each([
  ['NOT_SEATED', [1], '/teams/board?by=table'],
  ['MEETS_TWICE', [1, 2], '/teams/board?by=table'],
  ['TABLE_SIZE_UNUSUAL', [1], '/teams/board?by=table'],
  ['SAME_ADDRESS_SAME_COURSE', [1, 2], '/teams/board?by=table'],
  ['CANCELLED_IN_ROUTE', [1], '/teams/t1'],
  ['SEATS_MISSING', [1, 2], '/teams/board?only=hints'],
  ['COURSE_WISHES', [1], '/teams/t1'],
  ['COURSE_WISHES', [1, 2], '/teams/board'],
  ['SEATS_UNKNOWN', [1], '/participants?person=p1'],
  ['SEATS_UNKNOWN', [1, 2], '/participants?filter=seatsUnknown'],
  ['LOCATION_UNKNOWN', [3, 4], '/hostlocations?pin=3'],
  ['LOCATION_DOUBTFUL', [4], '/hostlocations?pin=4'],
  ['LEGS_TOO_SLOW', [3, 4], '/hostlocations?teams=3.4'],
  ['LEGS_ABOVE_LIMIT', [], '/hostlocations'],
  ['FAIRNESS', [3], '/hostlocations?team=3'],
  ['LONGEST_LEG', [3], '/hostlocations?team=3'],
] as const)('%s of teams %j is mended at %s', (kind, numbers, path) => {
  expect(mendPath(kind, numbers.map(team), 'A')).toBe(`/admin/A${path}`)
})
