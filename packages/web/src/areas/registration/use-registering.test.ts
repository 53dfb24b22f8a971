import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '../../../test/given-browser-storage.ts'
import { attemptKey, forgetAttempt, isAttemptOpen } from './use-registering.ts'

let count = 0
const newKey = () => `key${++count}`

beforeEach(() => {
  count = 0
  givenBrowserStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the same registration sent again keeps its key', () => {
  expect(attemptKey('spring', '{"a": 1}', newKey)).toBe('key1')
  expect(attemptKey('spring', '{"a": 1}', newKey)).toBe('key1')
})

test('another registration, or one after success, gets its own', () => {
  expect(attemptKey('spring', '{"a": 1}', newKey)).toBe('key1')
  expect(attemptKey('spring', '{"a": 2}', newKey)).toBe('key2')
  expect(attemptKey('autumn', '{"a": 2}', newKey)).toBe('key3')
  forgetAttempt('spring')
  expect(attemptKey('spring', '{"a": 2}', newKey)).toBe('key4')
})

test('an attempt is open until it is known what became of it', () => {
  expect(isAttemptOpen('spring', '{"a": 1}')).toBe(false)
  attemptKey('spring', '{"a": 1}')
  expect(isAttemptOpen('spring', '{"a": 1}')).toBe(true)
  expect(isAttemptOpen('spring', '{"a": 2}')).toBe(false)
  forgetAttempt('spring')
  expect(isAttemptOpen('spring', '{"a": 1}')).toBe(false)
})

test('a key is long and never the same', () => {
  const keys = ['a', 'b', 'c'].map((body) => attemptKey('spring', body))
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
