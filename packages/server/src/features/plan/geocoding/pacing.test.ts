import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPacing, type Pacing } from './pacing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When each of `count` requests that are wanted now may leave, in milliseconds after `start`. */
async function leaving(pacing: Pacing, count: number, start: number): Promise<number[]> {
  const left: number[] = []
  const turns = Array.from({ length: count }, async () => {
    await pacing.turn()
    left.push(Date.now() - start)
  })
  await vi.runAllTimersAsync()
  await Promise.all(turns)
  return left
}

test('lets requests leave more than a second apart, also the first and those wanted at the same moment', async () => {
  const start = Date.now()
  const left = await leaving(createPacing(), 4, start)
  const gaps = left.map((time, index) => time - (left[index - 1] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(1_000)
})

test('keeps the distance also between requests wanted at any moment', async () => {
  const start = Date.now()
  const pacing = createPacing()
  const left: number[] = []
  for (const moment of [36, 57, 1_104, 1_122, 2_488, 2_500, 3_592, 5_621]) {
    await vi.advanceTimersByTimeAsync(start + moment - Date.now())
    void pacing.turn().then(() => left.push(Date.now() - start))
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(left).toHaveLength(8)
  const gaps = left.slice(1).map((time, index) => time - (left[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(1_000)
})

test('does not let a request wait after a quiet time', async () => {
  const start = Date.now()
  const pacing = createPacing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await leaving(pacing, 1, start)).toEqual([5_000])
})
