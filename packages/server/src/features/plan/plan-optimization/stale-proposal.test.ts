import {
  type OptimizationState,
  type ParticipantReply,
  participantRoutes,
  planOptimizationRoutes as routes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenRun } from '../../../../test/given-run.ts'
import { jobTasks } from '../../jobs.ts'

/** A finished search, an undecided repair, and the host of the first team. */
async function givenProposals(app: TestApp) {
  const given = await givenRun(app)
  await jobTasks(app.ctx)['search-plans']()
  const { body } = await app.call(routes.repair, { params: given.params, body: {} })
  const proposals = [given.run, body as OptimizationState].map(({ optimizationId }) => ({
    ...given.params,
    optimizationId,
  }))
  const participantId = given.teams[0]?.hostTeamMember?.id ?? ''
  const host = { ...given.params, participantId }
  const person = (await app.call(participantRoutes.get, { params: host })).body as ParticipantReply
  const answers = async (route: typeof routes.preview | typeof routes.apply) => {
    const all: string[] = []
    for (const params of proposals) {
      const { status, issues } = await app.call(route, { params })
      all.push([status, ...issues.map((issue) => issue.message)].join(' '))
    }
    return all
  }
  const change = async (body: Partial<ParticipantReply>) =>
    expect((await app.call(participantRoutes.update, { params: host, body: { ...person, ...body } })).status).toBe(200)
  return { given, host, answers, change, proposals }
}

const stale = ['409 concurrent_modification', '409 concurrent_modification']

test('makes proposals stale when a home moves', async () => {
  const app = await createTestApp()
  const { host, answers } = await givenProposals(app)
  expect(await answers(routes.preview)).toEqual(['200', '200'])
  const moved = await app.call(participantRoutes.geocode, { params: host, body: { lat: 48.2, lng: 7.9 } })
  expect(moved.status).toBe(200)
  expect(await answers(routes.preview)).toEqual(stale)
  expect(await answers(routes.apply)).toEqual(stale)
})

test("makes proposals stale when a host's seats change", async () => {
  const app = await createTestApp()
  const { answers, change } = await givenProposals(app)
  await change({ numSeats: 9 })
  expect(await answers(routes.preview)).toEqual(stale)
  expect(await answers(routes.apply)).toEqual(stale)
})

test('keeps proposals when a phone number or a name changes', async () => {
  const app = await createTestApp()
  const { answers, change, proposals } = await givenProposals(app)
  await change({ mobileNumber: '0170 999', lastname: 'Anders' })
  expect(await answers(routes.preview)).toEqual(['200', '200'])
  expect((await app.call(routes.apply, { params: proposals[0] ?? {} })).status).toBe(200)
})

test('finds nothing in a search that starts after a home has moved', async () => {
  const app = await createTestApp()
  const { given, host } = await givenProposals(app)
  const { body } = await app.call(routes.start, { params: given.params, body: {} })
  const params = { ...given.params, optimizationId: (body as OptimizationState).optimizationId }
  await app.call(participantRoutes.geocode, { params: host, body: { lat: 48.2, lng: 7.9 } })
  await jobTasks(app.ctx)['search-plans']()
  expect((await app.call(routes.status, { params })).body).toMatchObject({
    status: 'FINISHED',
    bestSumDistanceInMeters: null,
  })
  expect((await app.call(routes.apply, { params })).status).toBe(409)
})
