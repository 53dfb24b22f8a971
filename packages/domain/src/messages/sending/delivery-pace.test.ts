import { expect, test } from 'vitest'
import {
  afterAccepted,
  afterBegun,
  afterServerFailure,
  afterTooFast,
  fullPace,
  mayBegin,
  type Pace,
  paceRule,
} from './delivery-pace.ts'

const acceptedTimes = (pace: Pace, times: number): Pace =>
  Array.from({ length: times }).reduce<Pace>((before) => afterAccepted(before), pace)

test('a new queue sends five mails at a time without distance', () => {
  expect([mayBegin(fullPace, 0), mayBegin(fullPace, 3), mayBegin(fullPace, 5)]).toEqual([5, 2, 0])
  expect(afterBegun(fullPace, 7_000).notBefore).toBe(7_000)
})

test('a mail that came too fast gives the queue a distance and a second of rest', () => {
  const pace = afterTooFast(fullPace, 1_000, 1_010)
  expect(pace).toMatchObject({ gap: 250, notBefore: 2_010 })
  expect(mayBegin(pace, 0)).toBe(1)
  expect(afterBegun(pace, 2_010).notBefore).toBe(2_260)
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
  expect(pace).toMatchObject({ atOnce: 2, notBefore: 1_011 })
  for (const now of [14, 15, 16]) pace = afterServerFailure(pace, 10, now, true)
  expect(pace.atOnce).toBe(1)
  expect(acceptedTimes(pace, 50).atOnce).toBe(2)
})

test('a server that cannot be used is tried with one mail after 10, 30, 60, 60 seconds until one is accepted', () => {
  let [pace, now] = [fullPace, 0]
  const waits = [1, 2, 3, 4].map(() => {
    pace = afterServerFailure(pace, now, now, false)
    const wait = pace.notBefore - now
    now = pace.notBefore
    return wait
  })
  expect(waits).toEqual([10_000, 30_000, 60_000, 60_000])
  expect([mayBegin(pace, 0), mayBegin(pace, 1), mayBegin(afterAccepted(pace), 0)]).toEqual([1, 0, 5])
})
