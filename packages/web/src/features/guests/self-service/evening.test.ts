import type { DinnerRouteReply } from '@running-dinner/contract/plan'
import { describe, expect, test } from 'vitest'
import { eveningStops, nextStop } from './evening.ts'

const meal = (id: string, time: string) => ({ id, label: id, time })
const meals = [
  meal('starter', '2030-05-01T19:00'),
  meal('main', '2030-05-01T21:00'),
  meal('dessert', '2030-05-01T23:00'),
] as const
const home = {
  street: 'Street',
  streetNr: '1',
  zip: '79098',
  cityName: 'Freiburg',
  addressRemarks: 'ring twice',
  bellName: '',
  floor: '',
  entranceNote: '',
  geocodingResult: { lat: 48, lng: 7.8, quality: 'EXACT' as const },
}
const team = (
  index: 0 | 1 | 2,
  given: Partial<DinnerRouteReply['currentTeam']> = {},
): DinnerRouteReply['currentTeam'] => ({
  teamNumber: index + 1,
  status: 'OK',
  meal: meals[index],
  currentTeam: false,
  hostTeamMember: { firstnamePart: 'Ada', lastname: `Host${index}`, ...home },
  contactInfo: ['0171 1'],
  contacts: [{ name: 'Ada', mobileNumber: '0171 1' }],
  ...given,
})
const route = (teams: DinnerRouteReply['teams'], afterParty = false): DinnerRouteReply => ({
  currentTeam: team(0),
  teams,
  mealSpecificsOfGuestTeams: '',
  dietsOfGuestTeams: { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] },
  afterPartyLocation: afterParty
    ? { title: 'Party', time: '2030-05-02T01:00', addressName: 'Bar', country: '', ...home, addressRemarks: '' }
    : null,
})
const stops = eveningStops(route([team(0), team(1, { currentTeam: true }), team(2)], true), meals)

describe('the stops of an evening', () => {
  test('are the courses in their order and the after party', () => {
    expect(stops.map((stop) => [stop.kind, stop.course, stop.host])).toEqual([
      ['guest', 'starter', 'Ada Host0'],
      ['own', 'main', 'Ada Host1'],
      ['guest', 'dessert', 'Ada Host2'],
      ['afterParty', undefined, 'Bar'],
    ])
  })

  test('tell of a team that cancelled, which has no host and no place', () => {
    const [stop] = eveningStops(
      route([team(0, { status: 'CANCELLED', hostTeamMember: null, contactInfo: [], contacts: [] })]),
      meals,
    )
    expect(stop).toMatchObject({ cancelled: true, place: undefined, host: '' })
  })
})

describe('the next stop', () => {
  test.each([
    ['days before', '2030-04-20T12:00', 'starter', false],
    ['a minute before the first course', '2030-05-01T18:59', 'starter', false],
    ['while the first course is eaten', '2030-05-01T19:30', 'starter', true],
    ['when it is time to leave', '2030-05-01T20:00', 'main', false],
    ['during the last course', '2030-05-01T23:10', 'dessert', true],
    ['after midnight', '2030-05-02T00:30', 'Party', false],
  ])('%s', (_, now, name, begun) => {
    const next = nextStop(stops, now)
    expect([next?.stop.name, next?.begun]).toEqual([name, begun])
  })

  test('is none when the evening is over', () => {
    expect(nextStop(stops, '2030-05-02T04:00')).toBeUndefined()
  })

  test('is never one that was cancelled', () => {
    const cancelled = team(1, { status: 'CANCELLED', hostTeamMember: null })
    const evening = eveningStops(route([team(0), cancelled, team(2)]), meals)
    expect(nextStop(evening, '2030-05-01T20:30')?.stop.name).toBe('dessert')
  })
})
