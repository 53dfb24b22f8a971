import {
  dinnerRoutes,
  type MessageJobReply,
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  settingsRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import { connections } from '../src/features/messages/sending/deliver-mails.jobs.ts'
import { createTestApp } from './app.ts'
import { givenDinner, givenTeams } from './given.ts'
import { deliveryOutcome, interruptDelivery, startMailWorker } from './interrupted-delivery.ts'
import { smtpSink } from './smtp-sink.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }

/** Mails so many people what changed for them, by workers of which so many are killed: no mail is lost, and every person knows. */
export async function expectChangesDespiteKills(people: number, kills: number): Promise<void> {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params, acknowledgeToken } = dinner
  await givenTeams(app, dinner, people)
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const notificationStatus = async () =>
    (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
  expect((await notificationStatus()).routes.known).toBe(people)

  const [meal, ...laterMeals] = dinner.dinner.meals
  const meals = [{ ...meal, time: '2030-06-15T18:30:00' }, ...laterMeals]
  expect((await app.call(settingsRoutes.saveSchedule, { params, body: { meals } })).status).toBe(200)
  expect((await notificationStatus()).routes.outdated).toBe(people)
  const job = (await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).body as MessageJobReply
  expect(job.numberOfMessageTasks).toBe(people)

  const sink = await smtpSink({ delayMilliseconds: 3 })
  const startWorker = () => startMailWorker(app.database.url, sink.url, 'real', { now: app.clock.now() })
  const signals = Array.from({ length: kills }, () => 'SIGKILL' as const)
  await interruptDelivery({ sink, startWorker }, people, signals)
  const { repeated, ...others } = deliveryOutcome(sink, people)
  expect(others).toEqual({ lost: 0, renamed: 0 })
  expect(repeated).toBeLessThanOrEqual(kills * connections)
  expect(await notificationStatus()).toMatchObject({
    outdated: [],
    routes: { people, known: people, queued: 0, failed: 0 },
  })
  expect((await app.call(messageRoutes.job, { params: { ...params, jobId: job.id } })).body).toMatchObject({
    delivery: 'SENT',
    sendingStatus: 'SENDING_FINISHED',
    numMessagesSucceeded: people,
    numMessagesFailed: 0,
  })
}
