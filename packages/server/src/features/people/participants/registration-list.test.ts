import { participantRoutes, type RegistrationInfo } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'
import { givenOrder, givenPaidDinner } from '../../../../test/given-payment.ts'
import { givenPublicDinner } from '../../../../test/given-registration.ts'

interface Page {
  registrations: RegistrationInfo[]
  notActivatedRegistrationsTooOld: RegistrationInfo[]
  hasMore: boolean
  page: number
}

async function pageOf(app: TestApp, { params }: GivenDinner, page?: number): Promise<Page> {
  const answer = await app.call(participantRoutes.registrations, {
    params,
    ...(page === undefined ? {} : { query: { page: String(page) } }),
  })
  expect(answer.status).toBe(200)
  return answer.body as Page
}

const partner = (number: number) => ({
  numSeats: 6,
  teamPartnerWishRegistrationData: { firstnamePart: 'Pat', lastname: `Partner${number}`, email: '', mobileNumber: '' },
})
const later = (app: TestApp, milliseconds: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + milliseconds).toISOString())
const names = (rows: RegistrationInfo[]) => rows.map((row) => row.firstnamePart)

test('lists unconfirmed registrations first, then the newest, and a pair as one row with both names', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.confirmed(1)
  later(app, 60_000)
  await given.confirmed(2, partner(2))
  later(app, 60_000)
  await given.register(3, partner(3))
  later(app, 60_000)
  await given.register(4)
  const { registrations, hasMore, page } = await pageOf(app, given)
  expect([names(registrations), hasMore, page]).toEqual([['Vorname4', 'Vorname3', 'Vorname2', 'Vorname1'], false, 0])
  expect(registrations.map((row) => row.teamPartnerWishChildInfo)).toEqual(['', 'Pat Partner3', 'Pat Partner2', ''])
  expect(registrations.map((row) => row.activatedBy)).toEqual([
    '',
    '',
    'person2@guests.example',
    'person1@guests.example',
  ])
  expect(registrations.map((row) => row.activationDate === null)).toEqual([true, true, false, false])
})

test('has 18 registrations on a page, pairs included', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 40, (number) => (number % 2 === 0 ? partner(number) : {}))
  const pages = [
    await pageOf(app, given),
    await pageOf(app, given, 1),
    await pageOf(app, given, 2),
    await pageOf(app, given, 3),
  ]
  expect(pages.map(({ registrations, hasMore, page }) => [registrations.length, hasMore, page])).toEqual([
    [18, true, 0],
    [18, true, 1],
    [4, false, 2],
    [0, false, 3],
  ])
  // All came at the same moment: the highest number is first.
  const numbers = Array.from({ length: 40 }, (_, index) => `Vorname${40 - index}`)
  expect(pages.flatMap(({ registrations }) => names(registrations))).toEqual(numbers)
})

test('has no more pages after one that is exactly full', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 18)
  expect((await pageOf(app, given)).hasMore).toBe(false)
})

describe('registrations that are unconfirmed for too long', () => {
  test('lists those unconfirmed for more than two days', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1, partner(1))
    await given.confirmed(2)
    later(app, 2 * 24 * 3_600_000)
    await given.register(3)
    expect((await pageOf(app, given)).notActivatedRegistrationsTooOld).toEqual([])
    later(app, 1)
    const { notActivatedRegistrationsTooOld: old } = await pageOf(app, given, 1)
    expect(old).toMatchObject([{ firstnamePart: 'Vorname1', teamPartnerWishChildInfo: 'Pat Partner1' }])
  })

  test('lists all of them, and none once they are confirmed by hand', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1)
    await given.register(2)
    later(app, 3 * 24 * 3_600_000)
    const { notActivatedRegistrationsTooOld: old } = await pageOf(app, given)
    expect(names(old)).toHaveLength(2)
    for (const { id } of old)
      await app.call(participantRoutes.activate, { params: { ...given.params, participantId: id } })
    const after = await pageOf(app, given)
    expect(after.notActivatedRegistrationsTooOld).toEqual([])
    expect(after.registrations.map((row) => row.activatedBy)).toEqual(Array(2).fill('olga@organisers.example'))
  })
})

test('leaves out a registration whose payment is pending', async () => {
  const app = await createTestApp()
  const given = await givenPaidDinner(app)
  await givenOrder(app, given)
  expect((await pageOf(app, given)).registrations).toEqual([])
})

test.each(['x', '-1', '1.5', '99999'])('refuses page %s', async (page) => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const response = await app.app.inject({
    url: `/api${participantRoutes.registrations.path.replace(':adminId', params.adminId)}?page=${page}`,
  })
  expect([response.statusCode, response.json().issues[0]]).toEqual([
    400,
    { field: 'page', message: 'Gib eine Zahl an.', code: 'number_invalid', issueType: 'BAD_REQUEST' },
  ])
})
