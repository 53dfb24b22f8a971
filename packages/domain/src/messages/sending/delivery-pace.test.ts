import { expect, test } from 'vitest'
import {
  afterAccepted,
  afterServerFailure,
  afterTooFast,
  afterWent,
  fullPace,
  mayBegin,
  mayBeginAt,
  mayGoAt,
  type Pace,
  paceRule,
} from './delivery-pace.ts'

const acceptedTimes = (pace: Pace, times: number): Pace =>
  Array.from({ length: times }).reduce<Pace>((before) => afterAccepted(before, 0, 0), pace)

test('a new queue sends five mails at a time without distance', () => {
  expect([mayBegin(fullPace, 0, 0), mayBegin(fullPace, 3, 3), mayBegin(fullPace, 5, 0)]).toEqual([5, 2, 0])
  expect(mayGoAt(afterWent(fullPace, 7_000))).toBe(7_000)
})

test('a mail that came too fast gives the queue a distance and a second of rest', () => {
  const pace = afterTooFast(fullPace, 1_000, 1_010)
  expect(pace).toMatchObject({ gap: 250, restsUntil: 2_010 })
  expect(mayBeginAt(pace)).toBe(2_010)
  expect(mayGoAt(afterWent(pace, 2_010))).toBe(2_260)
})

test('with a distance the next mail is claimed a quarter of a second before it may go, once the last one has gone', () => {
  const pace = afterWent({ ...fullPace, gap: 1_000 }, 5_000)
  expect([mayBeginAt(pace), mayGoAt(pace)]).toEqual([5_750, 6_000])
  expect([mayBegin(pace, 0, 0), mayBegin(pace, 2, 0), mayBegin(pace, 2, 1)]).toEqual([1, 1, 0])
})

test('the distance counts from an answer that comes at once, and hardly from one that takes seconds', () => {
  const pace = afterWent({ ...fullPace, gap: 1_000 }, 5_000)
  expect(mayGoAt(afterAccepted(pace, 5_000, 5_030))).toBe(6_030)
  expect(mayGoAt(afterAccepted(pace, 5_000, 9_000))).toBe(6_200)
  expect(mayGoAt(afterAccepted(afterWent(pace, 6_000), 5_000, 9_000))).toBe(7_000)
})

test('answers to mails that were begun before the change count once', () => {
  const pace = afterTooFast(fullPace, 1_000, 1_010)
  expect(afterTooFast(pace, 1_005, 1_020)).toBe(pace)
  expect(afterTooFast(pace, 2_010, 2_020).gap).toBe(500)
})

test('the distance grows to half a minute at most, and shrinks with accepted mails until it is gone', () => {
  let pace = fullPace
  for (let now = 1; now < 60; now++) pace = afterTooFast(pace, now, now)
  expect(pace.gap).toBe(paceRule.longestGap)
  expect(acceptedTimes({ ...pace, gap: 500 }, 50).gap).toBe(450)
  expect(acceptedTimes({ ...pace, gap: 500 }, 500).gap).toBe(0)
})

test('each refused connection is one too many, and the next try comes after a second', () => {
  let pace = fullPace
  for (const now of [11, 12, 13]) pace = afterServerFailure(pace, 10, now, true)
  expect(pace).toMatchObject({ atOnce: 2, restsUntil: 1_011 })
  for (const now of [14, 15, 16]) pace = afterServerFailure(pace, 10, now, true)
  expect(pace.atOnce).toBe(1)
  expect(acceptedTimes(pace, 50).atOnce).toBe(2)
})

test('a server that cannot be used is tried with one mail after 10, 30, 60, 60 seconds until one is accepted', () => {
  let [pace, now] = [fullPace, 0]
  const waits = [1, 2, 3, 4].map(() => {
    pace = afterServerFailure(pace, now, now, false)
    const wait = pace.restsUntil - now
    now = pace.restsUntil
    return wait
  })
  expect(waits).toEqual([10_000, 30_000, 60_000, 60_000])
  expect([mayBegin(pace, 0, 0), mayBegin(pace, 1, 0), mayBegin(afterAccepted(pace, now, now), 0, 0)]).toEqual([1, 0, 5])
})
