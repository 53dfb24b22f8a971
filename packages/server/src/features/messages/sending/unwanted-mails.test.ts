import {
  activityRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  type OpenRequestsReply,
  participantRoutes,
  type ReplyOf,
  requestRoutes,
  selfRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import { mailCaps } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { givenPublicDinner, mailTo } from '../../../../test/given-registration.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { sharedSecret } from '../../../platform/db/shared-secret.ts'
import { dayKeys } from '../../../platform/limits/day-keys.ts'
import { jobsByHand } from '../../jobs.ts'
import { unwantedAddresses } from '../outbox/index.ts'

const victim = 'victim@guests.example'
const body = { subject: 'Buy this', message: 'Look at http://evil.example', participantSelection: 'ALL' }

/** Confirmed events of one attacker, each with the victim among its people. */
async function givenSpam(events: number, config: { rateLimits?: boolean; mailDailyLimit?: number } = {}) {
  const app = await createTestApp({ config: { rateLimits: true, ...config } })
  const dinners: GivenDinner[] = []
  for (let number = 0; number < events; number++) {
    const given = await givenDinner(app, { email: `attacker${number}@organisers.example` })
    await confirmDinner(app, given)
    const added = await app.call(participantRoutes.create, {
      params: given.params,
      body: personBody(1, { email: number % 2 === 0 ? victim : ' Victim@GUESTS.example' }),
    })
    expect(added.status).toBe(200)
    dinners.push(given)
  }
  const send = async ({ params }: GivenDinner) => {
    const sent = await app.call(messageRoutes.participants.send, { params, body })
    expect(sent.status).toBe(200)
    await app.deliver()
    return (sent.body as MessageJobReply).id
  }
  return {
    app,
    dinners,
    send,
    received: async () => (await app.mails()).filter(({ to }) => emailIdentity(to) === victim),
    task: async ({ params }: GivenDinner, taskId: string) =>
      ((await app.call(messageRoutes.tasks, { params: { ...params, taskId } })).body as MessageTaskReply[])[0],
  }
}

// Creates five events and delivers after each of many calls.
test('five events reach a person six times a day, and the first mail of each leads to the removal', {
  timeout: 120_000,
}, async () => {
  const { app, dinners, send, received, task } = await givenSpam(5)
  let last = ''
  for (const dinner of [...dinners, ...dinners]) last = await send(dinner)
  expect(await received()).toHaveLength(6)
  const first = (await received()).at(-1)
  expect(first?.text).toContain('/removal/')
  const [dinner] = dinners.slice(-1)
  if (!dinner) throw new Error('no event')
  expect(await task(dinner, last)).toMatchObject({
    sendingStatus: 'QUEUED',
    delivery: 'WAITING',
    pausedReason: 'RECIPIENT_LIMIT',
    nextTryAt: '2030-05-02T00:00:00.000Z',
  })
  app.clock.set('2030-05-02T00:00:00Z')
  await app.deliver()
  expect(await received()).toHaveLength(10)
  // Each event says once how to leave it.
  expect((await received()).filter(({ text }) => text.includes('/removal/'))).toHaveLength(5)
})

test('after a press on the removal nothing arrives any more, from any event, until the person registers', async () => {
  const { app, dinners, send, received, task } = await givenSpam(2)
  const [dinner, otherDinner] = dinners
  if (!dinner || !otherDinner) throw new Error('no event')
  const third = await givenDinner(app, { email: 'third@organisers.example' })
  await confirmDinner(app, third)
  await send(dinner)
  const link = /\/self\/([^/\s]+)\/removal\/([^/\s]+)/.exec((await received())[0]?.text ?? '')
  const params = { selfAdminId: link?.[1] ?? '', participantId: link?.[2] ?? '' }
  expect(params.selfAdminId).toHaveLength(24)
  expect((await app.call(selfRoutes.sessionData, { params })).status).toBe(200)
  expect((await app.call(selfRoutes.removeMe, { params })).status).toBe(200)
  expect((await app.call(selfRoutes.removeMe, { params })).status).toBe(404)
  const { body: found } = await app.call(activityRoutes.list, { params: dinner.params })
  const { activities } = found as ReplyOf<typeof activityRoutes.list>
  expect(activities[0]).toMatchObject({ code: 'recipient_removed' })

  const jobId = await send(otherDinner)
  // Added again by hand, imported into a third event.
  const again = personBody(1, { email: victim })
  expect((await app.call(participantRoutes.create, { params: dinner.params, body: again })).status).toBe(200)
  await app.call(participantRoutes.import, { params: third.params, body: { rows: [{ participant: again }] } })
  for (const event of [dinner, third])
    expect(await task(event, await send(event))).toMatchObject({ recipientEmail: victim, delivery: 'NOT_SENT' })
  expect(await received()).toHaveLength(1)
  expect(await task(otherDinner, jobId)).toMatchObject({ delivery: 'NOT_SENT', pausedReason: 'UNWANTED' })
  const { rows } = await app.database.pool.query('select address_key from unwanted_address')
  expect(rows.map(({ address_key }) => address_key.toString()).join()).not.toContain('victim')

  await app.ctx.db.transaction().execute((tx) => unwantedAddresses.forget(tx, victim))
  await send(otherDinner)
  expect(await received()).toHaveLength(2)
})

test('the second of a pair reads that the first registered them, a person whom the organiser added who did', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  const paul = { firstnamePart: 'Paul', lastname: 'Pair', email: 'paul@guests.example', mobileNumber: '' }
  await given.confirmed(2, { firstnamePart: 'Pia', lastname: 'Pair', teamPartnerWishRegistrationData: paul })
  const first = await mailTo(app, paul.email)
  expect(first).toContain('Pia Pair hat dich mit dieser Adresse bei „Frühlingslauf“ angemeldet.')
  expect(first).toContain('/removal/')
  const added = await app.call(participantRoutes.create, { params: given.params, body: personBody(3) })
  expect(added.status).toBe(200)
  await app.call(messageRoutes.participants.send, { params: given.params, body })
  expect(await mailTo(app, 'person3@guests.example')).toContain(
    'hat dich mit dieser Adresse bei „Frühlingslauf“ eingetragen',
  )
  expect(await mailTo(app, paul.email)).not.toContain('/removal/')
})

test('a member of a team who removes themselves stays in the plan, and the organiser reads of it and decides', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const [team] = await givenTeams(app, given)
  const [me, mate] = team?.teamMembers ?? []
  const { rows } = await app.database.pool.query('select self_admin_id as s from participant where id = $1', [me?.id])
  const self = { selfAdminId: String(rows[0].s), participantId: me?.id ?? '' }
  const requests = async () =>
    ((await app.call(requestRoutes.open, { params: given.params })).body as OpenRequestsReply).requests
  const mailsTo = async (to: string | undefined, about: string) => {
    await app.deliver()
    return (await app.mails()).filter((mail) => mail.to === to && mail.text.includes(about)).length
  }
  // Twice, as by a guest who is not sure that it worked.
  for (let press = 0; press < 2; press++)
    expect((await app.call(selfRoutes.removeMe, { params: self })).status).toBe(200)
  expect(await requests()).toMatchObject([
    {
      kind: 'CANNOT_COME',
      participantId: me?.id,
      word: '',
      refusesMails: true,
      team: { id: team?.id, leavesWhole: false },
    },
  ])
  expect(await mailsTo(mate?.email, 'kann wohl nicht kommen')).toBe(1)
  app.clock.set('2030-05-01T10:03:00Z')
  await jobsByHand(app.ctx).reminders()
  expect(await mailsTo('olga@organisers.example', 'möchte nicht dabei sein und bekommt keine Mails mehr')).toBe(1)
  const { body: found } = await app.call(activityRoutes.list, { params: given.params })
  const { activities } = found as ReplyOf<typeof activityRoutes.list>
  expect(activities.filter(({ code }) => code === 'recipient_unwilling')).toMatchObject([
    { relatedEntityType: 'PARTICIPANT', relatedEntityId: me?.id },
  ])

  // Asked to come after all, they hear nothing; who removes themselves again is asked about again.
  const params = { ...given.params, requestId: (await requests())[0]?.id ?? '' }
  expect((await app.call(requestRoutes.decline, { params })).status).toBe(200)
  expect(await requests()).toEqual([])
  expect(await mailsTo(me?.email, 'Bitte komm doch')).toBe(0)
  expect((await app.call(selfRoutes.removeMe, { params: self })).status).toBe(200)
  expect(await requests()).toHaveLength(1)
  const leave = { ...given.params, teamId: team?.id ?? '', participantId: me?.id ?? '' }
  expect((await app.call(teamRoutes.cancelMember, { params: leave })).status).toBe(200)
  expect(await requests()).toEqual([])
})

test('messages of one organiser wait above their cap, which grows with people who registered themselves', async () => {
  const { app, dinners, send, received, task } = await givenSpam(1)
  const [dinner] = dinners
  if (!dinner) throw new Error('no event')
  await send(dinner)
  const { db } = app.ctx
  const key = dayKeys(await sharedSecret(db, 'limits'), app.clock.now()).key('texts of attacker0@organisers.example')
  const exhaust = (points: number) => db.updateTable('rateLimit').set({ points }).where('key', '=', key).execute()
  expect((await exhaust(mailCaps.ofNewOrganiser))[0]?.numUpdatedRows).toBe(1n)
  expect(await task(dinner, await send(dinner))).toMatchObject({
    delivery: 'WAITING',
    pausedReason: 'ORGANISER_LIMIT',
  })
  const { body: board } = await app.call(activityRoutes.dashboard, { params: dinner.params })
  expect((board as ReplyOf<typeof activityRoutes.dashboard>).mailProblems).toMatchObject({ failed: 0, waiting: 1 })
  const guest = { email: 'guest@guests.example' }
  await app.call(participantRoutes.create, { params: dinner.params, body: personBody(2, guest) })
  await db.updateTable('participant').set({ activatedBy: guest.email }).where('email', '=', guest.email).execute()
  await send(dinner)
  expect(await received()).toHaveLength(2)
  await exhaust(mailCaps.ofNewOrganiser + mailCaps.forEachConfirmedRecipient)
  await send(dinner)
  expect(await received()).toHaveLength(2)
})

test('an address that was removed is forgotten after two years', async () => {
  const { ctx, clock, database } = await createTestApp()
  const cleanUpAt = (now: string) => {
    clock.set(now)
    return jobsByHand(ctx).retention()
  }
  const kept = async () => (await database.pool.query('select from unwanted_address')).rowCount
  await inTransaction(ctx.db, (tx) => unwantedAddresses.add(tx, victim, new Date('2028-02-29T10:00:00Z')))
  await inTransaction(ctx.db, (tx) => unwantedAddresses.add(tx, victim, new Date('2028-05-01T10:00:00Z')))
  await cleanUpAt('2030-05-01T09:59:59Z')
  expect(await kept()).toBe(1)
  await cleanUpAt('2030-05-01T10:00:00Z')
  expect(await kept()).toBe(0)
})

test('without limits of calls no cap holds mails back', async () => {
  const { dinners, send, received } = await givenSpam(1, { rateLimits: false, mailDailyLimit: 1 })
  const [dinner] = dinners
  for (let number = 0; number < 8; number++) if (dinner) await send(dinner)
  expect(await received()).toHaveLength(8)
})

test('the cap of the instance holds texts of organisers back before other mails', async () => {
  // The link of the new event is the first of ten mails.
  const { dinners, send, received, task } = await givenSpam(2, { mailDailyLimit: 5 })
  const [dinner] = dinners
  if (!dinner) throw new Error('no event')
  await send(dinner)
  await send(dinner)
  const jobId = await send(dinner)
  expect(await received()).toHaveLength(2)
  expect(await task(dinner, jobId)).toMatchObject({ delivery: 'WAITING', pausedReason: 'INSTANCE_LIMIT' })
})
