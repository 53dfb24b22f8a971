import { expect, test } from 'vitest'
import { jobStateOf, remainingHold } from './job-state.ts'

const created = Date.parse('2030-05-01T12:00:00.000Z')
const held = { createdAt: '2030-05-01T12:00:00.000Z', heldUntil: '2030-05-01T12:00:30.000Z' }
const none = { NOT_SENT: 0, WAITING: 0, PAUSED: 0, SENT: 0, FAILED: 0 }
const waiting = { delivery: 'WAITING', pausedReason: null, deliveries: { ...none, WAITING: 40 } } as const
const job = { ...held, ...waiting, sendingStatus: 'QUEUED', withdrawn: false } as const

test.each([
  ['held', {}, 29_000],
  ['queued', {}, 30_000],
  ['queued', { heldUntil: null }, 0],
  ['sending', { sendingStatus: 'SENDING_STARTED' }, 31_000],
  ['paused', { sendingStatus: 'SENDING_STARTED', delivery: 'PAUSED', pausedReason: 'REFUSALS' }, 31_000],
  ['unanswered', { pausedReason: 'NO_ANSWER' }, 31_000],
  ['limited', { sendingStatus: 'SENDING_STARTED', pausedReason: 'ORGANISER_LIMIT' }, 31_000],
  ['sending', { sendingStatus: 'SENDING_STARTED', pausedReason: 'TRIED_AGAIN' }, 31_000],
  ['sent', { sendingStatus: 'SENDING_FINISHED', delivery: 'SENT' }, 40_000],
  ['failed', { sendingStatus: 'SENDING_FINISHED', delivery: 'FAILED', deliveries: { ...none, SENT: 1 } }, 40_000],
  ['undelivered', { sendingStatus: 'SENDING_FINISHED', delivery: 'FAILED', deliveries: none }, 40_000],
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
