import {
  dinnerRoutes,
  type KnowledgeReply,
  knowledgeRoutes,
  type MessageJobReply,
  messageRoutes,
  type OptimizationPreview,
  type OptimizationState,
  planOptimizationRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../test/given.ts'
import { locateEveryone } from '../../../test/given-run.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }

// An event of 126 people.
test('one of 63 teams that know their routes drops out: one press mails exactly the people of the repair', {
  timeout: 180_000,
}, async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params, acknowledgeToken } = dinner
  const teams = await givenTeams(app, dinner, 126)
  await locateEveryone(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const knowledge = async () => (await app.call(knowledgeRoutes.knowledge, { params })).body as KnowledgeReply
  expect((await knowledge()).routes.known).toBe(126)

  const gone = teams[20]
  const repair = await app.call(planOptimizationRoutes.repair, { params, body: { withoutTeamIds: [gone?.id] } })
  const call = { params: { ...params, optimizationId: (repair.body as OptimizationState).optimizationId } }
  const { changedTeams } = (await app.call(planOptimizationRoutes.preview, call)).body as OptimizationPreview
  expect((await app.call(planOptimizationRoutes.apply, call)).status).toBe(200)

  const { outdated } = await knowledge()
  const former = outdated.filter(({ teamId }) => teamId === gone?.id)
  const staying = outdated.filter(({ teamId }) => teamId !== gone?.id)
  expect(former.map(({ participantId }) => participantId)).toEqual(gone?.teamMembers.map(({ id }) => id))
  expect(staying.length).toBeLessThanOrEqual(12)
  expect(changedTeams.map(({ teamId }) => teamId)).toEqual(
    expect.arrayContaining([...new Set(staying.map(({ teamId }) => teamId))]),
  )

  const sent = (await app.call(knowledgeRoutes.tellChanges, { params, body: {} })).body as MessageJobReply
  expect(sent.numberOfMessageTasks).toBe(outdated.length)
  await app.deliver()
  expect(await knowledge()).toMatchObject({
    outdated: [],
    routes: { people: 124, known: 124 },
    teams: { people: 124, known: 124 },
  })
})
