import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDonationHintDue, rememberDonationHint } from './donation-hint.tsx'

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

test('shows the hint once after the first team mail and once after the first route mail of an event', () => {
  expect(isDonationHintDue('A', 'TEAM')).toBe(true)
  rememberDonationHint('A', 'TEAM')
  expect(isDonationHintDue('A', 'TEAM')).toBe(false)
  expect(isDonationHintDue('A', 'DINNER_ROUTE')).toBe(true)
  rememberDonationHint('A', 'DINNER_ROUTE')
  expect(isDonationHintDue('A', 'DINNER_ROUTE')).toBe(false)
  expect(isDonationHintDue('B', 'TEAM')).toBe(true)
})

test('shows no hint after a mail to participants', () => {
  expect(isDonationHintDue('A', 'PARTICIPANT')).toBe(false)
})

test('shows the hint again when the browser refuses its storage', () => {
  vi.stubGlobal('window', {})
  rememberDonationHint('A', 'TEAM')
  expect(isDonationHintDue('A', 'TEAM')).toBe(true)
})
