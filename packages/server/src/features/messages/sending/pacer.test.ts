import { paceRule } from '@running-dinner/domain/messages'
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

test('the next mail keeps its distance from when the last one went out, not from when its making began', async () => {
  let time = Date.parse('2030-05-01T10:00:00Z')
  const pace = pacer({ now: () => new Date(time) })
  time += 1
  pace.begin().tooFast()
  time += 5_000
  const mail = pace.begin()
  time += 400
  mail.handed()
  mail.accepted()
  expect(pace.restsUntil().getTime() - time).toBe(paceRule.firstGap)
})

test('a burst that meets a busy server counts once, however far apart its mails go out', async () => {
  let time = Date.parse('2030-05-01T10:00:00Z')
  const pace = pacer({ now: () => new Date(time) })
  time += 1
  const burst = [pace.begin(), pace.begin(), pace.begin()]
  for (const mail of burst) {
    time += 20
    mail.handed()
    mail.serverFailed(true)
  }
  expect(pace.failures()).toBe(1)
  time += paceRule.busyPauses[0]
  expect(await pace.places(5)).toBe(1)
  pace.begin().serverFailed(true)
  expect(pace.failures()).toBe(2)
})
