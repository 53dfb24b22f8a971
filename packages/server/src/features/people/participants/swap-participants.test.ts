import { type ListedParticipant, participantRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'

interface List {
  participants: ListedParticipant[]
  participantsWaitingList: ListedParticipant[]
}

/** First names in list order; `waiting` is the index at which the waiting list starts. */
async function listOf(app: TestApp, { params }: GivenDinner) {
  const { participants, participantsWaitingList } = (await app.call(participantRoutes.list, { params })).body as List
  const all = [...participants, ...participantsWaitingList]
  return { all, names: all.map((person) => person.firstnamePart), waiting: participants.length }
}

/** Singles by number; `[2, 3]` is a pair. */
async function givenList(app: TestApp, units: (number | [number, number])[]) {
  const given = await givenDinner(app)
  const rows = units.map((unit) => {
    const [root, child] = [unit].flat()
    const partner = { firstnamePart: `Vorname${child}`, lastname: 'Partner' }
    return {
      participant: personBody(root ?? 0, {
        numSeats: 6,
        ...(child === undefined ? {} : { teamPartnerWishRegistrationData: partner }),
      }),
    }
  })
  expect((await app.call(participantRoutes.import, { params: given.params, body: { rows } })).status).toBe(200)
  const { all } = await listOf(app, given)
  const idOf = (number: number) => all.find((person) => person.firstnamePart === `Vorname${number}`)?.id ?? ''
  const swap = (one: number, other: number) =>
    app.call(participantRoutes.swap, {
      params: { ...given.params, participantId: idOf(one), otherParticipantId: idOf(other) },
    })
  const numbers = async () => (await listOf(app, given)).names.map((name) => Number(name.replace('Vorname', '')))
  return { given, swap, numbers, idOf }
}

test.each<[string, (number | [number, number])[], number, number, number[]]>([
  ['two singles', [1, 2, 3], 1, 3, [3, 2, 1]],
  ['a single and the root of a pair', [1, 2, [3, 4]], 1, 3, [3, 4, 2, 1]],
  ['a root and a single', [[1, 2], 3, 4], 1, 4, [4, 3, 1, 2]],
  ['two roots with a single between', [[1, 2], 3, [4, 5]], 1, 4, [4, 5, 3, 1, 2]],
  ['a single and a child, whose root comes along', [1, 2, [3, 4], 5], 1, 4, [3, 4, 2, 1, 5]],
])('swaps %s', async (_name, units, one, other, expected) => {
  const app = await createTestApp()
  const { swap, numbers } = await givenList(app, units)
  const answer = await swap(one, other)
  expect([answer.status, answer.body]).toEqual([200, {}])
  expect(await numbers()).toEqual(expected)
  const { rows } = await app.database.pool.query("select data from activity where code = 'participants_swapped'")
  const names = rows.map(({ data }) => [data.name, data.otherName])
  expect(names.flat().map((name: string) => name.split(' ')[0])).toEqual([`Vorname${one}`, `Vorname${other}`])
})

test.each([
  ['a child further up and a single', 2, 3, 'participant_swap_number_violates_team_partner_wish'],
  ['a child further up and a root', 2, 4, 'participant_swap_number_violates_team_partner_wish'],
  ['a root and a child', 1, 5, 'participant_swap_number_child_only_possible_with_single_participant'],
  ['two children', 2, 5, 'participant_swap_number_child_only_possible_with_single_participant'],
  ['a pair among itself', 1, 2, 'participant_swap_number_child_only_possible_with_single_participant'],
  ['somebody with themselves', 3, 3, 'participant_swap_same_person'],
])('refuses to swap %s', async (_name, one, other, message) => {
  const app = await createTestApp()
  const { swap, numbers } = await givenList(app, [[1, 2], 3, [4, 5]])
  const answer = await swap(one, other)
  expect([answer.status, answer.issues]).toEqual([406, [{ message, issueType: 'VALIDATION' }]])
  expect(await numbers()).toEqual([1, 2, 3, 4, 5])
})

test("moves a waiting person into the main list, with the root if they are a pair's child", async () => {
  const app = await createTestApp()
  const { given, swap, numbers } = await givenList(app, [
    ...Array.from({ length: 17 }, (_, index) => index + 1),
    [18, 19],
    20,
  ])
  const before = await listOf(app, given)
  expect(before.names.slice(before.waiting)).toEqual(['Vorname18', 'Vorname19'])
  expect((await swap(3, 19)).status).toBe(200)
  expect(await numbers()).toEqual(
    [1, 2, 18, 19, ...Array.from({ length: 13 }, (_, index) => index + 4), 17, 3, 20].filter(
      (number, index, all) => all.indexOf(number) === index,
    ),
  )
  const after = await listOf(app, given)
  expect(after.names.slice(after.waiting).sort()).toEqual(['Vorname20', 'Vorname3'])
})

test('refuses to swap a member of a team, until the teams are dropped', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const people = await givenParticipants(app, given, 20)
  expect((await app.call(teamRoutes.arrange, { params: given.params })).status).toBe(200)
  const swap = (one: number, other: number) =>
    app.call(participantRoutes.swap, {
      params: { ...given.params, participantId: people[one]?.id ?? '', otherParticipantId: people[other]?.id ?? '' },
    })
  const refused = await swap(0, 19)
  expect([refused.status, refused.issues[0]?.message]).toEqual([406, 'participant_assigned_in_team'])
  expect((await swap(18, 19)).status).toBe(200)
  await app.call(teamRoutes.drop, { params: given.params })
  expect((await swap(0, 19)).status).toBe(200)
})

test('refuses a person of another event, and a cancelled event', async () => {
  const app = await createTestApp()
  const { given, swap, idOf } = await givenList(app, [1, 2])
  const other = await givenDinner(app)
  const [stranger] = await givenParticipants(app, other, 1)
  const params = { ...given.params, participantId: idOf(1), otherParticipantId: stranger?.id ?? '' }
  expect((await app.call(participantRoutes.swap, { params })).status).toBe(404)
  await app.database.pool.query('update dinner set cancelled_at = now() where admin_id = $1', [given.params.adminId])
  const cancelled = await swap(1, 2)
  expect([cancelled.status, cancelled.issues[0]?.message]).toEqual([406, 'event_cancelled'])
})

test('keeps all places when several swaps race', async () => {
  const app = await createTestApp()
  const { swap, numbers } = await givenList(app, [1, [2, 3], 4, [5, 6], 7])
  const answers = await Promise.all([swap(1, 7), swap(2, 5), swap(4, 6), swap(1, 4), swap(2, 7)])
  expect(new Set(answers.map(({ status }) => status))).toSatisfy((found: Set<number>) =>
    [...found].every((status) => [200, 406].includes(status)),
  )
  const after = await numbers()
  expect([...after].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([after[after.indexOf(2) + 1], after[after.indexOf(5) + 1]]).toEqual([3, 6])
})
