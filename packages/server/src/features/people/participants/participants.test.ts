import { type ParticipantReply, participantRoutes, teamRoutes } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { givenPublicDinner } from '../../../../test/given-registration.ts'

const messagesOf = (answer: { issues: { field?: string; message: string }[] }) =>
  answer.issues.map((one) => `${one.field}: ${one.message}`)

test('adds, changes and deletes a person and records each change as an activity', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const created = await app.call(participantRoutes.create, {
    params,
    body: { ...personBody(1), firstnamePart: '  Jörg ', age: '', numSeats: null, id: 'x', teamId: 'y' },
  })
  const person = created.body as ParticipantReply
  expect(person).toMatchObject({ firstnamePart: 'Jörg', age: -1, numSeats: -1, teamId: null, participantNumber: 1 })
  const updated = await app.call(participantRoutes.update, {
    params: { ...params, participantId: person.id },
    body: { ...person, lastname: 'Neu' },
  })
  expect(updated.body).toMatchObject({ id: person.id, lastname: 'Neu', email: person.email })
  const removed = await app.call(participantRoutes.remove, { params: { ...params, participantId: person.id } })
  expect([removed.status, removed.body]).toEqual([200, {}])
  expect((await app.call(participantRoutes.get, { params: { ...params, participantId: person.id } })).status).toBe(404)
  const { rows } = await app.database.pool.query('select code from activity where code is not null order by position')
  expect(rows.map((row) => row.code)).toEqual(['participant_created', 'participant_edited', 'participant_deleted'])
})

test('refuses an address that is used in the event already, in any spelling', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  await app.call(participantRoutes.create, { params, body: personBody(1) })
  const twice = await app.call(participantRoutes.create, {
    params,
    body: personBody(2, { email: ' PERSON1@guests.example' }),
  })
  expect([twice.status, messagesOf(twice)]).toEqual([406, ['email: participant_already_registered']])
})

test("refuses a partner wish for the person's own address", async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const answer = await app.call(participantRoutes.create, {
    params,
    body: personBody(1, { teamPartnerWishEmail: 'Person1@GUESTS.example' }),
  })
  expect(messagesOf(answer)).toEqual(['teamPartnerWishEmail: participant_email_equals_team_partner_wish'])
})

test('stores one of ten simultaneous registrations with one address', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(participantRoutes.create, { params, body: personBody(1) })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(406)])
})

test('adds a fixed pair with one address, and refuses it without seats for all', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const partner = { firstnamePart: 'Pat', lastname: 'Partner' }
  const tooSmall = await app.call(participantRoutes.create, {
    params,
    body: personBody(1, { numSeats: 5, teamPartnerWishRegistrationData: partner }),
  })
  expect(messagesOf(tooSmall)).toEqual(['numSeats: num_seats_teampartner_registration_invalid'])
  const root = (
    await app.call(participantRoutes.create, {
      params,
      body: personBody(1, { numSeats: 6, vegan: true, teamPartnerWishRegistrationData: partner }),
    })
  ).body as ParticipantReply
  const { participants } = (await app.call(participantRoutes.list, { params })).body as {
    participants: ParticipantReply[]
  }
  expect(participants).toHaveLength(2)
  expect(participants[1]).toMatchObject({
    firstnamePart: 'Pat',
    email: root.email,
    numSeats: 0,
    vegan: true,
    gender: 'UNDEFINED',
    rootTeamPartnerWish: { participantId: root.id },
  })
  await app.call(participantRoutes.update, {
    params: { ...params, participantId: root.id },
    body: { ...root, email: 'new@guests.example', street: 'Neue Straße' },
  })
  const after = (await app.call(participantRoutes.list, { params })).body as { participants: ParticipantReply[] }
  expect(after.participants[1]).toMatchObject({ email: 'new@guests.example', street: 'Neue Straße' })
  await app.call(participantRoutes.remove, { params: { ...params, participantId: root.id } })
  expect((await app.call(participantRoutes.list, { params })).body).toMatchObject({ participants: [] })
})

test('puts the last people on the waiting list and continues their numbers', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 20)
  const { body } = await app.call(participantRoutes.list, { params: given.params })
  const list = body as {
    participants: { listNumber: number }[]
    participantsWaitingList: { listNumber: number }[]
    numParticipantsTotal: number
  }
  expect(list.participants.map((one) => one.listNumber)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
  expect(list.participantsWaitingList.map((one) => one.listNumber)).toEqual([19, 20])
  expect(list.numParticipantsTotal).toBe(20)
})

test('refuses to delete a member of a team', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [team] = await givenTeams(app, given)
  const participantId = team?.teamMembers[0]?.id ?? ''
  const answer = await app.call(participantRoutes.remove, { params: { ...given.params, participantId } })
  expect([answer.status, messagesOf(answer)]).toEqual([406, ['teamId: participant_assigned_in_team']])
  await app.call(teamRoutes.drop, { params: given.params })
  expect((await app.call(participantRoutes.remove, { params: { ...given.params, participantId } })).status).toBe(200)
})

test('answers 404 for a person of another event', async () => {
  const app = await createTestApp()
  const mine = await givenDinner(app)
  const other = await givenDinner(app)
  const [person] = await givenParticipants(app, other, 1)
  const params = { ...mine.params, participantId: person?.id ?? '' }
  const answers = [
    await app.call(participantRoutes.get, { params }),
    await app.call(participantRoutes.update, { params, body: personBody(1) }),
    await app.call(participantRoutes.remove, { params }),
    await app.call(participantRoutes.activate, { params }),
    await app.call(participantRoutes.geocode, { params, body: { lat: 48, lng: 7 } }),
    await app.call(participantRoutes.get, { params: { ...params, participantId: 'not-an-id' } }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404])
})

describe('changing a person', () => {
  const partner = { firstnamePart: 'Pat', lastname: 'Partner', email: 'pat@guests.example', mobileNumber: '0171 9' }

  async function givenPair() {
    const app = await createTestApp()
    const { params } = await givenDinner(app)
    const body = personBody(1, { numSeats: 6, teamPartnerWishRegistrationData: partner })
    const root = (await app.call(participantRoutes.create, { params, body })).body as ParticipantReply
    const single = (await app.call(participantRoutes.create, { params, body: personBody(2) })).body as ParticipantReply
    const get = async (participantId: string) =>
      (await app.call(participantRoutes.get, { params: { ...params, participantId } })).body as ParticipantReply
    const child = await get(root.childTeamPartnerWish?.participantId ?? '')
    const change = (person: ParticipantReply, changes: Partial<ParticipantReply>) =>
      app.call(participantRoutes.update, {
        params: { ...params, participantId: person.id },
        body: { ...person, ...changes },
      })
    return { root, child, single, get, change }
  }

  test("refuses an address in use, also of a pair's member, and accepts a free one", async () => {
    const { root, child, single, change } = await givenPair()
    const taken = [
      await change(single, { email: 'PERSON1@guests.example' }),
      await change(single, { email: child.email }),
      await change(root, { email: single.email }),
      await change(child, { email: single.email }),
    ]
    for (const answer of taken)
      expect([answer.status, messagesOf(answer)]).toEqual([406, ['email: participant_already_registered']])
    expect((await change(single, { email: 'free@guests.example' })).status).toBe(200)
    expect((await change(child, { email: root.email })).status).toBe(200)
  })

  test.each([
    ['as typed', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])('lets the root of a pair take the address of its child, %s', async (_name, typed) => {
    const { root, child, single, get, change } = await givenPair()
    for (const email of [child.email, 'own@guests.example']) {
      expect((await change(root, { email: 'person1@guests.example' })).status).toBe(200)
      expect((await change(child, { email })).status).toBe(200)
      const answer = await change(root, { email: typed(email) })
      expect([answer.status, messagesOf(answer)]).toEqual([200, []])
      expect(await get(root.id)).toMatchObject({ email: typed(email) })
      expect(await get(child.id)).toMatchObject({ email })
    }
    expect(messagesOf(await change(single, { email: 'own@guests.example' }))).toEqual([
      'email: participant_already_registered',
    ])
  })

  test('copies the shared fields of a pair, and no others, from root to child', async () => {
    const { root, child, get, change } = await givenPair()
    const shared = {
      street: 'Neue Straße',
      streetNr: '7',
      zip: '79110',
      cityName: 'Gundelfingen',
      addressRemarks: 'Hinterhaus',
      lactose: true,
      mealSpecificsNote: 'keine Nüsse',
      notes: 'kommt später',
    }
    const own = { firstnamePart: 'Rita', email: 'rita@guests.example', mobileNumber: '0171 5', age: 50, numSeats: 8 }
    expect((await change(root, { ...shared, ...own, miscNotes: 'nur für mich' })).status).toBe(200)
    const { geocodingResult: _, ...rest } = child
    expect(await get(child.id)).toMatchObject({
      ...rest,
      ...shared,
      rootTeamPartnerWish: { participantId: root.id, firstnamePart: 'Rita' },
    })
  })

  test('changes only name, e-mail and mobile number of a child', async () => {
    const { child, get, change } = await givenPair()
    const own = { firstnamePart: 'Petra', lastname: 'Neu', email: 'petra@guests.example', mobileNumber: '0171 6' }
    const ignored = { street: 'Woanders', vegan: true, numSeats: 9, teamPartnerWishEmail: own.email, notes: 'x' }
    expect((await change(child, { ...own, ...ignored })).status).toBe(200)
    const { rootTeamPartnerWish: _, callLinks: __, ...before } = child
    expect(await get(child.id)).toMatchObject({
      ...before,
      ...own,
      callLinks: [{ text: '0171 6', url: 'tel:+491716' }],
    })
  })

  test('refuses to take the seats or the partner from the root of a pair', async () => {
    const { root, single, change } = await givenPair()
    const answer = await change(root, { numSeats: 5, teamPartnerWishEmail: single.email })
    expect([answer.status, messagesOf(answer)]).toEqual([
      406,
      ['teamPartnerWishEmail: team_partner_choice_ambiguous', 'numSeats: num_seats_teampartner_registration_invalid'],
    ])
    expect((await change(single, { numSeats: 5, teamPartnerWishEmail: root.email })).status).toBe(200)
  })
})

describe('a single becomes a pair', () => {
  const partner = { firstnamePart: 'Pat', lastname: 'Partner', email: '', mobileNumber: '0171 9' }

  async function given(numPeople: number) {
    const app = await createTestApp()
    const dinner = await givenDinner(app)
    await givenParticipants(app, dinner, numPeople)
    const pair = (person: ParticipantReply | undefined, changes: object = {}) =>
      app.call(participantRoutes.update, {
        params: { ...dinner.params, participantId: person?.id ?? '' },
        body: { ...person, numSeats: 6, teamPartnerWishRegistrationData: partner, ...changes } as never,
      })
    const list = async () =>
      (await app.call(participantRoutes.list, { params: dinner.params })).body as {
        participants: ParticipantReply[]
      }
    return { app, people: (await list()).participants, pair, list }
  }

  test('with the second next to the first in the list, with address, diet and mailbox of the first', async () => {
    const { app, people, pair, list } = await given(3)
    const [first, second, third] = people
    const answer = await pair(second, { vegan: true })
    expect([answer.status, messagesOf(answer)]).toEqual([200, []])
    const { participants } = await list()
    expect(participants.map(({ email }) => email)).toEqual([first?.email, second?.email, second?.email, third?.email])
    expect(participants.slice(1, 3)).toMatchObject([
      { id: second?.id, teamPartnerWishRegistrationRoot: true, childTeamPartnerWish: { firstnamePart: 'Pat' } },
      {
        ...partner,
        email: second?.email,
        street: second?.street,
        vegan: true,
        rootTeamPartnerWish: { participantId: second?.id },
      },
    ])
    expect(participants[2]).toMatchObject({
      teamPartnerWishRegistrationChild: true,
      activationDate: expect.any(String),
    })
    const { rows } = await app.database.pool.query('select code from activity where code is not null order by position')
    expect(
      rows
        .map(({ code }) => code)
        .slice(-2)
        .sort(),
    ).toEqual(['participant_created', 'participant_edited'])
  })

  test('with a mailbox of their own, and cooks with nobody else', async () => {
    const { pair, list, people } = await given(1)
    const own = { ...partner, email: 'pat@guests.example' }
    expect((await pair(people[0], { teamPartnerWishRegistrationData: own })).status).toBe(200)
    expect((await list()).participants.map(({ email }) => email)).toEqual([people[0]?.email, 'pat@guests.example'])
  })

  test.each<[string, object, string]>([
    ['too few seats', { numSeats: 5 }, 'numSeats: num_seats_teampartner_registration_invalid'],
    [
      'a wish as well',
      { teamPartnerWishEmail: 'x@guests.example' },
      'teamPartnerWishEmail: team_partner_choice_ambiguous',
    ],
    [
      'a partner who is registered',
      { teamPartnerWishRegistrationData: { ...partner, email: 'PERSON2@guests.example' } },
      'teamPartnerWishRegistrationData.email: participant_already_registered',
    ],
    [
      'a partner without a name',
      { teamPartnerWishRegistrationData: { ...partner, firstnamePart: '' } },
      'teamPartnerWishRegistrationData.firstnamePart: required',
    ],
  ])('not with %s', async (_, changes, message) => {
    const { people, pair, list } = await given(2)
    const answer = await pair(people[0], changes)
    expect([answer.status, messagesOf(answer)]).toEqual([406, [message]])
    expect((await list()).participants).toHaveLength(2)
  })

  test('not twice', async () => {
    const { people, pair, list } = await given(1)
    await pair(people[0])
    const again = await pair(people[0])
    expect([again.status, messagesOf(again)]).toEqual([406, ['teamPartnerWishRegistrationData: participant_is_paired']])
    expect((await list()).participants).toHaveLength(2)
  })

  test('not where a person would lose a place within the limit', async () => {
    const app = await createTestApp()
    const dinner = await givenPublicDinner(app)
    await dinner.confirmed(1)
    await app.database.pool.query('update public_settings set participant_limit = 1')
    const { body } = await app.call(participantRoutes.list, { params: dinner.params })
    const [person] = (body as Record<string, ParticipantReply[]>).participants ?? []
    const answer = await app.call(participantRoutes.update, {
      params: { ...dinner.params, participantId: person?.id ?? '' },
      body: { ...person, numSeats: 6, teamPartnerWishRegistrationData: partner } as never,
    })
    expect([answer.status, messagesOf(answer)]).toEqual([
      406,
      ['teamPartnerWishRegistrationData: participant_pair_without_place'],
    ])
  })

  test('not once there are teams', async () => {
    const app = await createTestApp()
    const dinner = await givenDinner(app)
    await givenTeams(app, dinner, 20)
    const { body } = await app.call(participantRoutes.list, { params: dinner.params })
    const { participants, participantsWaitingList } = body as Record<string, ParticipantReply[]>
    for (const person of [participants?.[0], participantsWaitingList?.[0]]) {
      const answer = await app.call(participantRoutes.update, {
        params: { ...dinner.params, participantId: person?.id ?? '' },
        body: { ...person, numSeats: 6, teamPartnerWishRegistrationData: partner } as never,
      })
      expect([answer.status, messagesOf(answer)]).toEqual([
        406,
        ['teamPartnerWishRegistrationData: participant_pair_after_teams'],
      ])
    }
  })
})

test('confirms no people after the event was cancelled', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const { body } = await app.call(participantRoutes.create, { params, body: personBody(1) })
  const activate = () =>
    app.call(participantRoutes.activate, { params: { ...params, participantId: (body as ParticipantReply).id } })
  expect((await activate()).status).toBe(200)
  await app.database.pool.query('update dinner set cancelled_at = now()')
  expect((await activate()).issues[0]?.message).toBe('event_cancelled')
})
