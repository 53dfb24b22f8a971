import {
  type DietsReply,
  dietRoutes,
  dinnerRoutes,
  ownRegistrationRoutes,
  type ParticipantReply,
  participantRoutes,
  type RegistrationSummary,
  registrationRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenParticipants } from '../../../../test/given.ts'
import { givenPublicDinner, mailedSelf, registrationBody } from '../../../../test/given-registration.ts'

const field = 'teamPartnerWishRegistrationData'
const milk = { allergen: 'MILK', severity: 'ALLERGY' } as const
const nuts = { allergen: 'NUTS', severity: 'TRACES' } as const
const partner = { firstnamePart: 'Bea', lastname: 'Zwei', email: 'bea@guests.example', mobileNumber: '' }
const own = { gluten: true, mealSpecificsNote: 'kein Fisch', allergens: [nuts] }
const rootDiet = { vegan: true, mealSpecificsNote: 'keine Pilze', allergens: [milk] }
const body = (diet?: object): Record<string, unknown> => ({
  numSeats: 6,
  ...rootDiet,
  [field]: { ...partner, ...(diet && { diet }) },
})

function eaten({ vegan, gluten, mealSpecificsNote, allergens }: ParticipantReply) {
  const flags = { vegan, gluten }
  const named = Object.entries(flags).flatMap(([name, isSo]) => (isSo ? [name] : []))
  return [...named, mealSpecificsNote, ...allergens.map(({ allergen }) => allergen)]
    .filter((text) => text !== '')
    .join(' ')
}
const asRoot = 'vegan keine Pilze MILK'
const asSaid = 'gluten kein Fisch NUTS'

async function given() {
  const app = await createTestApp()
  const event = await givenPublicDinner(app)
  const { params, publicId } = event
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken: event.acknowledgeToken } })
  const people = async () =>
    ((await app.call(participantRoutes.list, { params })).body as { participants: ParticipantReply[] }).participants
  const add = (changes: object) =>
    app.call(participantRoutes.create, { params, body: { ...personBody(1), ...changes } })
  const change = async (at: number, changes: object) => {
    const person = (await people())[at]
    const { status } = await app.call(participantRoutes.update, {
      params: { ...params, participantId: person?.id ?? '' },
      body: { ...person, ...changes } as never,
    })
    expect(status).toBe(200)
  }
  return { app, event, params, publicId, people, add, change, diets: async () => (await people()).map(eaten) }
}

test.each([
  ['of their own', own, asSaid],
  ['of the first, if none is sent', undefined, asRoot],
  ['of the first, if it is null', null, asRoot],
  ['without any need, if it is empty', { allergens: [] }, ''],
  ['and the allergens of the first, if there is no list of theirs', { gluten: true }, 'gluten MILK'],
])('a second person added by the organiser has a diet %s', async (_, diet, expected) => {
  const { add, diets } = await given()
  expect((await add({ numSeats: 6, ...rootDiet, [field]: { ...partner, diet } })).status).toBe(200)
  expect(await diets()).toEqual([asRoot, expected])
})

test('a single that becomes a pair gets a second person with their own diet', async () => {
  const { app, event, change, diets } = await given()
  await givenParticipants(app, event, 1)
  await change(0, body(own))
  expect(await diets()).toEqual([asRoot, asSaid])
})

test('a change of the first leaves a second who eats otherwise, and is copied to one who eats alike', async () => {
  const { add, change, diets } = await given()
  await add(body(own))
  await change(0, { vegan: false, allergens: [], street: 'Neue Straße' })
  expect(await diets()).toEqual(['keine Pilze', asSaid])
  await change(1, { ownDiet: true, gluten: false, mealSpecificsNote: 'keine Pilze', allergens: [] })
  await change(0, { vegan: true })
  expect(await diets()).toEqual(['vegan keine Pilze', 'vegan keine Pilze'])
})

test('the organiser changes the diet of a second person with ownDiet, and without it only their name', async () => {
  const { add, change, diets, people } = await given()
  await add(body())
  await change(1, { ...own, firstnamePart: 'Berta' })
  expect([(await people())[1]?.firstnamePart, ...(await diets())]).toEqual(['Berta', asRoot, asRoot])
  await change(1, { ...own, vegan: false, ownDiet: true, street: 'Anderswo' })
  expect(await diets()).toEqual([asRoot, asSaid])
  expect((await people())[1]?.street).toBe('Habsburgerstraße')
})

describe('a registration', () => {
  test('stores the diet of each, and shows that of the second before it is sent', async () => {
    const { app, event, diets, publicId } = await given()
    const validated = async (diet?: object) =>
      (
        await app.call(registrationRoutes.validate, {
          params: { publicId },
          body: registrationBody(1, body(diet)),
        })
      ).body as RegistrationSummary
    const plain = { vegetarian: false, lactose: false, vegan: false }
    expect((await validated(own))[field]).toEqual({ ...partner, diet: { ...plain, ...own } })
    expect((await validated())[field]).toEqual({ ...partner, diet: null })
    expect((await validated(rootDiet))[field]).toEqual({ ...partner, diet: null })
    expect((await validated({ gluten: true }))[field]?.diet).toMatchObject({ gluten: true, allergens: [milk] })
    await event.confirmed(1, body(own))
    expect(await diets()).toEqual([asRoot, asSaid])
  })

  test.each([
    ['an unknown allergen', { allergens: [{ allergen: 'WATER', severity: 'ALLERGY' }] }, '.allergens[0].allergen'],
    ['an unknown severity', { allergens: [{ allergen: 'MILK', severity: 'DEADLY' }] }, '.allergens[0].severity'],
    ['allergens that are no list', { allergens: 'MILK' }, '.allergens'],
    ['too many allergens', { allergens: Array(43).fill(milk) }, '.allergens', 'too_many_entries'],
    ['a note that is too long', { mealSpecificsNote: 'x'.repeat(513) }, '.mealSpecificsNote', 'max_length_exceeded'],
    ['a note that is no text', { mealSpecificsNote: 7 }, '.mealSpecificsNote'],
    ['a word for yes', { vegan: 'yes' }, '.vegan'],
    ['a text for a diet', 'vegan', ''],
    ['a list for a diet', [], ''],
  ])('is refused with %s of the second person', async (_, diet, at, message = 'value_invalid') => {
    const { app, publicId, people } = await given()
    const answer = await app.call(registrationRoutes.register, {
      params: { publicId },
      body: registrationBody(1, body(diet as object)),
    })
    expect(answer).toMatchObject({ status: 406, issues: [{ field: `${field}.diet${at}`, message }] })
    expect(await people()).toEqual([])
  })

  test('lets the second person change what they eat, before and after the deadline', async () => {
    const { app, event, diets, params } = await given()
    await event.confirmed(1, body())
    const self = await mailedSelf(app, partner.email)
    const typed = { ...registrationBody(1), ...own, street: 'Anderswo' }
    expect((await app.call(ownRegistrationRoutes.change, { params: self, body: typed })).status).toBe(200)
    expect(await diets()).toEqual([asRoot, asSaid])
    app.clock.set('2030-06-11T10:00:00Z')
    const late = { vegetarian: false, lactose: false, gluten: false, vegan: false, languageCode: 'de' } as const
    const body2 = { ...late, mealSpecificsNote: 'kein Fleisch', allergens: [milk] }
    expect((await app.call(ownRegistrationRoutes.changeLate, { params: self, body: body2 })).status).toBe(200)
    expect(await diets()).toEqual([asRoot, 'kein Fleisch MILK'])
    const { people } = (await app.call(dietRoutes.diets, { params })).body as DietsReply
    expect(people.map(({ needs }) => needs.map(({ need }) => need))).toEqual([
      ['MILK', 'VEGAN', 'OTHER'],
      ['MILK', 'OTHER'],
    ])
  })
})

describe('an imported row', () => {
  const rows = (diet: unknown) => ({
    rows: [
      { rowNumber: 2, participant: { ...personBody(1), numSeats: 6, ...rootDiet, [field]: { ...partner, diet } } },
    ],
  })

  test('brings the diet of each', async () => {
    const { app, params, diets } = await given()
    expect((await app.call(participantRoutes.import, { params, body: rows(own) })).status).toBe(200)
    expect(await diets()).toEqual([asRoot, asSaid])
  })

  test('that is refused comes back with both diets', async () => {
    const { app, params } = await given()
    const wrong = { ...own, mealSpecificsNote: 'x'.repeat(513) }
    const { body: reply } = await app.call(participantRoutes.import, { params, body: rows(wrong) })
    expect(reply).toMatchObject({
      rejected: [
        {
          participant: { ...rootDiet, [field]: { ...partner, diet: wrong } },
          issues: [{ field: `${field}.diet.mealSpecificsNote`, message: 'max_length_exceeded' }],
        },
      ],
    })
  })

  test('of the second person changes their diet, and nothing where it has none', async () => {
    const { app, params, add, diets, people } = await given()
    await add(body())
    const update = (participant: object) =>
      app.call(participantRoutes.import, {
        params,
        body: { rows: [{ rowNumber: 2, update: true, participant: { email: partner.email, ...participant } }] },
      })
    await update({ mobileNumber: '0171 9' })
    expect([(await people())[1]?.mobileNumber, ...(await diets())]).toEqual(['0171 9', asRoot, asRoot])
    await update({ vegan: false, ...own })
    expect(await diets()).toEqual([asRoot, asSaid])
  })
})
