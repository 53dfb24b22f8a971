import { describe, expect, test } from 'vitest'
import { exampleTeam } from '../../../../test/example-team.ts'
import { metresToStops } from './metres-to-stops.ts'
import { afterPartyStop, filterLegs, legsOf, placesOf } from './routes-on-map.ts'

const at = (lat: number, lng: number) => ({ geocodingResult: { lat, lng, quality: 'EXACT' as const } })
const unknown = { geocodingResult: undefined }
const route = (teamNumber: number, stops: number[]) => ({
  currentTeam: { teamNumber },
  teams: stops.map((stop, index) => ({
    teamNumber: stop,
    meal: { id: `m${index}` },
    hostTeamMember: at(51 + (stop - 1) / 10, 12),
  })),
  afterPartyLocation: at(51.3, 12),
})

describe('places', () => {
  test('are given for teams that are located and not cancelled', () => {
    const teams = [
      exampleTeam(1, at(51, 12)),
      exampleTeam(2, unknown),
      exampleTeam(3, { ...at(51.1, 12), status: 'CANCELLED' }),
    ]
    expect([...placesOf(teams, null).ofTeam]).toEqual([[1, { lat: 51, lng: 12 }]])
  })

  test('at the same address are moved apart, except the after party', () => {
    const places = placesOf([exampleTeam(1, at(51, 12)), exampleTeam(2, at(51, 12))], at(51, 12))
    expect(places.afterParty).toEqual({ lat: 51, lng: 12 })
    const all = [places.afterParty, places.ofTeam.get(1), places.ofTeam.get(2)]
    expect(new Set(all.map((place) => JSON.stringify(place))).size).toBe(3)
  })
})

describe('legs', () => {
  const teams = [exampleTeam(1, at(51, 12)), exampleTeam(2, at(51.1, 12)), exampleTeam(3, at(51.2, 12))]
  const places = placesOf(teams, at(51.3, 12))

  test('lead from stop to stop and on to the after party', () => {
    expect(legsOf(route(1, [1, 2, 3]), places).map((leg) => leg.to)).toEqual(['m1', 'm2', afterPartyStop])
  })

  test('have the length of the straight line', () => {
    for (const { metres } of legsOf(route(1, [1, 2, 3]), places)) expect(metres).toBeCloseTo(11_119, -1)
  })

  test('have no length when only the town of a stop is known', () => {
    const whole = route(1, [1, 2, 3])
    const town = { geocodingResult: { lat: 51, lng: 12, quality: 'APPROXIMATE' as const } }
    const stops = whole.teams.map((stop, index) => (index === 0 ? { ...stop, hostTeamMember: town } : stop))
    const legs = legsOf({ ...whole, teams: stops }, places)
    expect(legs.map((leg) => leg.metres === undefined)).toEqual([true, false, false])
  })

  test('to and from a stop without a location are left out', () => {
    const legs = legsOf(route(1, [1, 9, 3]), placesOf(teams, null))
    expect(legs).toEqual([])
  })

  test('can be filtered by their destination', () => {
    const legs = legsOf(route(1, [1, 2, 3]), places)
    expect(filterLegs(legs, { to: 'm2', withAfterParty: true }).map((leg) => leg.to)).toEqual(['m2'])
    expect(filterLegs(legs, { to: undefined, withAfterParty: false }).map((leg) => leg.to)).toEqual(['m1', 'm2'])
  })
})

test('measures from stop to stop when both places are known', () => {
  const [first, second, third] = metresToStops([{ lat: 51, lng: 12 }, { lat: 51.01, lng: 12 }, unknown.geocodingResult])
  expect(first).toBeUndefined()
  expect(second).toBeGreaterThan(1100)
  expect(second).toBeLessThan(1120)
  expect(third).toBeUndefined()
})

test('measures nothing between towns', () => {
  const town = { lat: 51, lng: 12, quality: 'APPROXIMATE' as const }
  expect(metresToStops([{ lat: 51.01, lng: 12 }, town, town])).toEqual([undefined, undefined, undefined])
})
