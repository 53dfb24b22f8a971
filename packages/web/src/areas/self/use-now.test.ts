import { describe, expect, test } from 'vitest'
import { clockTime } from './use-now.ts'

const instant = new Date('2030-06-15T19:11:30Z')

describe('an instant on the wall clock', () => {
  test.each([
    ['east of Greenwich', '2030-06-15T21:00:00+02:00', '2030-06-15T21:11'],
    ['by half an hour, after midnight', '2030-06-16T00:40:00+05:30', '2030-06-16T00:41'],
    ['west of Greenwich', '2030-06-15T12:00:00-07:00', '2030-06-15T12:11'],
    ['in Greenwich', '2030-06-15T19:00:00+00:00', '2030-06-15T19:11'],
  ])('is in the zone of the event %s, wherever the phone is', (_where, zonedTime, expected) => {
    expect(clockTime(instant, zonedTime)).toBe(expected)
  })

  test('is in the zone of the phone as long as the evening is not loaded', () => {
    const local = new Date(2030, 5, 15, 20, 15)
    expect(clockTime(local)).toBe('2030-06-15T20:15')
  })
})
