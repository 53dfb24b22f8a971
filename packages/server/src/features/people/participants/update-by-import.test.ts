import { type ImportRowReply, type ParticipantReply, participantRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'

interface Reply {
  imported: ParticipantReply[]
  updated: ParticipantReply[]
  rejected: ImportRowReply[]
}

async function send(app: TestApp, { params }: GivenDinner, rows: object[]): Promise<Reply> {
  const { status, body } = await app.call(participantRoutes.import, { params, body: { rows } })
  expect(status).toBe(200)
  return body as Reply
}

const codes = ({ rejected }: Reply) => rejected.map((row) => [row.rowNumber, row.issues.map((one) => one.message)])
const change = (number: number, participant: object, update = true) => ({
  rowNumber: number + 1,
  update,
  participant: { email: `person${number}@guests.example`, ...participant },
})

async function everybody(app: TestApp, { params }: GivenDinner): Promise<ParticipantReply[]> {
  const { body } = await app.call(participantRoutes.list, { params })
  const { participants, participantsWaitingList } = body as Record<string, ParticipantReply[]>
  return [...(participants ?? []), ...(participantsWaitingList ?? [])]
}

async function givenPair(app: TestApp): Promise<GivenDinner> {
  const given = await givenDinner(app)
  await app.call(participantRoutes.create, {
    params: given.params,
    body: personBody(1, {
      numSeats: 6,
      notes: 'kommt später',
      teamPartnerWishRegistrationData: { firstnamePart: 'Zwei', lastname: 'Te' },
    }),
  })
  return given
}

test("updates the person with the row's address and keeps missing fields", async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 2, () => ({ notes: 'kommt später', vegan: true }))
  const before = await everybody(app, given)
  const reply = await send(app, given, [
    change(1, { lastname: 'Neu', vegan: false }),
    { rowNumber: 9, update: true, participant: personBody(9) },
  ])
  expect([reply.imported.length, reply.updated.length, reply.rejected.length]).toEqual([1, 1, 0])
  expect(reply.updated[0]).toEqual({ ...strip(before[0]), lastname: 'Neu', vegan: false })
  expect((await everybody(app, given)).map((person) => person.lastname)).toEqual(['Neu', 'Nachname2', 'Nachname9'])
  const { rows } = await app.database.pool.query("select data from activity where type = 'PARTICIPANTS_UPLOADED'")
  expect(rows.map((row) => row.data)).toEqual([{ count: 2 }, { count: 2 }])
})

test.each([
  ['joins the stored one', 'Nussallergie', 'Nussallergie; kein Fisch'],
  ['is not said twice', 'Kein Fisch!', 'Kein Fisch!'],
  ['fills an empty one', '', 'kein Fisch'],
])('stores a diet note found in a remark: %s', async (_, stored, expected) => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 1, () => ({ mealSpecificsNote: stored }))
  const row = change(1, { mealSpecificsNote: 'kein Fisch' })
  const { updated } = await send(app, given, [{ ...row, addToDietNote: true }])
  expect(updated[0]?.mealSpecificsNote).toBe(expected)
  const replaced = await send(app, given, [row])
  expect(replaced.updated[0]?.mealSpecificsNote).toBe('kein Fisch')
})

test('refuses a diet note that becomes too long, and keeps the stored one', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 1, () => ({ mealSpecificsNote: 'n'.repeat(510) }))
  const reply = await send(app, given, [{ ...change(1, { mealSpecificsNote: 'kein Fisch' }), addToDietNote: true }])
  expect(codes(reply)).toEqual([[2, ['max_length_exceeded']]])
  expect((await everybody(app, given))[0]?.mealSpecificsNote).toBe('n'.repeat(510))
})

test('refuses a registered person without the update flag', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 1)
  const reply = await send(app, given, [change(1, personBody(1), false)])
  expect(codes(reply)).toEqual([[2, ['participant_already_registered']]])
})

test('updates the shared fields of a partner but not their name', async () => {
  const app = await createTestApp()
  const given = await givenPair(app)
  const reply = await send(app, given, [
    change(1, {
      firstnamePart: 'Eins',
      street: 'Neue Straße',
      teamPartnerWishRegistrationData: { firstnamePart: 'Drei', lastname: 'Te', email: 'three@guests.example' },
    }),
  ])
  expect(reply.updated).toHaveLength(1)
  const [root, child, ...others] = await everybody(app, given)
  expect(others).toEqual([])
  expect(root).toMatchObject({ firstnamePart: 'Eins', street: 'Neue Straße', notes: 'kommt später', numSeats: 6 })
  expect(child).toMatchObject({ firstnamePart: 'Zwei', lastname: 'Te', street: 'Neue Straße' })
  expect(child?.teamPartnerWishOriginatorId).toBe(root?.id)
})

test("matches a pair's shared address by the name in the row", async () => {
  const app = await createTestApp()
  const given = await givenPair(app)
  const reply = await send(app, given, [
    change(1, { firstnamePart: 'Vorname1', lastname: 'Nachname1', street: 'Neue Straße' }),
    change(1, { firstnamePart: 'Zwei', lastname: 'Te', mobileNumber: '0170 22' }),
  ])
  expect([reply.updated.length, reply.rejected]).toEqual([2, []])
  const [root, child] = await everybody(app, given)
  expect([root?.mobileNumber, root?.street]).toEqual(['0171 1001', 'Neue Straße'])
  expect([child?.mobileNumber, child?.street]).toEqual(['0170 22', 'Neue Straße'])
})

test('checks a row together with the stored values, and updates a person once per file', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 2)
  const reply = await send(app, given, [
    change(1, { zip: '1' }),
    change(2, { age: 30 }),
    change(2, { age: 31 }),
    { rowNumber: 5, update: true, participant: { email: 'new@guests.example' } },
    { rowNumber: 6, update: true, participant: 'nobody' },
  ])
  expect(codes(reply).slice(0, 2)).toEqual([
    [2, ['zip_invalid']],
    [3, ['import_duplicate_in_file']],
  ])
  expect(reply.rejected.map((row) => row.rowNumber)).toEqual([2, 3, 5, 6])
  expect(reply.updated.map((person) => person.age)).toEqual([30])
})

test('updates a member of a team and keeps the team', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 18)
  await app.call(teamRoutes.arrange, { params: given.params })
  const [first] = await everybody(app, given)
  const { updated } = await send(app, given, [change(1, { mobileNumber: '0170 99' })])
  expect(updated[0]).toMatchObject({ teamId: first?.teamId, mobileNumber: '0170 99' })
})

/** Removes the fields that only the list has. */
function strip(person: ParticipantReply | undefined) {
  const { listNumber: _, teamPartnerWishStateEmailInvitation: __, ...rest } = { ...person } as Record<string, unknown>
  return rest
}
