import { expect, test } from 'vitest'
import { jobStateOf, remainingHold } from './job-state.ts'

const created = Date.parse('2030-05-01T12:00:00.000Z')
const held = { createdAt: '2030-05-01T12:00:00.000Z', heldUntil: '2030-05-01T12:00:30.000Z' }
const job = { ...held, sendingStatus: 'QUEUED', sendingFailed: undefined, withdrawn: false } as const

test.each([
  ['held', {}, 29_000],
  ['queued', {}, 30_000],
  ['queued', { heldUntil: null }, 0],
  ['sending', { sendingStatus: 'SENDING_STARTED' }, 31_000],
  ['sent', { sendingStatus: 'SENDING_FINISHED', sendingFailed: false }, 40_000],
  ['failed', { sendingStatus: 'SENDING_FINISHED', sendingFailed: true }, 40_000],
  ['withdrawn', { sendingStatus: 'SENDING_FINISHED', withdrawn: true }, 5_000],
] as const)('the state of a job is %s', (expected, given, after) => {
  expect(jobStateOf({ ...job, ...given }, created + after)).toBe(expected)
})

test.each([
  ['counts down', 10_000, 20_000],
  ['ends', 31_000, 0],
  ['is capped at the full hold when the clock of the reader is behind', -60_000, 30_000],
])('the remaining hold of a job %s', (_, after, expected) => {
  expect(remainingHold(held, created + after)).toBe(expected)
})
