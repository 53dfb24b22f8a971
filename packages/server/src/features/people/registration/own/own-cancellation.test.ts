import {
  type OwnCancellation,
  ownCancellationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  registrationRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { givenPublicDinner, mailedSelf, mailTo, registrationBody } from '../../../../../test/given-registration.ts'
import { cleanups } from '../../../cleanups.ts'

const organiser = 'olga@organisers.example'
const email = (number: number) => `person${number}@guests.example`

/** Confirmed guests 1 to `people`, with places for as many. */
async function givenGuests(people: number, participantLimit: number | null = null) {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...given.params, acknowledgeToken: given.acknowledgeToken } })
  if (participantLimit !== null) await rows(app, `update public_settings set participant_limit = ${participantLimit}`)
  for (let number = 1; number <= people; number += 1) await given.confirmed(number)
  const selves = new Map<number, Record<string, string>>()
  for (let number = 1; number <= people; number += 1) selves.set(number, await mailedSelf(app, email(number)))
  return { app, given, selfOf: (number: number) => selves.get(number) ?? {} }
}

const rows = async (app: TestApp, sql: string) => (await app.database.pool.query(sql)).rows
const cancel = async (app: TestApp, params: Record<string, string>) =>
  expect((await app.call(ownRegistrationRoutes.cancel, { params })).status).toBe(200)
const read = async (app: TestApp, params: Record<string, string>) =>
  (await app.call(ownCancellationRoutes.get, { params })).body as OwnCancellation
const undo = async (app: TestApp, params: Record<string, string>) => {
  const { status, issues } = await app.call(ownCancellationRoutes.undo, { params })
  return [status, issues[0]?.message]
}
const numbers = async (app: TestApp) =>
  (await rows(app, 'select email, participant_number as number from participant order by participant_number')).map(
    (row) => [Number(/\d+/.exec(row.email)?.[0]), row.number],
  )
const nextWaits = async (app: TestApp, publicId: string) =>
  ((await app.call(registrationRoutes.get, { params: { publicId } })).body as { waitingList: boolean }).waitingList

test('holds the place for an hour, and gives it back with everything entered', async () => {
  const { app, given, selfOf } = await givenGuests(3, 2)
  const before = await rows(app, `select to_jsonb(participant) as row from participant where email = '${email(1)}'`)
  const stayed = async () =>
    ((await app.call(ownRegistrationRoutes.get, { params: selfOf(3) })).body as { waitingList: boolean }).waitingList
  await cancel(app, selfOf(1))
  expect(await read(app, selfOf(1))).toMatchObject({
    names: ['Vorname1 Nachname1'],
    cancelledAt: '2030-05-01T10:00:00.000Z',
    heldUntil: '2030-05-01T11:00:00.000Z',
    refusal: null,
    paid: false,
    dinner: { title: 'Frühlingslauf' },
  })
  expect(await stayed()).toBe(true)
  expect(await nextWaits(app, given.publicId)).toBe(true)
  const list = (await app.call(participantRoutes.list, { params: given.params })).body as {
    participantsWaitingList: { email: string }[]
  }
  expect(list.participantsWaitingList.map((person) => person.email)).toEqual([email(3)])
  expect(await mailTo(app, email(1), 'abgemeldet')).toContain(`/self/${selfOf(1).selfAdminId}/registration/`)
  expect(await undo(app, selfOf(1))).toEqual([200, undefined])
  expect(await rows(app, `select to_jsonb(participant) as row from participant where email = '${email(1)}'`)).toEqual(
    before,
  )
  expect(await undo(app, selfOf(1))).toEqual([404, 'not_found'])
  expect(await mailTo(app, organiser, 'doch wieder dabei')).toContain('Vorname1 Nachname1')
  const back = await mailTo(app, email(1), 'ist zurückgenommen')
  expect(back).toContain(`/self/${selfOf(1).selfAdminId}/registration/${selfOf(1).participantId}`)
  expect(back).toContain('Vor dem Abend bekommst du eine Mail')
  // Without coming back, the next one moves up after the hour.
  await cancel(app, selfOf(1))
  app.clock.set('2030-05-01T11:00:00Z')
  expect(await stayed()).toBe(false)
  expect(await read(app, selfOf(1))).toMatchObject({ refusal: 'PLACE_TAKEN' })
  expect(await undo(app, selfOf(1))).toEqual([406, 'place_given_on'])
})

test('tells a guest who comes back to the waiting list that they wait', async () => {
  const { app, selfOf } = await givenGuests(2, 1)
  await cancel(app, selfOf(2))
  expect(await undo(app, selfOf(2))).toEqual([200, undefined])
  expect(await mailTo(app, email(2), 'wieder auf der Warteliste')).toContain('Wird ein Platz frei')
  expect(await mailTo(app, email(2), 'wieder dabei')).toBe('')
})

test('lets a guest come back later to the end of the list while a place is free', async () => {
  const { app, selfOf } = await givenGuests(3)
  await cancel(app, selfOf(1))
  app.clock.set('2030-05-02T10:00:00Z')
  expect(await undo(app, selfOf(1))).toEqual([200, undefined])
  expect(await numbers(app)).toEqual([
    [2, 2],
    [3, 3],
    [1, 4],
  ])
})

test('refuses coming back once the guest registered again, teams were built or the event is over', async () => {
  const { app, given, selfOf } = await givenGuests(1)
  const self = selfOf(1)
  await cancel(app, self)
  await given.register(1)
  expect(await undo(app, self)).toEqual([406, 'participant_already_registered'])
  await rows(app, 'delete from participant')
  const imported = Array.from({ length: 18 }, (_, index) => ({ participant: registrationBody(index + 50) }))
  await app.call(participantRoutes.import, { params: given.params, body: { rows: imported } })
  await app.call(teamRoutes.arrange, { params: given.params })
  expect(await undo(app, self)).toEqual([406, 'place_given_on'])
  expect((await read(app, self)).refusal).toBe('TEAMS_EXIST')
  // Dessert began at 23:00 of the event's clocks: the evening lasts until 02:00.
  app.clock.set('2030-06-15T23:59:59Z')
  expect((await read(app, self)).refusal).toBe('TEAMS_EXIST')
  app.clock.set('2030-06-16T00:00:00Z')
  expect((await read(app, self)).refusal).toBe('EVENT_OVER')
  expect(await undo(app, self)).toEqual([406, 'runningdinner_date_expired'])
  await app.call(dinnerRoutes.cancel, { params: given.params })
  expect(await undo(app, self)).toEqual([406, 'event_cancelled'])
})

test('brings a pair back as a pair, and the child that cancelled alone to its root', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const petra = { firstnamePart: 'Petra', lastname: 'Partner', email: 'petra@guests.example', mobileNumber: '' }
  await given.confirmed(2, { teamPartnerWishRegistrationData: petra })
  const pair = 'select first_name, originator_id, participant_number from participant order by participant_number'
  const before = await rows(app, pair)
  const root = await mailedSelf(app, email(2))
  const child = await mailedSelf(app, petra.email)
  await cancel(app, root)
  expect((await read(app, child)).names).toEqual(['Vorname2 Nachname2', 'Petra Partner'])
  expect(await undo(app, child)).toEqual([200, undefined])
  expect(await rows(app, pair)).toEqual(before)
  for (const [to, self, partner] of [
    [email(2), root, 'Petra Partner'],
    [petra.email, child, 'Vorname2 Nachname2'],
  ] as const) {
    const back = await mailTo(app, to, 'ist zurückgenommen')
    expect(back).toContain(`Die Absage von ${partner} und dir`)
    expect(back).toContain(self.selfAdminId)
  }
  await cancel(app, child)
  expect(await undo(app, child)).toEqual([200, undefined])
  expect(await rows(app, pair)).toEqual(before)
  await cancel(app, child)
  await cancel(app, root)
  expect(await undo(app, child)).toEqual([200, undefined])
  expect(await rows(app, pair)).toMatchObject([{ first_name: 'Petra', originator_id: null }])
})

test('says that the organiser decides about money that was paid', async () => {
  const { app, selfOf } = await givenGuests(1)
  await rows(
    app,
    `insert into payment_order (id, dinner_id, status, provider, secret_hash, payer_fullname, payer_email, pair, amount_cents, price_cents, recipient_email, participant_ids, created_at)
     select gen_random_uuid(), dinner_id, 'PAID', 'SANDBOX', '', '', '', false, 100, 100, '', array[id], created_at from participant`,
  )
  await cancel(app, selfOf(1))
  expect((await read(app, selfOf(1))).paid).toBe(true)
  expect(await mailTo(app, email(1), 'abgemeldet')).toContain('Deine Zahlung wird nicht automatisch erstattet')
})

test('opens with the secret and id of the same person only, and deletes everything after a week', async () => {
  const { app, selfOf } = await givenGuests(2)
  await cancel(app, selfOf(1))
  await cancel(app, selfOf(2))
  const mixed = { ...selfOf(1), participantId: selfOf(2).participantId ?? '' }
  for (const route of [ownCancellationRoutes.get, ownCancellationRoutes.undo, ownCancellationRoutes.forget])
    expect((await app.call(route, { params: mixed })).status).toBe(404)
  const cleanUp = (at: string) =>
    app.ctx.db.transaction().execute(async (tx) => {
      for (const { old } of cleanups) await old?.(tx, new Date(at))
    })
  await cleanUp('2030-05-08T09:59:00Z')
  expect(await rows(app, 'select participant_id from cancelled_registration')).toHaveLength(2)
  await cleanUp('2030-05-08T10:00:00Z')
  expect(await rows(app, 'select participant_id from cancelled_registration')).toEqual([])
})
