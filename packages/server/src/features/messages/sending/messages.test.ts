import {
  activityRoutes,
  type BodyInputOf,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  type PreviewReply,
  participantRoutes,
} from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  confirmDinner,
  type GivenDinner,
  givenConfirmedDemo,
  givenDinner,
  givenParticipants,
  givenTeams,
} from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { messageTaskStore } from './message-task.store.ts'

type ParticipantBody = BodyInputOf<typeof messageRoutes.participants.send>

const toAll: ParticipantBody = {
  subject: 'Willkommen',
  message: 'Hallo {firstname} {lastname}, schön, dass du dabei bist.',
  participantSelection: 'ALL',
}
const { TEAM, DINNER_ROUTE } = phrases.de.messages.defaults
const aboutTeams = { ...TEAM, subject: 'Euer Team', teamSelection: 'ALL' } as const
const aboutRoutes = { ...DINNER_ROUTE, teamSelection: 'ALL' } as const

async function confirmedDinner(test: TestApp, demo = false): Promise<GivenDinner> {
  if (demo) return givenConfirmedDemo(test)
  const given = await givenDinner(test)
  await confirmDinner(test, given)
  return given
}

/** Mails sent since the event was created, sorted by recipient. */
async function newMails(app: TestApp, { params }: GivenDinner) {
  await app.deliver()
  const mails = await app.mails()
  const own = mails.filter(({ text }) => !text.includes(`/admin/${params.adminId}`))
  return own.sort((left, right) => left.to.localeCompare(right.to) || left.text.localeCompare(right.text))
}

async function activitiesOf(app: TestApp, { params }: GivenDinner) {
  const { body } = await app.call(activityRoutes.list, { params })
  return (
    body as { activities: { activityType: string; code: string | null; data: object; relatedEntityId: string }[] }
  ).activities
}

test('lists mails without reading their documents and files', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  await givenParticipants(app, given, 2)
  const sent = await app.call(messageRoutes.participants.send, { params: given.params, body: toAll })
  const found = await dinnerStore.byId(app.ctx.db, given.dinner.id)
  if (!found) throw new Error('no event')
  const tasks = await messageTaskStore.ofJob(app.ctx.db, asAuthorized(found), (sent.body as MessageJobReply).id)
  expect(tasks).toHaveLength(2)
  expect(tasks[0]).toMatchObject({ subject: 'Willkommen', bringsFiles: false })
  expect(Object.keys(tasks[0] ?? {})).not.toContain('document')
  expect(Object.keys(tasks[0] ?? {})).not.toContain('attachments')
})

test('refuses sending before the event is confirmed, but allows previews (SEC-17)', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 2)
  for (const route of [messageRoutes.participants.send, messageRoutes.teams.send, messageRoutes.dinnerRoutes.send]) {
    const { status, issues } = await app.call(route, { params: given.params, body: {} })
    expect({ status, issues }).toMatchObject({ status: 424, issues: [{ message: 'event_not_confirmed' }] })
  }
  const preview = await app.call(messageRoutes.participants.preview, { params: given.params, body: toAll })
  expect(preview.status).toBe(200)
  expect(await newMails(app, given)).toEqual([])
})

test('sends a message once to every confirmed guest as a job with progress', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  await givenParticipants(app, given, 3)
  const sent = await app.call(messageRoutes.participants.send, { params: given.params, body: toAll })
  const job = sent.body as MessageJobReply
  expect(job).toMatchObject({ messageType: 'PARTICIPANT', sendingStatus: 'QUEUED', sendingFailed: 'UNKNOWN' })
  expect(job).toMatchObject({ numberOfMessageTasks: 3, heldUntil: null, withdrawn: false })
  expect(messageRoutes.job.reply.safeParse(job).success).toBe(true)

  const mails = await newMails(app, given)
  expect(mails.map((mail) => mail.to)).toEqual([
    'person1@guests.example',
    'person2@guests.example',
    'person3@guests.example',
  ])
  expect(mails[1]).toMatchObject({
    subject: 'Willkommen',
    text: expect.stringMatching(
      /^Frühlingslauf\nSamstag, 15\. Juni 2030\n\nHallo Vorname2 Nachname2, schön, dass du dabei bist\.\n\nOlga Organ hat dich .*\n\nDas bin ich nicht, austragen:\n.*\/removal\/.*\n\nDu bekommst .*\n\n-- \nRunning Dinner · .*OPERATOR_NAME/,
    ),
    headers: { 'Reply-To': 'olga@organisers.example', 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' },
  })
  const params = { ...given.params, jobId: job.id }
  expect((await app.call(messageRoutes.job, { params })).body).toMatchObject({
    sendingStatus: 'SENDING_FINISHED',
    sendingFailed: 'FALSE',
    numMessagesSucceeded: 3,
  })
  expect((await app.call(messageRoutes.jobOverview, { params })).body).toEqual({
    messageJobId: job.id,
    numMessagesSucceeded: 3,
    numMessagesFailed: 0,
    sendingFinished: true,
    adminId: given.params.adminId,
  })
  expect((await activitiesOf(app, given))[0]).toMatchObject({
    activityType: 'PARTICIPANT_MAIL_SENT',
    data: { count: 3 },
    relatedEntityId: job.id,
  })
})

test('lists jobs newest first and by type, and mails by job or mail id', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  await givenTeams(app, given)
  const { params } = given
  const first = (await app.call(messageRoutes.participants.send, { params, body: toAll })).body as MessageJobReply
  app.clock.set('2030-05-01T10:01:00Z')
  const second = (await app.call(messageRoutes.teams.send, { params, body: aboutTeams })).body as MessageJobReply

  const listed = async (query = {}) =>
    ((await app.call(messageRoutes.jobs, { params, query })).body as MessageJobReply[]).map((job) => job.id)
  expect(await listed()).toEqual([second.id, first.id])
  expect(await listed({ messageType: 'PARTICIPANT' })).toEqual([first.id])
  expect(await listed({ messageType: 'DINNER_ROUTE' })).toEqual([])
  expect((await app.call(messageRoutes.jobs, { params, query: { messageType: 'NOTHING' } })).status).toBe(400)

  const tasks = (await app.call(messageRoutes.tasks, { params: { ...params, taskId: first.id } }))
    .body as MessageTaskReply[]
  expect(tasks).toHaveLength(18)
  expect(messageRoutes.tasks.reply.safeParse(tasks).success).toBe(true)
  const taskId = tasks[4]?.id ?? ''
  expect((await app.call(messageRoutes.tasks, { params: { ...params, taskId } })).body).toEqual([tasks[4]])
})

test('neither lists nor resends system mails', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  const systemMail = await app.ctx.db.selectFrom('messageTask').select('id').executeTakeFirstOrThrow()
  const params = { ...given.params, taskId: systemMail.id }
  expect((await app.call(messageRoutes.tasks, { params })).status).toBe(404)
  const body = { recipientEmail: 'new@guests.example', message: { subject: 'S', content: 'C' } }
  expect((await app.call(messageRoutes.resend, { params, body })).status).toBe(404)
})

test('a demo sends one mail per guest to the organiser, at most 60 a day', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const given = await confirmedDinner(app, true)
  const { params } = given
  const send = () => app.call(messageRoutes.participants.send, { params, body: toAll })
  expect((await send()).status).toBe(200)
  const mails = await newMails(app, given)
  expect(mails).toHaveLength(18)
  expect(new Set(mails.map((mail) => mail.to))).toEqual(new Set(['olga@organisers.example']))
  expect(new Set(mails.map((mail) => mail.text)).size).toBe(18)

  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  const { body } = await app.call(participantRoutes.list, { params })
  const ids = participantRoutes.list.reply.parse(body).participants.map(({ id }) => id)
  const sendTo = (customSelectedParticipantIds: string[]) =>
    app.call(messageRoutes.participants.send, {
      params,
      body: { ...toAll, participantSelection: 'CUSTOM_SELECTION', customSelectedParticipantIds },
    })
  // 60 with the mail about the event itself.
  expect((await sendTo(ids.slice(0, 5))).status).toBe(200)
  expect(await sendTo(ids.slice(0, 1))).toMatchObject({ status: 406, issues: [{ message: 'mail_quota_exceeded' }] })
  app.clock.set('2030-05-02T10:01:00Z')
  expect((await send()).status).toBe(200)
})

test('sends a test mail for the requested guest to the organiser only, without job and activity', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  const people = await givenParticipants(app, given, 3)
  const { params } = given
  const before = (await activitiesOf(app, given)).length
  const send = (query = {}) =>
    app.call(messageRoutes.participants.send, { params, body: toAll, query: { sendToDinnerOwner: 'true', ...query } })
  expect((await send()).body).toEqual({})
  expect((await send({ recipientId: people[2]?.id ?? '' })).body).toEqual({})
  const mails = await newMails(app, given)
  expect(mails.map((mail) => mail.to)).toEqual(['olga@organisers.example', 'olga@organisers.example'])
  expect(mails.map((mail) => mail.text.match(/Hallo Vorname./)?.[0])).toEqual(['Hallo Vorname1', 'Hallo Vorname3'])
  expect((await app.call(messageRoutes.jobs, { params })).body).toEqual([])
  expect(await activitiesOf(app, given)).toHaveLength(before)
})

test('adds a copy for the organiser to the job when requested', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  await givenParticipants(app, given, 2)
  const { params } = given
  const { body } = await app.call(messageRoutes.participants.send, { params, body: { ...toAll, copyToOwner: true } })
  expect(body).toMatchObject({ numberOfMessageTasks: 3 })
  const mails = await newMails(app, given)
  expect(mails.map((mail) => mail.to)).toEqual([
    'olga@organisers.example',
    'person1@guests.example',
    'person2@guests.example',
  ])
  expect((await activitiesOf(app, given))[0]).toMatchObject({ data: { count: 2 } })
})

test('previews the mail as escaped HTML and names unknown placeholders', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  const people = await givenParticipants(app, given, 2, (number) => ({ lastname: number === 2 ? '<b>&"x"' : 'Eins' }))
  const { params } = given
  const preview = async (body: object, query = {}) =>
    (await app.call(messageRoutes.participants.preview, { params, body: { ...toAll, ...body }, query }))
      .body as PreviewReply
  expect(await preview({ message: '{firstname}\n{foo} {foo} {meal}' })).toEqual({
    subject: 'Willkommen',
    previewMessageList: [
      {
        participantId: people[0]?.id,
        subject: 'Willkommen',
        text: 'Vorname1\n{foo} {foo} {meal}',
        message: 'Vorname1<br>{foo} {foo} {meal}',
        html: expect.stringMatching(/^<!doctype html>.*Frühlingslauf.*\{foo\} \{foo\} \{meal\}/s),
      },
    ],
    unknownPlaceholders: ['foo', 'meal'],
    numRecipients: 2,
  })
  const second = people[1]?.id ?? ''
  const message = '{lastname}'
  expect((await preview({ message }, { recipientId: second })).previewMessageList[0]).toMatchObject({
    participantId: second,
    text: '<b>&"x"',
    message: '&lt;b&gt;&amp;&quot;x&quot;',
  })
  const custom = { participantSelection: 'CUSTOM_SELECTION', customSelectedParticipantIds: [second] }
  expect(await preview(custom)).toMatchObject({ numRecipients: 1, previewMessageList: [{ participantId: second }] })
})

test('finds unknown placeholders in parts the previewed recipient does not get', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  await givenTeams(app, given)
  const body = {
    ...aboutTeams,
    subject: '{s}',
    hostMessagePartTemplate: '{h}',
    nonHostMessagePartTemplate: '{n} {partner}',
  }
  const { body: found } = await app.call(messageRoutes.teams.preview, { params: given.params, body })
  expect(found).toMatchObject({ unknownPlaceholders: ['s', 'h', 'n'], numRecipients: 18 })
})

test('refuses an empty selection, people of other events and long texts without storing anything', async () => {
  const app = await createTestApp()
  const [own, other] = [await confirmedDinner(app), await confirmedDinner(app)]
  await givenParticipants(app, own, 1)
  const strangers = await givenParticipants(app, other, 1)
  const { params } = own
  const send = (body: object) => app.call(messageRoutes.participants.send, { params, body: { ...toAll, ...body } })
  const custom = { participantSelection: 'CUSTOM_SELECTION' }
  expect(await send(custom)).toMatchObject({
    status: 406,
    issues: [{ message: 'invalid_size_selected_participants_message_empty' }],
  })
  const foreign = await send({ ...custom, customSelectedParticipantIds: [strangers[0]?.id] })
  expect(foreign).toMatchObject({ status: 406, issues: [{ field: 'customSelectedParticipantIds' }] })
  expect(await send({ message: 'x'.repeat(2049), subject: '' })).toMatchObject({
    status: 406,
    issues: [
      { field: 'subject', message: 'required' },
      { field: 'message', message: 'max_length_exceeded' },
    ],
  })
  expect(await app.call(messageRoutes.teams.send, { params, body: aboutTeams })).toMatchObject({
    status: 406,
    issues: [{ message: 'invalid_size_selected_participants_message_empty' }],
  })
  expect((await app.call(messageRoutes.jobs, { params })).body).toEqual([])
  expect((await send({ message: 'x'.repeat(2048) })).status).toBe(200)
})

test('lists confirmed people with an own address as possible recipients', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  await givenParticipants(app, given, 2)
  const pair = {
    firstnamePart: 'Root',
    lastname: 'Paar',
    email: 'paar@guests.example',
    street: 'Weg',
    streetNr: '1',
    zip: '79104',
    cityName: 'Freiburg',
    numSeats: 6,
    teamPartnerWishRegistrationData: { firstnamePart: 'Kind', lastname: 'Paar' },
  }
  const { params } = given
  expect((await app.call(participantRoutes.create, { params, body: pair })).status).toBe(200)
  const { body } = await app.call(messageRoutes.recipients, { params })
  const names = messageRoutes.recipients.reply.parse(body).map((person) => person.firstnamePart)
  expect(names).toEqual(['Vorname1', 'Vorname2', 'Root'])
})

test('sends team and route mails to every member with all placeholders filled and personal links', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  const teams = await givenTeams(app, given)
  const { params } = given
  const members = teams.flatMap((team) => team.teamMembers.map((member) => ({ member, team })))
  const secrets = await app.ctx.db.selectFrom('participant').select(['id', 'selfAdminId']).execute()
  const secretOf = (id: string) => secrets.find((row) => row.id === id)?.selfAdminId

  expect((await app.call(messageRoutes.teams.send, { params, body: aboutTeams })).status).toBe(200)
  const teamMails = await newMails(app, given)
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: aboutRoutes })).status).toBe(200)
  const known = new Set(teamMails.map((mail) => mail.text))
  const routeMails = (await newMails(app, given)).filter((mail) => !known.has(mail.text))

  for (const [mails, page] of [
    [teamMails, 'teamhost'],
    [routeMails, 'dinnerroute'],
  ] as const) {
    expect(mails.map((mail) => mail.to).sort()).toEqual(members.map(({ member }) => member.email).sort())
    for (const { member, team } of members) {
      const text = mails.find((mail) => mail.to === member.email)?.text ?? ''
      expect(text).toContain(`http://localhost:8080/self/${secretOf(member.id)}/${page}/${member.id}/${team.id}`)
      expect(new Set(text.match(/\/self\/\S+\/(teamhost|dinnerroute)\/\S+/g)).size).toBe(1)
      expect(text).not.toMatch(/\{[a-z]+\}|undefined|null/)
    }
  }
  const activities = (await activitiesOf(app, given)).map((activity) => activity.activityType)
  expect(activities.slice(0, 2)).toEqual(['DINNERROUTE_MAIL_SENT', 'TEAMARRANGEMENT_MAIL_SENT'])
})

test('sends to the chosen teams only, and omits switched off parts of a route message', async () => {
  const app = await createTestApp()
  const given = await confirmedDinner(app)
  const teams = await givenTeams(app, given)
  const { params } = given
  const [team] = teams
  const body = {
    ...aboutRoutes,
    message: '{route}',
    selfTemplate: 'BEI EUCH',
    hostsTemplate: 'BEI {lastname}',
    teamSelection: 'CUSTOM_SELECTION',
    customSelectedTeamIds: [team?.id, team?.id],
  } as const
  const blocks = async (changes: object) => {
    const { body: found } = await app.call(messageRoutes.dinnerRoutes.preview, {
      params,
      body: { ...body, ...changes },
    })
    const { previewMessageList, numRecipients } = found as PreviewReply
    expect(numRecipients).toBe(2)
    const [text = ''] = previewMessageList[0]?.text.split(`\n\n${phrases.de.notifications.heading}`) ?? []
    return text
      .split('\n\n')
      .filter((block) => block !== '')
      .map((block) => block.slice(0, 4))
      .sort()
  }
  expect(await blocks({})).toEqual(['BEI ', 'BEI ', 'BEI '])
  expect(await blocks({ showHostsTemplate: false })).toEqual(['BEI '])
  expect(await blocks({ showSelfTemplate: false })).toEqual(['BEI ', 'BEI '])
})

test('a mail to teams says where to cancel until the evening is over, and then only where the own details are', async () => {
  const { app, params } = await givenEvening()
  const link = async () => {
    const { body } = await app.call(messageRoutes.dinnerRoutes.preview, { params, body: aboutRoutes })
    return /^Meine Angaben.*?(?=:)/m.exec((body as PreviewReply).previewMessageList[0]?.text ?? '')?.[0]
  }
  app.clock.set('2030-06-15T22:00:00+02:00')
  expect(await link()).toBe(phrases.de.mailFrame.ownData)
  app.clock.set('2030-06-16T12:00:00+02:00')
  expect(await link()).toBe(phrases.de.mailFrame.ownDataOver)
})
