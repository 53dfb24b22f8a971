import { type DietsReply, dietRoutes, messageRoutes, participantRoutes, teamRoutes } from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type PersonBody, personBody } from '../../../../test/bodies.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'

const nuts = { mealSpecificsNote: 'Nussallergie (schwer)' }
const diets = async (app: TestApp, { params }: GivenDinner) =>
  (await app.call(dietRoutes.diets, { params })).body as DietsReply
/** The first person reads as given, all others eat everything. */
const firstEats = (diet: Partial<PersonBody>) => (number: number) => (number === 1 ? diet : {})

async function givenEvening(app: TestApp, diet: Partial<PersonBody>) {
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  await givenParticipants(app, given, 18, firstEats(diet))
  return given
}

async function sendRoutes(app: TestApp, { params }: GivenDinner) {
  const body = { ...phrases.de.messages.defaults.DINNER_ROUTE, subject: 'S', teamSelection: 'ALL' }
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body })).status).toBe(200)
}

test('names who has to be considered, before there are teams without tables', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, { vegan: true, ...nuts })
  expect(await diets(app, given)).toEqual({
    teamsExist: false,
    meals: given.dinner.options.meals.map(({ id, label }) => ({ mealId: id, label })),
    teams: [],
    people: [
      {
        participantId: expect.any(String),
        name: 'Vorname1 Nachname1',
        needs: ['SEVERE', 'NUTS', 'VEGAN'].map((need) => ({ need, severity: null })),
        note: 'Nussallergie (schwer)',
        tables: [],
      },
    ],
  })
})

test('says for each table whether its cooks know, and forgets it when the diet changes', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, nuts)
  expect((await app.call(teamRoutes.arrange, { params: given.params })).status).toBe(200)
  const told = async () => {
    const { people, teams, teamsExist } = await diets(app, given)
    const [person] = people
    expect(teamsExist).toBe(true)
    return { person, teams, states: person?.tables.flatMap((table) => table.told ?? []) }
  }
  const before = await told()
  expect(before.states).toEqual(['NEVER', 'NEVER'])
  expect(before.person?.tables.map(({ mealId }) => mealId)).toEqual(given.dinner.options.meals.map(({ id }) => id))
  expect(before.teams.map(({ teamId }) => teamId).sort()).toEqual(
    before.person?.tables.map(({ teamId }) => teamId).sort(),
  )
  for (const { cooks } of before.teams)
    expect(cooks[0]).toEqual({
      participantId: expect.any(String),
      name: expect.stringMatching(/^Vorname\d+ Nachname\d+$/),
      phone: expect.stringMatching(/^0171 /),
      callLinks: [{ text: expect.stringMatching(/^0171 /), url: expect.stringMatching(/^tel:\+49171/) }],
    })
  await sendRoutes(app, given)
  expect((await told()).states).toEqual(['QUEUED', 'QUEUED'])
  await app.deliver()
  expect((await told()).states).toEqual(['KNOWN', 'KNOWN'])
  const participantId = before.person?.participantId ?? ''
  const update = {
    params: { ...given.params, participantId },
    body: personBody(1, { mealSpecificsNote: 'Nüsse, Sellerie' }),
  }
  expect((await app.call(participantRoutes.update, update)).status).toBe(200)
  expect((await told()).states).toEqual(['OUTDATED', 'OUTDATED'])
})

test('leaves out people who have not confirmed, and knows nothing of other events', async () => {
  const app = await createTestApp()
  const given = await givenEvening(app, nuts)
  const other = await givenDinner(app)
  await app.ctx.db.updateTable('participant').set({ activatedAt: null }).execute()
  expect((await diets(app, given)).people).toEqual([])
  expect((await diets(app, other)).people).toEqual([])
  expect((await app.call(dietRoutes.diets, { params: { adminId: 'x'.repeat(24) } })).status).toBe(404)
})
