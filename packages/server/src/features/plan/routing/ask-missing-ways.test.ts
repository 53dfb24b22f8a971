import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askMissingWays } from './ask-missing-ways.ts'
import { unknownWays } from './known-ways.ts'
import type { TableQuestion } from './routing-protocol.ts'
import { placesPerSide } from './routing-service.ts'

/** Nine blocks of ways, and a service that answers each question after a moment. */
function givenPlaces(answers: (question: number) => boolean = () => true, patienceMs = 3_600_000) {
  const count = placesPerSide * 3
  const places = Array.from({ length: count }, (_, at) => ({ lat: 48 + at / 1_000, lng: 7.8 }))
  const asked = { questions: 0, now: 0, most: 0 }
  const service = {
    ask: async ({ from, to }: TableQuestion) => {
      const isAnswered = answers(++asked.questions)
      asked.most = Math.max(asked.most, ++asked.now)
      await delay(2)
      asked.now--
      const cells = from.length * to.length
      return isAnswered
        ? { metres: new Float64Array(cells).fill(500), seconds: new Float64Array(cells).fill(60) }
        : undefined
    },
  }
  const ways = unknownWays(count)
  return { asked, ways, ask: () => askMissingWays(service, { places, mode: 'WALK', ways, patienceMs }) }
}

test('asks for all blocks, two at a time, and then knows every way', async () => {
  const { asked, ways, ask } = givenPlaces()
  expect(await ask()).toBe(true)
  expect(asked).toMatchObject({ questions: 9, most: 2 })
  expect(ways.metres.every((metres, at) => metres === (at % (ways.count + 1) === 0 ? 0 : 500))).toBe(true)
})

test('asks nothing more after the first failure, and asks only for what is missing the next time', async () => {
  const { asked, ask } = givenPlaces((question) => question !== 3)
  expect(await ask()).toBe(false)
  expect(asked.questions).toBeLessThanOrEqual(4)
  expect(await ask()).toBe(true)
  expect(asked.questions).toBeLessThanOrEqual(10)
})

test('asks nothing when its time is over', async () => {
  const { asked, ask } = givenPlaces(() => true, 0)
  expect(await ask()).toBe(false)
  expect(asked.questions).toBe(0)
})
