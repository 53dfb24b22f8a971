import {
  activityRoutes,
  dinnerRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  type ParticipantReply,
  participantRoutes,
} from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenConfirmedDemo, givenDinner, givenTeams } from '../../../../test/given.ts'
import { links } from '../../events/dinner-record/index.ts'
import { withSelfLinksOf } from './resend-message.ts'

const body = { ...phrases.de.messages.defaults.TEAM, subject: 'Euer Team', teamSelection: 'ALL' } as const

/** Marks these mails as refused by the mail server. */
async function fail(app: TestApp, ids: string[]) {
  const change = { status: 'FINISHED', failed: true, failureType: 'INVALID_EMAIL', finishedAt: app.clock.now() }
  await app.ctx.db.updateTable('messageTask').set(change).where('id', 'in', ids).execute()
}

async function failedTeamMail(options: { demo?: boolean; limited?: boolean } = {}) {
  const app = await createTestApp({ config: { rateLimits: options.limited === true } })
  const given = options.demo ? await givenConfirmedDemo(app) : await givenDinner(app)
  const { params, acknowledgeToken } = given
  if (!options.demo) {
    await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
    await givenTeams(app, given)
  }
  const kind = options.demo
    ? { route: messageRoutes.participants.send, body: { subject: 'S', message: 'M', participantSelection: 'ALL' } }
    : { route: messageRoutes.teams.send, body }
  const job = (await app.call(kind.route, { params, body: kind.body })).body as MessageJobReply
  await app.deliver()
  const tasks = async () =>
    (await app.call(messageRoutes.tasks, { params: { ...params, taskId: job.id } })).body as MessageTaskReply[]
  const [task] = await tasks()
  if (!task) throw new Error('a job without mails')
  await fail(app, [task.id])
  const resend = (changes: object = {}, taskId = task.id) =>
    app.call(messageRoutes.resend, {
      params: { ...params, taskId },
      body: { recipientEmail: task.recipientEmail, message: task.message, ...changes },
    })
  const people = async () => {
    const { body: list } = await app.call(participantRoutes.list, { params })
    return (list as { participants: ParticipantReply[] }).participants
  }
  const last = async () => {
    await app.deliver()
    return (await app.mails())[0]
  }
  return { app, params, job, task, tasks, resend, people, last }
}

test('resends a corrected mail under its Message-ID and stores the new address', async () => {
  const { app, params, job, task, tasks, resend, people, last } = await failedTeamMail()
  const earlier = (await app.mails()).find((mail) => mail.to === task.recipientEmail)
  const before = (await people()).find((person) => person.email === task.recipientEmail)
  const message = { ...task.message, subject: 'Noch einmal' }
  const { status, body: resent } = await resend({ recipientEmail: 'Richtig@guests.example', message })
  expect(status).toBe(200)
  expect(resent).toMatchObject({
    id: task.id,
    recipientEmail: 'Richtig@guests.example',
    sendingStatus: 'QUEUED',
    resendCount: 1,
    sendingResult: { delieveryFailed: false, failureType: null },
  })
  const mail = await last()
  expect(mail).toMatchObject({ to: 'Richtig@guests.example', subject: 'Noch einmal' })
  expect(mail?.headers['Message-ID']).toBe(earlier?.headers['Message-ID'])
  expect((await people()).find((person) => person.id === before?.id)?.email).toBe('Richtig@guests.example')
  expect((await tasks())[0]).toMatchObject({
    sendingStatus: 'SENDING_FINISHED',
    sendingResult: { delieveryFailed: false },
  })

  const { body: found } = await app.call(activityRoutes.list, { params })
  const [activity] = (found as { activities: object[] }).activities
  expect(activity).toMatchObject({
    code: 'message_resent',
    relatedEntityId: job.id,
    data: { name: task.recipientName },
  })
})

test.each(['ownRegistration', 'removal', 'partnerWish', 'teamHost', 'dinnerRoute'])(
  'puts the new secret into the link %s of a mail that is sent again',
  (name) => {
    const [old, present] = ['a'.repeat(24), 'B'.repeat(24)]
    const participantId = '0b0e7f5c-1111-4222-8333-944444444444'
    const teamId = 'c1d2e3f4-1111-4222-8333-955555555555'
    const link = links[name as 'partnerWish']
    const urlOf = (selfAdminId: string) =>
      link({ baseUrl: () => 'https://dinner.example' }, { selfAdminId, participantId, teamId } as never, 'a@b.example')
    const document = { preheader: '', blocks: [{ kind: 'link', label: '', url: urlOf(old) }] } as never
    expect(withSelfLinksOf({ self: { participantId, selfAdminId: present } }, document)).toEqual({
      preheader: '',
      blocks: [{ kind: 'link', label: '', url: urlOf(present) }],
    })
  },
)

test('updates the links in the text to the secret of the new address', async () => {
  const { app, resend, last, task } = await failedTeamMail()
  await resend({ recipientEmail: 'richtig@guests.example' })
  const [, secret, participantId] = /\/self\/([^/]+)\/teamhost\/([^/]+)\//.exec((await last())?.text ?? '') ?? []
  const row = await app.ctx.db
    .selectFrom('participant')
    .select('selfAdminId')
    .where('id', '=', participantId ?? '')
    .executeTakeFirstOrThrow()
  expect(secret).toBe(row.selfAdminId)
  expect(task.message.content).not.toContain(row.selfAdminId)
})

test('resends an uncorrected mail to the person’s current address', async () => {
  const { app, params, task, resend, people, last } = await failedTeamMail()
  const person = (await people()).find(({ email }) => email === task.recipientEmail)
  await app.call(participantRoutes.update, {
    params: { ...params, participantId: person?.id ?? '' },
    body: { ...person, email: 'inzwischen@guests.example' },
  })
  expect((await resend()).body).toMatchObject({ recipientEmail: 'inzwischen@guests.example' })
  expect((await last())?.to).toBe('inzwischen@guests.example')
})

test('refuses an address in use and an invalid address without changing anything', async () => {
  const { resend, people, task, tasks } = await failedTeamMail()
  const other = (await people()).find((person) => person.email !== task.recipientEmail)
  expect(await resend({ recipientEmail: ` ${other?.email.toUpperCase()}` })).toMatchObject({
    status: 406,
    issues: [{ field: 'recipientEmail', message: 'participant_already_registered' }],
  })
  expect(await resend({ recipientEmail: 'a@b.de,c@d.de', message: { subject: '', content: '' } })).toMatchObject({
    status: 406,
    issues: [{ field: 'recipientEmail' }, { field: 'message.subject' }, { field: 'message.content' }],
  })
  expect((await tasks())[0]).toMatchObject({ resendCount: 0, sendingStatus: 'SENDING_FINISHED' })
})

test('resends a delivered mail once a minute under a new Message-ID', async () => {
  const { app, tasks, resend, last } = await failedTeamMail({ limited: true })
  const { id, recipientEmail } = (await tasks())[1] ?? { id: '', recipientEmail: '' }
  const again = () => resend({ recipientEmail }, id)
  const first = (await app.mails()).find((mail) => mail.to === recipientEmail)
  expect((await again()).body).toMatchObject({ sendingStatus: 'QUEUED', resendCount: 1 })
  expect(await again()).toMatchObject({ status: 406, issues: [{ message: 'message_task_not_failed' }] })
  expect((await last())?.headers['Message-ID']).not.toBe(first?.headers['Message-ID'])
  const refused = await again()
  expect([refused.status, refused.issues[0]?.message, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '60',
  ])
  const now = app.clock.now().getTime()
  app.clock.set(new Date(now + 59_999).toISOString())
  expect((await again()).status).toBe(429)
  for (const minute of [1, 2, 3]) {
    app.clock.set(new Date(now + minute * 60_000).toISOString())
    expect((await again()).body).toMatchObject({ resendCount: minute + 1 })
    await last()
  }
})

test.each(['address', 'subject', 'text'] as const)(
  'takes three corrections of a delivered mail, here of its %s, and sends it unchanged after that',
  async (what) => {
    const { app, tasks, resend, last } = await failedTeamMail({ limited: true })
    const { id, recipientEmail, message } = (await tasks())[1] ?? { id: '', recipientEmail: '', message: undefined }
    const corrections = {
      address: (time: number) => ({ recipientEmail: `neu${time}@guests.example`, message }),
      subject: (time: number) => ({ recipientEmail, message: { ...message, subject: `Neu ${time}` } }),
      text: (time: number) => ({ recipientEmail, message: { ...message, content: `Neu ${time}` } }),
    }
    const start = app.clock.now().getTime()
    for (const time of [1, 2, 3, 4]) {
      app.clock.set(new Date(start + time * 60_000).toISOString())
      const answer = await resend(corrections[what](time), id)
      expect([answer.status, answer.issues[0]?.message]).toEqual(
        time < 4 ? [200, undefined] : [406, 'message_task_resend_limit'],
      )
      await last()
    }
    const present = (await tasks())[1]
    const unchanged = { recipientEmail: present?.recipientEmail, message: present?.message }
    expect((await resend(unchanged, id)).body).toMatchObject({ resendCount: 4 })
  },
)

test('resends a delivered mail at once again when limits are off', async () => {
  const { tasks, resend, last } = await failedTeamMail()
  const { id, recipientEmail } = (await tasks())[1] ?? { id: '', recipientEmail: '' }
  for (const count of [1, 2, 3, 4]) {
    expect((await resend({ recipientEmail }, id)).body).toMatchObject({ resendCount: count })
    await last()
  }
})

test('resends a failed mail of the own event at most three times (SEC-17)', async () => {
  const { app, task, resend, last } = await failedTeamMail({ limited: true })
  expect(await resend({}, '00000000-0000-0000-0000-000000000000')).toMatchObject({ status: 404 })
  const stranger = await givenDinner(app, { runningDinnerType: 'DEMO' })
  const foreign = { params: { ...stranger.params, taskId: task.id }, body: { ...task } }
  expect(await app.call(messageRoutes.resend, foreign)).toMatchObject({ status: 404 })
  for (const _ of [1, 2, 3]) {
    expect((await resend()).status).toBe(200)
    expect(await resend()).toMatchObject({ issues: [{ message: 'message_task_not_failed' }] })
    await last()
    await fail(app, [task.id])
  }
  expect(await resend()).toMatchObject({ status: 406, issues: [{ message: 'message_task_resend_limit' }] })
})

test('refuses another address for mails of a demo', async () => {
  const { resend, people, last } = await failedTeamMail({ demo: true })
  const before = await people()
  expect(await resend({ recipientEmail: 'victim@elsewhere.example' })).toMatchObject({
    status: 406,
    issues: [{ field: 'recipientEmail', message: 'value_invalid' }],
  })
  expect((await resend()).status).toBe(200)
  expect((await last())?.to).toBe('olga@organisers.example')
  expect(await people()).toEqual(before)
})

test('refuses to resend a mail to a removed participant', async () => {
  const { app, task, resend } = await failedTeamMail()
  await app.ctx.db.deleteFrom('participant').where('email', '=', task.recipientEmail).execute()
  expect(await resend()).toMatchObject({ status: 404 })
})
