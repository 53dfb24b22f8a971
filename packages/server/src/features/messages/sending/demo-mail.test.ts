import {
  dinnerRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  type ReplyOf,
  settingsRoutes,
  type WireReplyOf,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner } from '../../../../test/given.ts'

const owner = 'olga@organisers.example'
const message = { subject: 'Hallo', message: 'Schau: https://evil.example', participantSelection: 'ALL' }

async function givenDemo() {
  const app = await createTestApp()
  return { app, given: await givenDinner(app, { runningDinnerType: 'DEMO', contract: null }) }
}

async function sendToAll(app: TestApp, { params }: GivenDinner, query = {}, body = {}) {
  const sent = await app.call(messageRoutes.participants.send, { params, query, body: { ...message, ...body } })
  expect(sent.status).toBe(200)
  await app.deliver()
  return sent.body as MessageJobReply
}

const subjectsTo = async (app: TestApp, to: string) =>
  (await app.mails()).filter((mail) => mail.to === to).map((mail) => mail.subject)

const confirm = (app: TestApp, { params, acknowledgeToken }: GivenDinner) =>
  app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })

const resend = (app: TestApp, { params }: GivenDinner, newEmailAddress: string) =>
  app.call(dinnerRoutes.resendCreated, { params, body: { newEmailAddress } })

test('before confirmation only the first mail leaves a demo, and all mails can be read inside', async () => {
  const { app, given } = await givenDemo()
  const { params } = given
  const job = await sendToAll(app, given, {}, { copyToOwner: true })
  await sendToAll(app, given, { sendToDinnerOwner: 'true' })
  await app.call(settingsRoutes.replaceAdministrationLink, { params })
  await app.deliver()
  expect(await app.mails()).toHaveLength(1)

  const { adminId } = await app.ctx.db.selectFrom('dinner').select('adminId').executeTakeFirstOrThrow()
  const read = { params: { adminId, jobId: job.id, taskId: job.id } }
  expect((await app.call(messageRoutes.job, read)).body).toMatchObject({
    sendingStatus: 'SENDING_FINISHED',
    sendingFailed: 'FALSE',
    numMessagesSucceeded: 19,
    numMessagesFailed: 0,
  } satisfies Partial<WireReplyOf<typeof messageRoutes.job>>)
  const tasks = (await app.call(messageRoutes.tasks, read)).body as MessageTaskReply[]
  expect(tasks).toHaveLength(19)
  for (const task of tasks)
    expect(task).toMatchObject({
      sendingStatus: 'SENDING_FINISHED',
      sendingResult: { delieveryFailed: false },
      message: { subject: 'Hallo', content: message.message },
    })
})

test('mails written before confirmation stay inside the demo, later ones are delivered', async () => {
  const { app, given } = await givenDemo()
  await sendToAll(app, given, { holdSeconds: '30' })
  app.clock.set('2030-05-01T10:00:10Z')
  expect((await confirm(app, given)).status).toBe(200)
  app.clock.set('2030-05-01T10:01:00Z')
  await app.deliver()
  expect(await subjectsTo(app, owner)).toHaveLength(1)
  await sendToAll(app, given, {}, { subject: 'Danach' })
  expect((await subjectsTo(app, owner)).filter((subject) => subject === 'Danach')).toHaveLength(18)
  expect(await subjectsTo(app, owner)).toHaveLength(19)
})

test('does not deliver mails kept for one address when another address is confirmed', async () => {
  const { app, given } = await givenDemo()
  await sendToAll(app, given, { holdSeconds: '30' })
  expect((await resend(app, given, 'other@organisers.example')).status).toBe(200)
  await app.deliver()
  const text = (await app.mails()).find((mail) => mail.to === 'other@organisers.example')?.text ?? ''
  const acknowledgeToken = /([^/\s]+)\/acknowledge/.exec(text)?.[1] ?? ''
  app.clock.set('2030-05-01T10:00:10Z')
  expect((await confirm(app, { ...given, acknowledgeToken })).status).toBe(200)
  app.clock.set('2030-05-01T10:01:00Z')
  await app.deliver()
  expect(await subjectsTo(app, owner)).toHaveLength(1)
  expect(await subjectsTo(app, 'other@organisers.example')).toHaveLength(1)
})

test('a demo mails its link to each address once', async () => {
  const { app, given } = await givenDemo()
  for (const address of [owner, owner.toUpperCase()]) {
    const again = await resend(app, given, address)
    expect(again).toMatchObject({
      status: 406,
      issues: [{ field: 'newEmailAddress', message: 'demo_mail_already_sent' }],
    })
  }
  expect((await resend(app, given, 'other@organisers.example')).status).toBe(200)
  expect((await resend(app, given, owner)).status).toBe(406)
  await app.deliver()
  expect(await app.mails()).toHaveLength(2)
})

test('a claimed demo mail is finished after a restart of the worker', async () => {
  const { app, given } = await givenDemo()
  await app.call(messageRoutes.participants.send, { params: given.params, body: message })
  // Simulates a worker killed while it held the mails.
  await app.ctx.db
    .updateTable('messageTask')
    .set({ status: 'CLAIMED', claimedBy: 999_999, claimedUntil: new Date(0) })
    .where('kind', '=', 'PARTICIPANT')
    .execute()
  await app.deliver()
  const { body } = await app.call(messageRoutes.jobs, { params: given.params })
  expect((body as ReplyOf<typeof messageRoutes.jobs>)[0]).toMatchObject({ numMessagesSucceeded: 18 })
  expect(await app.mails()).toHaveLength(1)
})

test('the mail of a demo states its limits in both languages', async () => {
  const app = await createTestApp()
  for (const [languageCode, inside] of [
    ['de', 'Ohne Bestätigung verlässt keine Nachricht die Demo'],
    ['en', 'without confirmation, no messages leave the demo'],
  ] as const) {
    const { dinner, acknowledgeToken } = await givenDinner(app, {
      runningDinnerType: 'DEMO',
      contract: null,
      basicDetails: { ...dinnerBody().basicDetails, languageCode },
    })
    const text = (await app.mails())[0]?.text
    expect(text).toContain(inside)
    expect(text).toContain(`http://localhost:8080/admin/${dinner.adminId}/${acknowledgeToken}/acknowledge`)
  }
})
