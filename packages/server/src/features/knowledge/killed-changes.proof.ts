import {
  dinnerRoutes,
  type KnowledgeReply,
  knowledgeRoutes,
  type MessageJobReply,
  messageRoutes,
  settingsRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../test/given.ts'
import { deliveryOutcome, interruptDelivery, startMailWorker } from '../../../test/interrupted-delivery.ts'
import { smtpSink } from '../../../test/smtp-sink.ts'
import { connections } from '../messages/deliver-mails.jobs.ts'

const kills = Number(process.env.TRIES ?? 3)
const people = 300
const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }

// An event of 300 people, and a process for each kill.
test(`workers killed ${kills} times while 300 changes are mailed lose none, and every person knows them`, async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params, acknowledgeToken } = dinner
  await givenTeams(app, dinner, people)
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const knowledge = async () => (await app.call(knowledgeRoutes.knowledge, { params })).body as KnowledgeReply
  expect((await knowledge()).routes.known).toBe(people)

  const [meal, ...laterMeals] = dinner.dinner.meals
  const meals = [{ ...meal, time: '2030-06-15T18:30:00' }, ...laterMeals]
  expect((await app.call(settingsRoutes.saveSchedule, { params, body: { meals } })).status).toBe(200)
  expect((await knowledge()).routes.outdated).toBe(people)
  const job = (await app.call(knowledgeRoutes.tellChanges, { params, body: {} })).body as MessageJobReply
  expect(job.numberOfMessageTasks).toBe(people)

  const sink = await smtpSink({ delayMilliseconds: 3 })
  const startWorker = () => startMailWorker(app.database.url, sink.url, 'real', { now: app.clock.now() })
  const signals = Array.from({ length: kills }, () => 'SIGKILL' as const)
  await interruptDelivery({ sink, startWorker }, people, signals)
  const { repeated, ...others } = deliveryOutcome(sink, people)
  expect(others).toEqual({ lost: 0, renamed: 0 })
  expect(repeated).toBeLessThanOrEqual(kills * connections)
  expect(await knowledge()).toMatchObject({ outdated: [], routes: { people, known: people, queued: 0, failed: 0 } })
  expect((await app.call(messageRoutes.job, { params: { ...params, jobId: job.id } })).body).toMatchObject({
    delivery: 'SENT',
    sendingStatus: 'SENDING_FINISHED',
    numMessagesSucceeded: people,
    numMessagesFailed: 0,
  })
})
