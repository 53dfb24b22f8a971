import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepReads } from './shared-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenReads() {
  const read = keepReads<number>()
  let loads = 0
  return (version: string, key = 'event') => read(key, version, async () => ++loads)
}

test('reads again when the version differs, also when it is one of before', async () => {
  const ask = givenReads()
  expect([await ask('a'), await ask('a'), await ask('b'), await ask('a')]).toEqual([1, 1, 2, 3])
})

test('keeps the reads of two keys apart', async () => {
  const ask = givenReads()
  expect([await ask('a'), await ask('a', 'other'), await ask('a'), await ask('a', 'other')]).toEqual([1, 2, 1, 2])
})

test('forgets a read a minute after it was asked for last', async () => {
  const ask = givenReads()
  await ask('a')
  vi.advanceTimersByTime(59_000)
  expect(await ask('a')).toBe(1)
  vi.advanceTimersByTime(59_000)
  expect(await ask('a')).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(await ask('a')).toBe(2)
})

test('keeps the fifty that were asked for last', async () => {
  const ask = givenReads()
  for (let key = 1; key <= 50; key++) await ask('a', String(key))
  expect(await ask('a', '1')).toBe(1)
  await ask('a', 'one more')
  expect([await ask('a', '1'), await ask('a', '3'), await ask('a', '2')]).toEqual([1, 3, 52])
})

test('reads again after an error', async () => {
  const read = keepReads<number>()
  await expect(read('event', 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await read('event', 'a', async () => 1)).toBe(1)
})
