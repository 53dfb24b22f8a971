import { type ReplyOf, planOptimizationRoutes as routes } from '@running-dinner/contract'
import type { Coordinate } from '@running-dinner/domain'
import { straightLineMetres } from '@running-dinner/domain/plan'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { hasValhalla, realValhalla } from '../../../../test/fakes/real-valhalla.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'

type Stop = ReplyOf<typeof routes.distances>['dinnerRoutes'][number]['teams'][number]

/** Along the streets of the map of test/fixtures/town.osm.pbf. */
const inTown = (teamNumber: number): Coordinate => ({ lat: 51.3301 + teamNumber / 1_000, lng: 12.3752 })

/** Nine teams in town, the first one elsewhere. */
async function eventWithFirstTeamAt(app: TestApp, elsewhere: Coordinate | undefined) {
  const given = await givenDinner(app)
  const homes = new Map<number, Coordinate>()
  for (const { id, teamNumber } of await givenTeams(app, given)) {
    const home = (teamNumber === 1 ? elsewhere : undefined) ?? inTown(teamNumber)
    homes.set(teamNumber, home)
    const columns = { ...home, geocodingQuality: 'EXACT' }
    await app.database.db.updateTable('participant').set(columns).where('teamId', '=', id).execute()
  }
  const legs = async () => {
    const { body } = await app.call(routes.distances, { params: given.params })
    const { distanceSource, dinnerRoutes } = body as ReplyOf<typeof routes.distances>
    const pairs = dinnerRoutes.flatMap(({ teams }) => teams.slice(1).map((to, at) => ({ from: teams[at] as Stop, to })))
    return { distanceSource, pairs }
  }
  const isNear = (stop: Stop) => stop.teamNumber !== 1 || elsewhere === undefined
  const straight = (from: Stop, to: Stop) =>
    straightLineMetres(homes.get(from.teamNumber) as Coordinate, homes.get(to.teamNumber) as Coordinate)
  return { legs, isNear, straight }
}

const title = hasValhalla ? '' : ' (SKIPPED: needs a program of Valhalla for this platform)'

test.skipIf(!hasValhalla).each<[string, Coordinate]>([
  ['a farm 7.7 km off every road', { lat: 51.38, lng: 12.29 }],
  ['a home in Munich with the map of one town', { lat: 48.14, lng: 11.58 }],
  ['a home 90 km away, outside the tiles', { lat: 52.14, lng: 12.37 }],
  ['an island without a bridge', { lat: 51.3335, lng: 12.399 }],
])(
  `estimates and marks the ways of %s, and measures all others, of this event and of another${title}`,
  async (_, place) => {
    const valhalla = await realValhalla()
    const app = await createTestApp({ config: { routing: { url: valhalla.url, protocol: 'valhalla' } } })
    const event = await eventWithFirstTeamAt(app, place)
    const { distanceSource, pairs } = await event.legs()
    expect(distanceSource).toBe('VALHALLA')
    for (const { from, to } of pairs) {
      expect(from.estimated).toBe(!(event.isNear(from) && event.isNear(to)))
      const metres = from.metresToNextTeam ?? 0
      if (from.estimated) expect(metres).toBe(Math.round(event.straight(from, to) * 1.201))
      else expect(metres).toBeGreaterThan(event.straight(from, to) - 40)
    }
    expect(pairs.filter(({ from }) => from.estimated).length).toBeGreaterThan(0)
    const asked = valhalla.requests.length
    expect(asked).toBeLessThan(15)
    const other = await (await eventWithFirstTeamAt(app, undefined)).legs()
    expect(other.distanceSource).toBe('VALHALLA')
    expect(other.pairs.every(({ from }) => !from.estimated)).toBe(true)
    expect(valhalla.requests.length).toBeGreaterThan(asked)
  },
)
