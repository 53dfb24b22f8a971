import { randomUUID } from 'node:crypto'
import {
  eveningMessageRoutes,
  type MessageTaskReply,
  messageRoutes,
  notificationRoutes,
  type PreviewReply,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'

const parts = { hostMessagePartTemplate: 'Du kochst.', nonHostMessagePartTemplate: '{partner} kocht.' }
const secondParts = { hostMessagePartTemplate: 'You cook.', nonHostMessagePartTemplate: '{partner} cooks.' }
const german = { subject: 'Neues', message: 'Hallo {firstname}' }
const english = { subject: 'News', message: 'Hello {firstname}' }

/** A confirmed German event with nine people who read German and nine who read English, each in a team with one of the same. */
async function givenTwoLanguages(app: TestApp): Promise<GivenDinner & { ids: string[] }> {
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const people = await givenParticipants(app, given, 18, (number) => ({
    languageCode: number > 9 ? 'en' : 'de',
    numSeats: 6,
  }))
  return { ...given, ids: people.map(({ id }) => id) }
}

async function tasksOf(app: TestApp, { params }: GivenDinner, jobId: string): Promise<MessageTaskReply[]> {
  return (await app.call(messageRoutes.tasks, { params: { ...params, taskId: jobId } })).body as MessageTaskReply[]
}

test('people who read another language get the second text, and the job lists the first', async () => {
  const app = await createTestApp()
  const given = await givenTwoLanguages(app)
  const { params } = given
  const body = { ...german, participantSelection: 'ALL', secondText: { ...english, unknown: 1 } }
  const { body: job } = await app.call(messageRoutes.participants.send, { params, body })
  expect(job).toMatchObject({ ...german, numberOfMessageTasks: 18 })
  expect(job).not.toHaveProperty('secondText')
  const tasks = await tasksOf(app, given, (job as { id: string }).id)
  const read = tasks.map(({ recipientEmail, message }) => [
    recipientEmail,
    message.subject,
    message.content.split(' ')[0],
  ])
  expect(new Set(read.map(([email, ...text]) => `${Number(/\d+/.exec(email ?? '')?.[0]) > 9} ${text}`))).toEqual(
    new Set(['false Neues,Hallo', 'true News,Hello']),
  )
  await app.deliver()
  const languages = (await app.mails()).map(({ subject, html }) => [subject, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]])
  expect(languages).toEqual(
    expect.arrayContaining([
      ['News', 'en'],
      ['Neues', 'de'],
    ]),
  )
})

test('without a second text everyone reads the one text, and the words the product adds are in the language of the reader', async () => {
  const app = await createTestApp()
  const { params, ids, ...given } = await givenTwoLanguages(app)
  await app.call(teamRoutes.arrange, { params })
  const preview = async (recipientId: string | undefined, secondText?: object) => {
    const body = { ...german, message: '{host}', ...parts, teamSelection: 'ALL', secondText }
    const query = recipientId === undefined ? {} : { recipientId }
    return (await app.call(messageRoutes.teams.preview, { params, query, body })).body as PreviewReply
  }
  const mailOf = async (index: number, secondText?: object) =>
    (await preview(ids[index], secondText)).previewMessageList[0] ?? { subject: '', text: '' }
  expect(given.dinner.basicDetails.languageCode).toBe('de')
  const first = await mailOf(12)
  expect([first.subject, first.text]).toEqual(['Neues', expect.stringMatching(/kocht?[\s\S]*At a glance/)])
  const second = await mailOf(12, { ...english, message: '{host}', ...secondParts })
  expect([second.subject, second.text]).toEqual(['News', expect.stringMatching(/cooks?\.[\s\S]*At a glance/)])
  const same = await mailOf(1, { ...english, message: '{host}', ...secondParts })
  expect([same.subject, same.text]).toEqual(['Neues', expect.stringMatching(/kochs?t?\.[\s\S]*Auf einen Blick/)])
})

/** Both languages with the texts they must not read. */
async function expectTexts(app: TestApp, subject: RegExp, texts: Record<'de' | 'en', string>) {
  await app.deliver()
  const mails = (await app.mails()).filter((mail) => subject.test(mail.subject))
  expect(mails).toHaveLength(18)
  for (const { to, text } of mails) {
    const language = Number(/\d+/.exec(to)?.[0]) > 9 ? 'en' : 'de'
    expect(text).toContain(texts[language])
    if (texts.de !== texts.en) expect(text).not.toContain(texts[language === 'de' ? 'en' : 'de'])
  }
}

test.each([
  ['in their language', 'Sorry', { de: 'Tut uns leid', en: 'Sorry' }],
  ['in the one language there is', '', { de: 'Tut uns leid', en: 'Tut uns leid' }],
])('people read what the organiser says about changes %s', async (_, secondText, texts) => {
  const app = await createTestApp()
  const given = await givenTwoLanguages(app)
  const { params, ids } = given
  await app.call(teamRoutes.arrange, { params })
  const routes = { ...german, selfTemplate: '', hostsTemplate: '', teamSelection: 'ALL' }
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const [meal, ...laterMeals] = given.dinner.meals
  const meals = [{ ...meal, time: '2030-06-15T18:30:00' }, ...laterMeals]
  expect((await app.call(settingsRoutes.saveSchedule, { params, body: { meals } })).status).toBe(200)
  const body = { text: texts.de, secondText }
  const query = { recipientId: ids[12] ?? '' }
  const preview = (await app.call(notificationRoutes.previewChanges, { params, query, body })).body as PreviewReply
  expect(preview.previewMessageList[0]?.text).toContain(texts.en)
  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body })).status).toBe(200)
  await expectTexts(app, /geändert|has changed/, texts)
})

test.each([
  ['in their language', 'We start', { de: 'Es geht los', en: 'We start' }],
  ['in the one language there is', '', { de: 'Es geht los', en: 'Es geht los' }],
])('people read a message from the board %s', async (_, secondText, texts) => {
  const app = await createTestApp()
  const { params } = await givenTwoLanguages(app)
  await app.call(teamRoutes.arrange, { params })
  const body = { id: randomUUID(), to: 'ALL', text: texts.de, secondText }
  expect((await app.call(eveningMessageRoutes.sendEveningMessage, { params, body })).status).toBe(200)
  app.clock.set('2030-05-01T10:00:31Z')
  await expectTexts(app, /Zum Abend|About tonight/, texts)
})

test('placeholders that neither text knows are listed, of both texts', async () => {
  const app = await createTestApp()
  const { params } = await givenTwoLanguages(app)
  const body = {
    ...german,
    message: '{foo}',
    participantSelection: 'ALL',
    secondText: { ...english, message: '{bar} {foo}' },
  }
  const { body: preview } = await app.call(messageRoutes.participants.preview, { params, body })
  expect((preview as PreviewReply).unknownPlaceholders).toEqual(['foo', 'bar'])
})

test.each([
  ['an empty subject', { subject: '' }, 'secondText.subject'],
  ['a text that is too long', { message: 'x'.repeat(2049) }, 'secondText.message'],
  ['a missing part', { nonHostMessagePartTemplate: undefined }, 'secondText.nonHostMessagePartTemplate'],
] as const)('refuses %s of the second text', async (_, changes, field) => {
  const app = await createTestApp()
  const { params } = await givenTwoLanguages(app)
  const secondText = { ...english, ...secondParts, ...changes }
  const body = { ...german, ...parts, teamSelection: 'ALL', secondText }
  const { status, issues } = await app.call(messageRoutes.teams.preview, { params, body })
  expect([status, issues.map((issue) => issue.field)]).toEqual([406, [field]])
})
