import { expect, test } from 'vitest'
import { demoReachOf, stayedInDemo } from './demo-reach.ts'

const confirmed = '2030-05-01T10:00:00Z'
const demo = { runningDinnerType: 'DEMO', acknowledgedDate: null, email: 'olga@organisers.example' } as const

test('mails of a demo reach its address once it is confirmed, and stay in the demo without an address', () => {
  expect(demoReachOf(demo)).toBe('confirmFirst')
  expect(demoReachOf({ ...demo, acknowledgedDate: confirmed })).toBe('reaches')
  expect(demoReachOf({ ...demo, email: '' })).toBe('inside')
  expect(demoReachOf({ ...demo, runningDinnerType: 'STANDARD' })).toBeUndefined()
})

test('a message written before the confirmation stays in the demo also afterwards', () => {
  const later = { ...demo, acknowledgedDate: confirmed }
  expect(stayedInDemo('2030-05-01T09:59:00Z', demo)).toBe(true)
  expect(stayedInDemo('2030-05-01T09:59:00Z', later)).toBe(true)
  expect(stayedInDemo('2030-05-01T10:01:00Z', later)).toBe(false)
})
