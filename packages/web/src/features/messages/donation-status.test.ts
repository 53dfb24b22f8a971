import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDonationHintDue, rememberDonationHint } from './donation-status.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the hint follows the first team mail and the first route mail of an event, each once', () => {
  expect(isDonationHintDue('A', 'TEAM')).toBe(true)
  rememberDonationHint('A', 'TEAM')
  expect(isDonationHintDue('A', 'TEAM')).toBe(false)
  expect(isDonationHintDue('A', 'DINNER_ROUTE')).toBe(true)
  rememberDonationHint('A', 'DINNER_ROUTE')
  expect(isDonationHintDue('A', 'DINNER_ROUTE')).toBe(false)
  expect(isDonationHintDue('B', 'TEAM')).toBe(true)
})

test('a mail to participants is no occasion', () => {
  expect(isDonationHintDue('A', 'PARTICIPANT')).toBe(false)
})

test('a browser that refuses its storage is asked again, nothing breaks', () => {
  vi.stubGlobal('window', {})
  rememberDonationHint('A', 'TEAM')
  expect(isDonationHintDue('A', 'TEAM')).toBe(true)
})
