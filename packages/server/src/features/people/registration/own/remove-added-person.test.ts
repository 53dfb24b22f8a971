import { messageRoutes, participantRoutes, type ReplyOf, requestRoutes, selfRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { personBody } from '../../../../../test/bodies.ts'
import { confirmDinner, givenTeams } from '../../../../../test/given.ts'
import { givenPublicDinner, mailTo } from '../../../../../test/given-registration.ts'

const mailbox = 'home@guests.example'
const toAll = { subject: 'Hallo', message: 'Bis bald', participantSelection: 'ALL' }

/** A public event whose organiser added a pair that shares one mailbox. */
async function givenAddedPair() {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  const { params } = given
  const pair = { email: mailbox, numSeats: 6, teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'K' } }
  expect((await app.call(participantRoutes.create, { params, body: personBody(101, pair) })).status).toBe(200)
  return {
    ...{ app, given, params },
    send: async () => {
      expect((await app.call(messageRoutes.participants.send, { params, body: toAll })).status).toBe(200)
      await app.deliver()
    },
    received: async () => (await app.mails()).filter(({ to, subject }) => to === mailbox && subject === 'Hallo'),
    people: async () => {
      const { body } = await app.call(participantRoutes.list, { params })
      return (body as ReplyOf<typeof participantRoutes.list>).participants
    },
  }
}

async function pressRemoval(app: TestApp): Promise<void> {
  const link = /\/self\/([^/\s]+)\/removal\/([^/\s]+)/.exec(await mailTo(app, mailbox, '/removal/'))
  const params = { selfAdminId: link?.[1] ?? '', participantId: link?.[2] ?? '' }
  expect((await app.call(selfRoutes.removeMe, { params })).status).toBe(200)
}

test('takes both of an added pair off the list when they share the mailbox that is pressed in', async () => {
  const { app, send, received, people } = await givenAddedPair()
  await send()
  expect(await received()).toHaveLength(1)
  await pressRemoval(app)
  expect(await people()).toEqual([])
  expect((await app.database.pool.query('select from unwanted_address')).rowCount).toBe(1)
})

test('keeps a pair in their team, mails their mailbox no more, and asks the organiser once about both', async () => {
  const { app, given, params, send, received } = await givenAddedPair()
  const teams = await givenTeams(app, given, 16)
  await send()
  await pressRemoval(app)
  await send()
  expect(await received()).toHaveLength(1)
  const { body } = await app.call(requestRoutes.open, { params })
  const own = teams.find(({ teamMembers }) => teamMembers.some(({ firstnamePart }) => firstnamePart === 'Kim'))
  expect((body as ReplyOf<typeof requestRoutes.open>).requests).toMatchObject([
    { kind: 'CANNOT_COME', refusesMails: true, team: { id: own?.id, leavesWhole: true } },
  ])
  expect(await mailTo(app, mailbox, 'kann wohl nicht kommen')).toBe('')
})

test('leaves the other of two people who share a mailbox, and mails it no more', async () => {
  const { app, send, received, people } = await givenAddedPair()
  // As after the pair was divided.
  await app.database.pool.query('update participant set originator_id = null')
  await send()
  await pressRemoval(app)
  expect((await people()).map(({ email }) => email)).toEqual([mailbox])
  await send()
  expect(await received()).toHaveLength(1)
})

test('mails a person again who registers after their removal, as soon as they follow the link', async () => {
  const { app, given, send, received } = await givenAddedPair()
  await send()
  await pressRemoval(app)
  await given.confirmed(1, { email: mailbox })
  await send()
  expect(await received()).toHaveLength(2)
  expect((await received())[0]?.text).not.toContain('/removal/')
  expect((await app.database.pool.query('select from unwanted_address')).rowCount).toBe(0)
})

test('mails who registered with a mailbox while another person of it is removed, and that person when they register', async () => {
  const { app, given, send, received } = await givenAddedPair()
  const [own, later] = [
    await givenPublicDinner(app, { email: 'otto@organisers.example' }),
    await givenPublicDinner(app, { email: 'oda@organisers.example' }),
  ]
  for (const event of [own, later]) await confirmDinner(app, event)
  await own.confirmed(1, { email: mailbox, firstnamePart: 'Bert' })
  const sendFrom = async ({ params }: typeof own, subject: string) => {
    const body = { ...toAll, subject }
    expect((await app.call(messageRoutes.participants.send, { params, body })).status).toBe(200)
  }
  const subjects = async () => {
    await app.deliver()
    const mails = (await app.mails()).filter(({ to, subject }) => to === mailbox && /^(Own|Later|Hallo)/.test(subject))
    return mails.map(({ subject }) => subject).sort()
  }
  await send()
  // Not sent yet when the other person presses.
  await sendFrom(own, 'Own 1')
  await pressRemoval(app)
  await sendFrom(own, 'Own 2')
  const added = { params: later.params, body: personBody(1, { email: mailbox, firstnamePart: 'Anna' }) }
  expect((await app.call(participantRoutes.create, added)).status).toBe(200)
  await sendFrom(later, 'Later 1')
  expect(await subjects()).toEqual(['Hallo', 'Own 1', 'Own 2'])
  await given.confirmed(1, { email: mailbox, firstnamePart: 'Anna' })
  await sendFrom(later, 'Later 2')
  await send()
  expect(await subjects()).toEqual(['Hallo', 'Hallo', 'Later 2', 'Own 1', 'Own 2'])
  expect(await received()).toHaveLength(2)
})

test('mails a person who registers for an event again while another event has added their address', async () => {
  const { app, given, send, received } = await givenAddedPair()
  const other = await givenPublicDinner(app, { email: 'otto@organisers.example' })
  await confirmDinner(app, other)
  await send()
  await pressRemoval(app)
  const added = { params: other.params, body: personBody(1, { email: mailbox }) }
  expect((await app.call(participantRoutes.create, added)).status).toBe(200)
  expect((await app.call(messageRoutes.participants.send, { params: other.params, body: toAll })).status).toBe(200)
  await app.deliver()
  expect(await received()).toHaveLength(1)
  await given.confirmed(1, { email: mailbox })
  expect((await app.call(messageRoutes.participants.send, { params: other.params, body: toAll })).status).toBe(200)
  await app.deliver()
  expect(await received()).toHaveLength(2)
})
