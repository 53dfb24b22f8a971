import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A process whose collections leave 40 MB. */
function watched() {
  const process = { cpu: 0, heap: 100_000_000, collected: 0 }
  const stop = collectWhenIdle({
    cpuMicroseconds: () => process.cpu,
    heapBytes: () => process.heap,
    collect: () => {
      process.collected++
      process.heap = 40_000_000
    },
  })
  return { process, stop }
}

const halfMinute = () => vi.advanceTimersByTime(30_000)

test('collects once after the start and again after a busy time, when it is over', () => {
  const { process } = watched()
  halfMinute()
  expect(process.collected).toBe(1)
  process.heap = 300_000_000
  process.cpu += 20_000_000
  halfMinute()
  expect(process.collected).toBe(1)
  halfMinute()
  expect(process.collected).toBe(2)
})

test('does not collect again while little was allocated', () => {
  const { process } = watched()
  halfMinute()
  process.heap += 7_000_000
  halfMinute()
  expect(process.collected).toBe(1)
})

test('does not collect after it was stopped', () => {
  const { process, stop } = watched()
  stop()
  halfMinute()
  expect(process.collected).toBe(0)
})

test('collects the garbage of this process, which was started without a flag for it', async () => {
  const stop = collectWhenIdle()
  const garbage = newGarbage()
  await new Promise((resolve) => setImmediate(resolve))
  halfMinute()
  stop()
  expect(garbage.deref()).toBeUndefined()
})

/** In a function of its own: no variable may hold it. */
function newGarbage(): WeakRef<object> {
  return new WeakRef({})
}
