import {
  type ListedParticipant,
  participantRoutes,
  type TeamReply,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from './given.ts'

interface Pair {
  root: ListedParticipant
  child: ListedParticipant
}

async function given(singles = 16) {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  await givenParticipants(app, dinner, singles, () => ({ numSeats: 6 }))
  return { app, dinner, params: dinner.params }
}

async function peopleOf(app: TestApp, { params }: GivenDinner): Promise<ListedParticipant[]> {
  const { participants, participantsWaitingList } = participantRoutes.list.reply.parse(
    (await app.call(participantRoutes.list, { params })).body,
  )
  return [...participants, ...participantsWaitingList]
}

/** Adds a pair and returns both. */
async function addPair(app: TestApp, dinner: GivenDinner, number: number): Promise<Pair> {
  const partner = { firstnamePart: `Kind${number}`, lastname: 'Paar' }
  const body = personBody(number, { numSeats: 6, teamPartnerWishRegistrationData: partner })
  expect((await app.call(participantRoutes.create, { params: dinner.params, body })).status).toBe(200)
  return pairOf(app, dinner, number)
}

async function pairOf(app: TestApp, dinner: GivenDinner, number: number): Promise<Pair> {
  const people = await peopleOf(app, dinner)
  const root = people.find((person) => person.firstnamePart === `Vorname${number}`)
  const child = people.find((person) => person.firstnamePart === `Kind${number}`)
  if (!root || !child) throw new Error('both are there')
  return { root, child }
}

async function teamsOf(app: TestApp, { params }: GivenDinner): Promise<TeamReply[]> {
  return teamRoutes.list.reply.parse((await app.call(teamRoutes.list, { params })).body).teams
}

test('keeps a pair together whenever teams are built', async () => {
  const { app, dinner, params } = await given()
  await addPair(app, dinner, 50)
  for (const route of [teamRoutes.arrange, teamRoutes.rearrange, teamRoutes.rearrange]) {
    expect((await app.call(route, { params })).status).toBe(200)
    const { root, child } = await pairOf(app, dinner, 50)
    expect(root.teamId).not.toBeNull()
    expect(child.teamId).toBe(root.teamId)
  }
})

test("cancels a pair's team as a whole, and a waiting pair replaces it", async () => {
  const { app, dinner, params } = await given()
  await addPair(app, dinner, 50)
  await app.call(teamRoutes.arrange, { params })
  const { root: gone, child: goneToo } = await pairOf(app, dinner, 50)
  const cancel = { params: { ...params, teamId: gone.teamId ?? '' }, body: {} }
  expect((await app.call(teamRoutes.cancel, cancel)).status).toBe(200)
  const ids = (await peopleOf(app, dinner)).map((person) => person.id)
  expect([ids.includes(gone.id), ids.includes(goneToo.id)]).toEqual([false, false])

  const { root, child } = await addPair(app, dinner, 60)
  const team = (await teamsOf(app, dinner)).find(({ status }) => status === 'OK')
  const replace = { replaceTeam: true, replacementParticipantIds: [root.id, child.id] }
  expect(
    (await app.call(teamRoutes.cancel, { params: { ...params, teamId: team?.id ?? '' }, body: replace })).status,
  ).toBe(200)
  const placed = await pairOf(app, dinner, 60)
  expect([placed.root.teamId, placed.child.teamId]).toEqual([team?.id, team?.id])
})

test('gives a cancelled place to both of a waiting pair, never to one', async () => {
  const { app, dinner, params } = await given(18)
  await app.call(teamRoutes.arrange, { params })
  const { root, child } = await addPair(app, dinner, 50)
  const teamId = (await teamsOf(app, dinner))[0]?.id ?? ''
  await app.call(teamRoutes.cancel, { params: { ...params, teamId }, body: {} })
  const assign = (participantIds: string[]) =>
    app.call(waitingListRoutes.assignParticipants, {
      params,
      body: { teamParticipantsAssignments: [{ teamId, participantIds }] },
    })
  expect((await assign([root.id])).issues[0]?.message).toBe(
    'invalid_replacement_participants_inconsistent_teampartner_wish',
  )
  expect((await assign([root.id, child.id])).status).toBe(200)
  expect((await pairOf(app, dinner, 50)).child.teamId).toBe(teamId)
})

test('deletes both with the root and keeps the root without the child', async () => {
  const { app, dinner, params } = await given(2)
  const { root } = await addPair(app, dinner, 50)
  const { root: left, child: second } = await addPair(app, dinner, 60)
  await app.call(participantRoutes.remove, { params: { ...params, participantId: root.id } })
  await app.call(participantRoutes.remove, { params: { ...params, participantId: second.id } })
  const people = await peopleOf(app, dinner)
  expect(people.map((person) => person.firstnamePart)).toEqual(['Vorname1', 'Vorname2', 'Vorname60'])
  expect(people.find(({ id }) => id === left.id)).toMatchObject({ teamPartnerWishRegistrationRoot: false })
})

test('sets the home of both by one pin', async () => {
  const { app, dinner, params } = await given(2)
  const { root } = await addPair(app, dinner, 50)
  const body = { lat: 48.01, lng: 7.85 }
  expect(
    (await app.call(participantRoutes.geocode, { params: { ...params, participantId: root.id }, body })).status,
  ).toBe(200)
  const located = await pairOf(app, dinner, 50)
  expect(located.root.geocodingResult).toMatchObject(body)
  expect(located.child.geocodingResult).toMatchObject(body)
})

test('changes nothing when a pair is confirmed again', async () => {
  const { app, dinner, params } = await given(2)
  const { root, child } = await addPair(app, dinner, 50)
  app.clock.set('2030-05-03T10:00:00Z')
  for (const { id } of [root, child])
    expect((await app.call(participantRoutes.activate, { params: { ...params, participantId: id } })).status).toBe(200)
  const again = await pairOf(app, dinner, 50)
  expect([again.root.activationDate, again.child.activationDate]).toEqual([root.activationDate, child.activationDate])
})
