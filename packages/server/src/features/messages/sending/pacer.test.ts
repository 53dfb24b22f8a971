import { expect, test } from 'vitest'
import { pacer } from './pacer.ts'

const day = 86_400_000

test('a clock that was ahead and is put right keeps no mail back', async () => {
  let time = Date.parse('2030-05-01T10:00:00Z')
  const pace = pacer({ now: () => new Date(time) })
  time += 8 * day
  pace.begin().accepted()
  time -= 8 * day
  expect(await pace.places(5)).toBe(5)
})

test('a rest lasts as long when the clock is put right meanwhile', async () => {
  let time = Date.parse('2030-05-01T10:00:00Z')
  const pace = pacer({ now: () => new Date(time) })
  time += 8 * day
  pace.begin().serverFailed(false)
  time -= 8 * day
  expect(pace.restsUntil()).toEqual(new Date('2030-05-01T10:00:10Z'))
  expect(await pace.places(5)).toBe(0)
  time += 10_000
  expect(await pace.places(5)).toBe(1)
})
