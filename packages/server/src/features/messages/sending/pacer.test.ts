import { paceRule } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { pacer } from './pacer.ts'

const day = 86_400_000
/** A timer may fire a millisecond early by the clock. */
const gap = paceRule.firstGap - 2

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

test('the next mail keeps its distance from when the last one went, not from when its composing began', async () => {
  let time = Date.parse('2030-05-01T10:00:00Z')
  const pace = pacer({ now: () => new Date(time) })
  time += 1
  pace.begin().tooFast()
  time += 5_000
  const mail = pace.begin()
  time += 400
  await mail.turn()
  mail.accepted()
  expect(pace.restsUntil().getTime() - time).toBe(paceRule.firstGap)
})

test('mails of one claim that are ready together keep the distance that the first of them was asked for', async () => {
  const pace = pacer(systemClock)
  const [first, ...others] = [pace.begin(), pace.begin(), pace.begin()]
  const start = performance.now()
  await first?.turn()
  first?.tooFast()
  const went = await Promise.all(others.map((mail) => mail.turn().then(() => performance.now() - start)))
  expect(went[0]).toBeGreaterThan(gap)
  expect(went[1]).toBeGreaterThan(2 * gap)
})

test('the next mail is composed while the distance to the last one is not over, and no other before it has gone', async () => {
  const pace = pacer(systemClock)
  pace.begin().tooFast()
  expect(await pace.places(5)).toBe(1)
  const last = pace.begin()
  const start = performance.now()
  await last.turn()
  last.accepted()
  expect(await pace.places(5)).toBe(1)
  const next = pace.begin()
  expect(await pace.places(5)).toBe(0)
  await next.turn()
  expect(performance.now() - start).toBeGreaterThan(gap)
  expect(await pace.places(5)).toBe(1)
})

test('a mail that never went keeps no place', async () => {
  const pace = pacer({ now: () => new Date('2030-05-01T10:00:00Z') })
  pace.begin().tooFast()
  pace.begin().ended()
  expect(await pace.places(5)).toBe(1)
})

test('a burst that meets a busy server counts once, however far apart its mails go out', async () => {
  let time = Date.parse('2030-05-01T10:00:00Z')
  const pace = pacer({ now: () => new Date(time) })
  time += 1
  const burst = [pace.begin(), pace.begin(), pace.begin()]
  for (const mail of burst) {
    time += 20
    await mail.turn()
    mail.serverFailed(true)
  }
  expect(pace.failures()).toBe(1)
  time += paceRule.busyPauses[0]
  expect(await pace.places(5)).toBe(1)
  pace.begin().serverFailed(true)
  expect(pace.failures()).toBe(2)
})
