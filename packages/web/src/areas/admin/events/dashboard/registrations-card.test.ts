import { expect, test } from 'vitest'
import { curveLine, lastWeek, registrationCurve } from './registrations-card.tsx'

test('adds up the registrations of each day, also on days without one', () => {
  const instants = ['2027-04-03T20:00:00Z', '2027-04-01T08:00:00Z', '2027-04-01T09:00:00Z']
  expect(registrationCurve(instants, '2027-04-04', 'UTC')).toEqual([
    { date: '2027-04-01', total: 2 },
    { date: '2027-04-02', total: 2 },
    { date: '2027-04-03', total: 3 },
    { date: '2027-04-04', total: 3 },
  ])
})

test('an event without registrations has no curve', () => {
  expect(registrationCurve([], '2027-04-04', 'UTC')).toEqual([])
  expect(lastWeek([])).toBe(0)
  expect(curveLine([], 100, 50)).toBe('')
})

test('counts the last seven days, today included', () => {
  const instants = ['01', '01', '03', '04', '10'].map((day) => `2027-04-${day}T08:00:00Z`)
  expect(lastWeek(registrationCurve(instants, '2027-04-10', 'UTC'))).toBe(2)
  expect(lastWeek(registrationCurve(instants, '2027-04-09', 'UTC'))).toBe(2)
  expect(lastWeek(registrationCurve(instants, '2027-04-05', 'UTC'))).toBe(4)
})

test('the line ends in the upper right corner', () => {
  const curve = registrationCurve(['2027-04-01T08:00:00Z', '2027-04-03T08:00:00Z'], '2027-04-03', 'UTC')
  expect(curveLine(curve, 100, 50)).toBe('M0.0 25.0L50.0 25.0L100.0 0.0')
})

test('counts a registration on its day in the time zone of the event', () => {
  const instants = ['2027-04-01T21:30:00Z', '2027-04-01T22:30:00Z']
  expect(registrationCurve(instants, '2027-04-02', 'Europe/Berlin').map(({ date, total }) => [date, total])).toEqual([
    ['2027-04-01', 1],
    ['2027-04-02', 2],
  ])
})
