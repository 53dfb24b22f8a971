import { expect, test } from 'vitest'
import { noticeOf } from './notice-bar.tsx'

const today = '2030-05-10'
const confirmed = {
  runningDinnerType: 'STANDARD',
  acknowledgedDate: '2030-01-01T00:00:00Z',
  cancellationDate: null,
  basicDetails: { date: today },
} as const
const past = { date: '2030-05-09' }

test('a confirmed event that is still to come or tonight needs no notice', () => {
  expect(noticeOf(confirmed, today)).toBeUndefined()
})

test('of several notices the first counts: cancelled, unconfirmed, demo, expired', () => {
  const demo = { ...confirmed, runningDinnerType: 'DEMO', acknowledgedDate: null, basicDetails: past } as const
  const unconfirmed = { ...confirmed, acknowledgedDate: null, basicDetails: past }
  const cancelled = { cancellationDate: '2030-05-01T00:00:00Z' }
  expect(noticeOf({ ...confirmed, basicDetails: past }, today)).toBe('expired')
  expect(noticeOf(demo, today)).toBe('demo')
  expect(noticeOf(unconfirmed, today)).toBe('unconfirmed')
  expect(noticeOf({ ...unconfirmed, ...cancelled }, today)).toBe('cancelled')
  expect(noticeOf({ ...demo, ...cancelled }, today)).toBe('cancelled')
})
