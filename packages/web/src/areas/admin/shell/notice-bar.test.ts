import { expect, test } from 'vitest'
import { noticeOf } from './notice-bar.tsx'

const now = new Date('2030-05-10T22:30:00Z')
const meals = [{ id: 'm1', label: 'Dessert', time: '2030-05-10T23:00' }]
const confirmed = {
  runningDinnerType: 'STANDARD',
  acknowledgedDate: '2030-01-01T00:00:00Z',
  cancellationDate: null,
  basicDetails: { date: '2030-05-10', zone: 'Europe/Berlin' },
  meals,
  afterPartyLocation: null,
} as const
const past = { meals: [{ id: 'm1', label: 'Dessert', time: '2030-05-10T21:00' }] }

test('a confirmed event that is still to come or still under way after midnight needs no notice', () => {
  expect(noticeOf(confirmed, now)).toBeUndefined()
})

test('of several notices the first counts: cancelled, unconfirmed, demo, expired', () => {
  const demo = { ...confirmed, runningDinnerType: 'DEMO', acknowledgedDate: null, ...past } as const
  const unconfirmed = { ...confirmed, acknowledgedDate: null, ...past }
  const cancelled = { cancellationDate: '2030-05-01T00:00:00Z' }
  expect(noticeOf({ ...confirmed, ...past }, now)).toBe('expired')
  expect(noticeOf(demo, now)).toBe('demo')
  expect(noticeOf(unconfirmed, now)).toBe('unconfirmed')
  expect(noticeOf({ ...unconfirmed, ...cancelled }, now)).toBe('cancelled')
  expect(noticeOf({ ...demo, ...cancelled }, now)).toBe('cancelled')
})
