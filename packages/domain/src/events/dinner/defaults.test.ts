import { describe, expect, test } from 'vitest'
import {
  carriedEndOfRegistration,
  defaultAfterParty,
  defaultBasicDetails,
  defaultEndOfRegistration,
  defaultMeals,
  defaultMealTime,
  defaultOptions,
  demoDate,
  settledEndOfRegistration,
} from './defaults.ts'

test('a new event starts with the default values', () => {
  expect(defaultBasicDetails('2030-05-01')).toMatchObject({
    date: '2030-05-01',
    registrationType: 'OPEN',
    languageCode: 'de',
    timeZone: 'Europe/Berlin',
  })
  expect(defaultOptions()).toEqual({
    teamSize: 2,
    genderAspects: 'FORCE_GENDER_MIX',
    forceEqualDistributedCapacityTeams: true,
    considerShortestPaths: false,
    teamPartnerWishDisabled: false,
  })
  expect(demoDate('2030-05-01')).toBe('2030-05-31')
})

describe('meals', () => {
  test('begin at seven, nine and eleven', () => {
    expect(defaultMeals('2030-06-01', ['A', 'B', 'C'])).toEqual([
      { label: 'A', time: '2030-06-01T19:00' },
      { label: 'B', time: '2030-06-01T21:00' },
      { label: 'C', time: '2030-06-01T23:00' },
    ])
  })

  test('follow the latest one by two hours, also over midnight', () => {
    const meals = [{ time: '2030-06-01T22:30' }, { time: '2030-06-01T20:00' }]
    expect(defaultMealTime(meals, '2030-06-01')).toBe('2030-06-02T00:30')
    expect(defaultMealTime([], '2030-06-01')).toBe('2030-06-01T19:00')
  })
})

test('the after party follows the last meal by two hours in the town of the event', () => {
  const basics = { date: '2030-06-01', zip: '04109', city: 'Leipzig', country: 'DE' }
  expect(defaultAfterParty([{ time: '2030-06-01T23:00' }], basics)).toMatchObject({
    title: 'After-Event-Party',
    time: '2030-06-02T01:00',
    zip: '04109',
    cityName: 'Leipzig',
    country: 'DE',
  })
})

describe('the end of registration', () => {
  test('is five days before the event, but not before today', () => {
    expect(defaultEndOfRegistration('2030-06-06', '2030-05-01')).toBe('2030-06-01')
    expect(defaultEndOfRegistration('2030-06-06', '2030-06-03')).toBe('2030-06-03')
    expect(defaultEndOfRegistration('2030-06-06', '2030-06-06')).toBe('2030-06-06')
  })

  test.each([
    ['as many days before as the last time', '2029-06-10', '2029-06-16', '2030-05-31'],
    ['on the day itself as the last time', '2029-06-16', '2029-06-16', '2030-06-06'],
    ['today when that is past', '2029-04-01', '2029-06-16', '2030-05-01'],
  ])('of an event that is run again is %s', (_, end, from, expected) => {
    expect(carriedEndOfRegistration(end, from, '2030-06-06', '2030-05-01')).toBe(expected)
  })

  test.each([
    ['missing', undefined, '2030-06-01'],
    ['on the day of the event', '2030-06-06', '2030-06-01'],
    ['after it', '2030-06-07', '2030-06-01'],
    ['before it', '2030-06-05', '2030-06-05'],
  ])('is replaced by the wizard when %s', (_, current, expected) => {
    expect(settledEndOfRegistration(current, '2030-06-06', '2030-05-01')).toBe(expected)
  })
})
