import {
  type DinnerReply,
  dinnerRouteRoutes,
  type ReplyOf,
  planOptimizationRoutes as routes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { roadMetres } from '@running-dinner/domain/plan'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { fakeRouting, fakeWay } from '../../../../test/fakes/fake-routing.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'

type Distances = ReplyOf<typeof routes.distances>
type NearHosts = ReplyOf<typeof routes.nearHosts>

/** Teams live along a street running north, a thousandth of a degree apart in order of team number. */
async function teamsInOneStreet(app: TestApp, quality = 'EXACT') {
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given)
  for (const { id, teamNumber } of teams) await place(app, id, { ...home(teamNumber), geocodingQuality: quality })
  return { given, teams }
}

const home = (teamNumber: number) => ({ lat: 48 + teamNumber / 1_000, lng: 7.85 })

async function place(app: TestApp, teamId: string, columns: object) {
  await app.database.db.updateTable('participant').set(columns).where('teamId', '=', teamId).execute()
}

async function distancesOf(app: TestApp, { params }: GivenDinner) {
  const { status, body } = await app.call(routes.distances, { params })
  expect(status).toBe(200)
  return body as Distances
}

async function near(app: TestApp, { params }: GivenDinner, rangeMeters: string) {
  return app.call(routes.nearHosts, { params: { ...params, rangeMeters } })
}

test('returns metres and minutes per leg, marks the longest, and adds sums and means', async () => {
  const app = await createTestApp()
  const { given, teams } = await teamsInOneStreet(app)
  const found = await distancesOf(app, given)
  expect(found.dinnerRoutes).toHaveLength(9)
  expect(found.distanceSource).toBe('STRAIGHT_LINE')
  let sum = 0
  for (const { teams: stops, averageDistanceInMeters } of found.dinnerRoutes) {
    const legs = [0, 1].map((at) => roadMetres(home(stops[at]?.teamNumber ?? 0), home(stops[at + 1]?.teamNumber ?? 0)))
    expect(stops.map((stop) => stop.metresToNextTeam)).toEqual([...legs.map(Math.round), null])
    expect(stops.map((stop) => stop.distanceToNextTeam)).toEqual([...legs.map((leg) => Math.round(leg) / 1_000), null])
    expect(stops.map((stop) => stop.minutesToNextTeam)).toEqual([...legs.map((leg) => Math.ceil(leg / 80)), null])
    const longest = Math.max(...legs)
    expect(stops.map((stop) => stop.largestDistanceInRoute)).toEqual([...legs.map((leg) => leg === longest), false])
    expect(stops.map((stop) => stop.estimated)).toEqual([true, true, false])
    expect(stops.filter((stop) => stop.currentTeam)).toHaveLength(1)
    const length = legs.reduce((total, leg) => total + leg, 0)
    expect(averageDistanceInMeters).toBe(Math.round(length / 2))
    sum += length
  }
  expect([found.sumDistanceInMeters, found.averageDistanceInMeters]).toEqual([Math.round(sum), Math.round(sum / 18)])
  const longest = found.dinnerRoutes.map((route) => Math.max(...route.teams.map((stop) => stop.metresToNextTeam ?? 0)))
  expect(longest).toEqual([...longest].sort((a, b) => b - a))
  expect(new Set(longest).size).toBeGreaterThan(1)
  const order = given.dinner.meals.map((meal: DinnerReply['meals'][number]) => meal.id)
  for (const { teams: stops } of found.dinnerRoutes) expect(stops.map((stop) => stop.mealId)).toEqual(order)
  expect(new Set(found.dinnerRoutes.flatMap((route) => route.teams.map((stop) => stop.teamId)))).toEqual(
    new Set(teams.map((team: TeamReply) => team.id)),
  )
})

test('returns no length between homes of which only the same town is known', async () => {
  const app = await createTestApp()
  const { given, teams } = await teamsInOneStreet(app, 'APPROXIMATE')
  expect((await distancesOf(app, given)).sumDistanceInMeters).toBeGreaterThan(0)
  for (const { id } of teams) await place(app, id, home(1))
  const { dinnerRoutes, sumDistanceInMeters } = await distancesOf(app, given)
  const legs = dinnerRoutes.flatMap((route) => route.teams.map((stop) => stop.metresToNextTeam))
  expect(new Set(legs)).toEqual(new Set([null]))
  expect(sumDistanceInMeters).toBe(0)
  for (const { id } of teams) await place(app, id, { geocodingQuality: 'EXACT' })
  const ofOneHouse = (await distancesOf(app, given)).dinnerRoutes.flatMap((route) => route.teams)
  expect(ofOneHouse.map((stop) => stop.metresToNextTeam)).toContain(0)
})

test('returns no length where a coordinate is unknown', async () => {
  const app = await createTestApp()
  const { given, teams } = await teamsInOneStreet(app)
  const lost = teams[0] as TeamReply
  await place(app, lost.id, { lat: null, lng: null, geocodingQuality: null })
  for (const { teams: stops } of (await distancesOf(app, given)).dinnerRoutes) {
    const known = [0, 1].map((at) => ![stops[at]?.teamId, stops[at + 1]?.teamId].includes(lost.id))
    expect(stops.map((stop) => stop.metresToNextTeam !== null)).toEqual([...known, false])
  }
})

test('returns no routes before teams exist', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  expect(await distancesOf(app, given)).toEqual({
    dinnerRoutes: [],
    averageDistanceInMeters: 0,
    sumDistanceInMeters: 0,
    distanceSource: 'STRAIGHT_LINE',
  })
})

test('the last leg leads to the after party', async () => {
  const app = await createTestApp()
  const { given } = await teamsInOneStreet(app)
  const texts = { title: 'Party', time: '2030-06-16T01:00', addressName: '', addressRemarks: '' }
  const address = { street: '', streetNr: '', zip: '', cityName: '', country: 'DE' }
  const party = { ...home(100), geocodingQuality: 'MANUAL' }
  const row = { dinnerId: given.dinner.id, ...texts, ...address, ...party }
  await app.database.db.insertInto('afterPartyLocation').values(row).execute()
  for (const { teams: stops } of (await distancesOf(app, given)).dinnerRoutes) {
    const last = roadMetres(home(stops[2]?.teamNumber ?? 0), home(100))
    expect(stops[2]?.metresToNextTeam).toBe(Math.round(last))
    expect(stops.map((stop) => stop.largestDistanceInRoute)).toEqual([false, false, true])
  }
})

test('uses the routing service and falls back to the straight line', async () => {
  const fake = await fakeRouting()
  const app = await createTestApp({ config: { routing: { url: fake.url, protocol: 'valhalla' } } })
  const { given, teams } = await teamsInOneStreet(app)
  const found = await distancesOf(app, given)
  expect(found.distanceSource).toBe('VALHALLA')
  for (const { teams: stops } of found.dinnerRoutes) {
    const [from, to] = [home(stops[0]?.teamNumber ?? 0), home(stops[1]?.teamNumber ?? 0)]
    expect(stops.some((stop) => stop.estimated)).toBe(false)
    expect(Math.abs((stops[0]?.metresToNextTeam ?? 0) - fakeWay(from, to).metres)).toBeLessThanOrEqual(1)
  }
  fake.mode = '500'
  await place(app, (teams[0] as TeamReply).id, home(50))
  expect((await distancesOf(app, given)).distanceSource).toBe('STRAIGHT_LINE')
})

test('lists hosts within the range by straight line, nearest first', async () => {
  const app = await createTestApp()
  const { given, teams } = await teamsInOneStreet(app)
  await place(app, (teams[8] as TeamReply).id, home(8))
  const { body } = await near(app, given, '150')
  const pairs = (body as NearHosts).teamNeighbourClusters
  expect(pairs.map(({ a, b }) => [a.teamNumber, b.teamNumber])[0]).toEqual([8, 9])
  expect(pairs.map(({ distance }) => distance)).toEqual([0, 111, 111, 111, 111, 111, 111, 111, 111])
  expect(((await near(app, given, '0')).body as NearHosts).teamNeighbourClusters).toHaveLength(1)
  expect(((await near(app, given, '100000')).body as NearHosts).teamNeighbourClusters).toHaveLength(36)
})

test('lists no near hosts with approximate coordinates, and no cancelled teams', async () => {
  const app = await createTestApp()
  const { given } = await teamsInOneStreet(app, 'APPROXIMATE')
  expect(((await near(app, given, '100000')).body as NearHosts).teamNeighbourClusters).toEqual([])
  await app.database.db.updateTable('participant').set({ geocodingQuality: 'EXACT' }).execute()
  await app.database.db.updateTable('team').set({ status: 'CANCELLED' }).where('teamNumber', '=', 1).execute()
  expect(((await near(app, given, '100000')).body as NearHosts).teamNeighbourClusters).toHaveLength(28)
})

test('refuses a range that is not a whole number of metres up to 100 km', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  for (const range of ['-1', '100001', '1e3', '0x10', '1.5', ' 5', 'NaN', '9'.repeat(400), '1;drop table team']) {
    const { status, issues } = await near(app, given, range)
    expect([range, status, issues[0]?.message, issues[0]?.field]).toEqual([range, 406, 'number_invalid', 'rangeMeters'])
  }
})

test('answers 404 without a valid administration link', async () => {
  const app = await createTestApp()
  const params = { adminId: 'unknown', rangeMeters: '5' }
  expect((await app.call(routes.distances, { params })).status).toBe(404)
  expect((await app.call(routes.nearHosts, { params })).status).toBe(404)
  expect((await app.call(teamRoutes.list, { params })).status).toBe(404)
})

test('the list of routes includes clusters of teams and hosts at the same address', async () => {
  const app = await createTestApp()
  const { given, teams } = await teamsInOneStreet(app)
  const [team, neighbour] = teams.toSorted((first, second) => first.teamNumber - second.teamNumber)
  if (!team || !neighbour) throw new Error('nine teams')
  await place(app, neighbour.id, { ...home(team.teamNumber), geocodingQuality: 'EXACT' })
  const { status, body } = await app.call(dinnerRouteRoutes.all, { params: given.params })
  expect(status).toBe(200)
  const { teamClusterMappings, teamNeighbourClustersSameAddress } = body as ReplyOf<typeof dinnerRouteRoutes.all>
  expect(teamClusterMappings).toEqual({ 0: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
  expect(teamNeighbourClustersSameAddress.teamNeighbourClusters).toMatchObject([
    {
      a: { teamId: team.id, teamNumber: team.teamNumber },
      b: { teamId: neighbour.id, teamNumber: neighbour.teamNumber },
      distance: 0,
    },
  ])
})
