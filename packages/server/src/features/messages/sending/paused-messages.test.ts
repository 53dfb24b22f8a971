import {
  activityRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  notificationRoutes,
  type ReplyOf,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { confirmDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { type SmtpSink, smtpSink } from '../../../../test/smtp-sink.ts'
import { jobTasks } from '../../jobs.ts'

const body = {
  subject: 'Teams',
  message: 'm',
  hostMessagePartTemplate: 'h',
  nonHostMessagePartTemplate: 'n',
  teamSelection: 'ALL',
}
const start = Date.parse('2030-05-01T10:00:00Z')

/** A message about the teams to 36 people, and a mail server whose answer can change. */
async function givenTeamMessage() {
  let answer: { code: number; text: string } | undefined
  const sink = await smtpSink({ answer: () => answer })
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params } = given
  await confirmDinner(app, given)
  await givenTeams(app, given, 36)
  const sent = (await app.call(messageRoutes.teams.send, { params, body })).body as MessageJobReply
  const job = { ...params, jobId: sent.id }
  let server: Pick<SmtpSink, 'url'> = sink
  return {
    app,
    params,
    sink,
    answerWith: (said: typeof answer) => {
      answer = said
    },
    connectTo: (url: string) => {
      server = { url }
    },
    deliver: () => jobTasks({ ...app.ctx, config: { ...app.ctx.config, smtpUrl: server.url } })['deliver-mails'](),
    after: (seconds: number) => app.clock.set(new Date(start + seconds * 1000).toISOString()),
    job: async () => (await app.call(messageRoutes.job, { params: job })).body as MessageJobReply,
    tasks: async () =>
      (await app.call(messageRoutes.tasks, { params: { ...params, taskId: sent.id } })).body as MessageTaskReply[],
    resume: () => app.call(messageRoutes.resume, { params: job }),
    resendFailed: () => app.call(messageRoutes.resendFailed, { params: job }),
    resendSent: (taskId = '') => app.call(messageRoutes.resendSent, { params: { ...params, taskId } }),
    dashboard: async () =>
      (await app.call(activityRoutes.dashboard, { params })).body as ReplyOf<typeof activityRoutes.dashboard>,
    teamsKnown: async () => {
      const { body: found } = await app.call(notificationRoutes.notificationStatus, { params })
      return (found as ReplyOf<typeof notificationRoutes.notificationStatus>).teams
    },
  }
}

const rejected = { code: 550, text: '5.7.1 blocked' }
const counts = { NOT_SENT: 0, WAITING: 0, PAUSED: 0, SENT: 0, FAILED: 0 }

// Sends some hundred mails.
test('ten refusals of one kind pause the message; a press, or one accepted mail after an hour, goes on', {
  timeout: 120_000,
}, async () => {
  const message = await givenTeamMessage()
  const { deliver, answerWith, after, job, tasks, dashboard, teamsKnown, sink } = message
  answerWith(rejected)
  await deliver()
  expect(await job()).toMatchObject({
    sendingStatus: 'SENDING_STARTED',
    delivery: 'PAUSED',
    pausedReason: 'REFUSALS',
    nextTryAt: '2030-05-01T11:00:00.000Z',
    deliveries: { ...counts, PAUSED: 26, FAILED: 10 },
  })
  const paused = (await tasks()).filter(({ delivery }) => delivery === 'PAUSED')
  expect(paused).toHaveLength(26)
  expect(new Set(paused.map(({ pausedReason, sendingStatus }) => `${pausedReason} ${sendingStatus}`))).toEqual(
    new Set(['REFUSALS QUEUED']),
  )
  expect(await teamsKnown()).toMatchObject({ people: 36, known: 0, queued: 26, failed: 10 })
  const board = await dashboard()
  expect(board.mailProblems).toMatchObject({ paused: 26, failed: 10, unanswered: 0, jobId: (await job()).id })
  expect(board.activities.map(({ code, activityMessage }) => [code, activityMessage])).toEqual(
    expect.arrayContaining([
      ['message_paused', '„Teams“ angehalten: 26 Mails warten, weil der Mailserver sie nicht annimmt'],
      [null, 'Nachricht über die Teams bisher an 0 von 36 zugestellt'],
    ]),
  )

  // The press: ten more are refused, then it pauses again.
  expect((await message.resume()).body).toMatchObject({ delivery: 'WAITING', deliveries: { WAITING: 26, FAILED: 10 } })
  await deliver()
  expect((await job()).deliveries).toEqual({ ...counts, PAUSED: 16, FAILED: 20 })

  // After an hour one mail is tried, and none is given up.
  after(3_599)
  await deliver()
  expect(sink.mails).toHaveLength(0)
  after(3_600)
  await deliver()
  expect(await job()).toMatchObject({
    deliveries: { PAUSED: 16, FAILED: 20 },
    nextTryAt: '2030-05-01T12:00:00.000Z',
  })
  answerWith(undefined)
  after(7_200)
  await deliver()
  expect(await job()).toMatchObject({
    sendingStatus: 'SENDING_FINISHED',
    delivery: 'FAILED',
    pausedReason: null,
    nextTryAt: null,
    deliveries: { ...counts, SENT: 16, FAILED: 20 },
  })

  expect((await message.resendFailed()).body).toMatchObject({ deliveries: { WAITING: 20, SENT: 16 } })
  await deliver()
  expect(await job()).toMatchObject({ delivery: 'SENT', deliveries: { ...counts, SENT: 36 } })
  expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(36)
  expect(sink.mails).toHaveLength(36)
  expect(await teamsKnown()).toMatchObject({ known: 36 })
  expect((await dashboard()).mailProblems).toMatchObject({ paused: 0, failed: 0 })
  expect((await dashboard()).activities.map(({ activityMessage }) => activityMessage)).toContain(
    'Nachricht über die Teams an 36 Personen verschickt',
  )
  expect((await message.resendFailed()).issues).toMatchObject([{ message: 'message_task_not_failed' }])

  // A delivered mail goes out again under another Message-ID, so that mail programs show it.
  const [first] = await tasks()
  expect((await message.resendSent(first?.id)).body).toMatchObject({ delivery: 'WAITING', resendCount: 2 })
  expect((await message.resendSent(first?.id)).issues).toMatchObject([{ message: 'message_task_not_sent' }])
  await deliver()
  const toFirst = sink.mails.filter(({ recipients }) => recipients[0] === first?.recipientEmail)
  expect(new Set(toFirst.map(({ messageId }) => messageId)).size).toBe(2)
})

test("the limit of the sender's provider pauses at its first answer and fails no mail", async () => {
  const { deliver, answerWith, after, job, sink } = await givenTeamMessage()
  answerWith({ code: 550, text: '5.4.5 Daily user sending limit exceeded' })
  await deliver()
  expect(await job()).toMatchObject({
    delivery: 'PAUSED',
    pausedReason: 'PROVIDER_LIMIT',
    sendingFailed: 'UNKNOWN',
    deliveries: { ...counts, PAUSED: 36 },
  })
  answerWith(undefined)
  after(3_600)
  await deliver()
  expect(await job()).toMatchObject({ delivery: 'SENT', deliveries: { ...counts, SENT: 36 } })
  expect(sink.mails).toHaveLength(36)
})

test('without a mail server all mails wait, the dashboard says so at once, and later each is sent once (REL-09)', async () => {
  const { deliver, connectTo, after, job, tasks, dashboard, sink } = await givenTeamMessage()
  connectTo('smtp://127.0.0.1:1')
  await deliver()
  expect(await job()).toMatchObject({
    delivery: 'WAITING',
    pausedReason: 'NO_ANSWER',
    deliveries: { ...counts, WAITING: 36 },
  })
  expect((await dashboard()).mailProblems.mailServer).toMatchObject({ problem: 'REFUSED' })
  after(180)
  await deliver()
  expect((await dashboard()).mailProblems).toMatchObject({ paused: 0, failed: 0 })
  expect(new Set((await tasks()).map(({ sendingResult }) => sendingResult.failureType))).toEqual(new Set([null]))
  connectTo(sink.url)
  after(3_600)
  await deliver()
  expect(await job()).toMatchObject({ delivery: 'SENT', deliveries: { ...counts, SENT: 36 } })
  expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(36)
  expect((await dashboard()).mailProblems).toMatchObject({ unanswered: 0, mailServer: null })
})
