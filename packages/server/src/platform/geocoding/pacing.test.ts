import { expect, test } from 'vitest'
import { createPacing } from './pacing.ts'

function clockwork() {
  let time = 0
  return {
    now: () => time,
    pause: async (ms: number) => {
      time += ms
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('requests leave at least a second apart, also the first and those wanted at the same moment', async () => {
  const clock = clockwork()
  const pacing = createPacing(clock.pause, clock.now)
  const left: number[] = []
  const leave = async () => {
    await pacing.turn()
    left.push(clock.now())
  }
  await Promise.all([leave(), leave(), leave()])
  clock.pass(10)
  await leave()
  const gaps = left.map((time, index) => time - (left[index - 1] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(1_000)
})

test('nobody waits after a quiet time', async () => {
  const clock = clockwork()
  const pacing = createPacing(clock.pause, clock.now)
  clock.pass(5_000)
  await pacing.turn()
  expect(clock.now()).toBe(5_000)
})
