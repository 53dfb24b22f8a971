import { dinnerRoutes, type PublicDinner, registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { failingDatabase } from '../../../../../test/failing-database.ts'
import { confirmDinner, givenTeams } from '../../../../../test/given.ts'
import { givenPublicDinner } from '../../../../../test/given-registration.ts'
import { loadPublicDinners } from './public-dinner.ts'

const listed = async (app: TestApp, query: Record<string, string> = {}) => {
  const { body, status, issues } = await app.call(registrationRoutes.list, { query })
  return { status, issues, titles: titlesOf(body) }
}
const titlesOf = (body: unknown) =>
  (body as { publicRunningDinners?: PublicDinner[] }).publicRunningDinners?.map((one) => one.publicSettings.title)

const titled = (title: string, basicDetails: object = {}) => ({ basicDetails, publicSettings: { title } })

async function givenConfirmed(...given: Parameters<typeof givenPublicDinner>) {
  const dinner = await givenPublicDinner(...given)
  await confirmDinner(given[0], dinner)
  return dinner
}

test('lists confirmed upcoming public events, nearest first, and no others', async () => {
  const app = await createTestApp()
  await givenConfirmed(app, titled('later', { date: '2030-06-20' }))
  await givenConfirmed(app, titled('sooner'))
  await givenConfirmed(app, titled('hidden', { registrationType: 'OPEN' }))
  await givenConfirmed(app, { ...titled('demo'), runningDinnerType: 'DEMO', contract: null })
  await givenPublicDinner(app, titled('unconfirmed'))
  const cancelled = await givenConfirmed(app, titled('cancelled'))
  await app.call(dinnerRoutes.cancel, { params: cancelled.params })
  expect((await listed(app)).titles).toEqual(['sooner', 'later'])
})

test('stops listing an event on its day in its own time zone, but still shows it', async () => {
  const app = await createTestApp()
  const { publicId } = await givenConfirmed(app, titled('berlin'))
  await givenConfirmed(app, titled('kiritimati', { timeZone: 'Pacific/Kiritimati' }))
  // 14 June, noon in UTC: in Kiritimati the 15th has begun.
  app.clock.set('2030-06-14T12:00:00Z')
  expect((await listed(app)).titles).toEqual(['berlin'])
  app.clock.set('2030-06-14T21:59:59Z')
  expect((await listed(app)).titles).toEqual(['berlin'])
  app.clock.set('2030-06-14T22:00:00Z')
  expect((await listed(app)).titles).toEqual([])
  expect((await app.call(registrationRoutes.get, { params: { publicId } })).status).toBe(200)
  app.clock.set('2030-06-15T21:59:59Z')
  expect((await app.call(registrationRoutes.get, { params: { publicId } })).status).toBe(200)
  app.clock.set('2030-06-15T22:00:00Z')
  const over = await app.call(registrationRoutes.get, { params: { publicId } })
  expect([over.status, over.issues[0]?.message]).toEqual([406, 'runningdinner_date_expired'])
})

test('searches the list by part of a city, start of a zip, and first day', async () => {
  const app = await createTestApp()
  await givenConfirmed(app, titled('south', { city: 'Freiburg im Breisgau', zip: '79100' }))
  await givenConfirmed(app, titled('north', { city: '100 % Kiel_Stadt', zip: '24103', date: '2030-06-20' }))
  expect((await listed(app, { search: 'BREIS' })).titles).toEqual(['south'])
  expect((await listed(app, { search: '241' })).titles).toEqual(['north'])
  expect((await listed(app, { search: '100' })).titles).toEqual(['north'])
  expect((await listed(app, { search: '%' })).titles).toEqual(['north'])
  expect((await listed(app, { search: 'l_S' })).titles).toEqual(['north'])
  expect((await listed(app, { search: '\\' })).titles).toEqual([])
  expect((await listed(app, { from: '2030-06-20' })).titles).toEqual(['north'])
  expect((await listed(app, { from: '' })).titles).toEqual(['south', 'north'])
  const wrong = await listed(app, { from: '20.06.2030' })
  expect([wrong.status, wrong.issues[0]?.message]).toEqual([406, 'date_invalid'])
})

test('shows an event without private data', async () => {
  const app = await createTestApp()
  const { publicId, dinner } = await givenPublicDinner(app, {
    afterPartyLocation: {
      title: 'Danach',
      time: '2030-06-15T23:30',
      addressName: 'Bar',
      street: 'Geheimweg',
      streetNr: '1',
      zip: '79100',
      cityName: 'Freiburg',
    },
  })
  const { body, status } = await app.call(registrationRoutes.get, { params: { publicId } })
  expect(status).toBe(200)
  expect(registrationRoutes.get.reply.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    publicSettings: {
      title: 'Frühlingslauf',
      publicDinnerUrl: `http://localhost:8080/running-dinner-events/${publicId}`,
    },
    date: '2030-06-15',
    registrationOpen: true,
    registrationDateExpired: false,
    waitingList: false,
    waitingReason: null,
    headCount: null,
    paymentOptions: null,
    numSeatsNeededForHost: 6,
    area: { quality: 'APPROXIMATE' },
  })
  const text = JSON.stringify(body)
  for (const secret of [dinner.adminId, dinner.id, 'Geheimweg', 'Olga Organ']) expect(text).not.toContain(secret)
})

test("includes the day of the deadline in the event's time zone", async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app)
  const state = async (instant: string) => {
    app.clock.set(instant)
    const { body } = await app.call(registrationRoutes.get, { params: { publicId } })
    const { registrationOpen, registrationDateExpired } = body as PublicDinner
    return { registrationOpen, registrationDateExpired }
  }
  expect(await state('2030-06-10T21:59:59.999Z')).toEqual({ registrationOpen: true, registrationDateExpired: false })
  expect(await state('2030-06-10T22:00:00Z')).toEqual({ registrationOpen: false, registrationDateExpired: true })
})

test.each(['unknown', 'x', '../../x', 'a'.repeat(24), `${'a'.repeat(23)}%`])(
  'answers 404 for an unknown link (%s)',
  async (publicId) => {
    const app = await createTestApp()
    const { get, sessionData, activate } = registrationRoutes
    const answers = [
      await app.call(get, { params: { publicId } }),
      await app.call(sessionData, { params: { publicId } }),
      await app.call(activate, { params: { publicId, token: 'a'.repeat(24) } }),
    ]
    for (const answer of answers)
      expect([answer.status, answer.body]).toEqual([
        404,
        { issues: [{ message: 'Das gibt es nicht oder nicht mehr.', code: 'not_found', issueType: 'BAD_REQUEST' }] },
      ])
  },
)

test('shows hidden events and demos by their link, no closed ones, and reports a cancelled one', async () => {
  const app = await createTestApp()
  const statusOf = async (publicId: string) => {
    const { status, issues } = await app.call(registrationRoutes.get, { params: { publicId } })
    return [status, issues[0]?.message]
  }
  const hidden = await givenPublicDinner(app, { basicDetails: { registrationType: 'OPEN' } })
  expect(await statusOf(hidden.publicId)).toEqual([200, undefined])
  const demo = await givenPublicDinner(app, { runningDinnerType: 'DEMO', contract: null })
  expect(await statusOf(demo.publicId)).toEqual([200, undefined])
  await app.database.pool.query("update dinner set registration_type = 'CLOSED' where id = $1", [hidden.dinner.id])
  expect(await statusOf(hidden.publicId)).toEqual([404, 'not_found'])
  const cancelled = await givenPublicDinner(app)
  await app.call(dinnerRoutes.cancel, { params: cancelled.params })
  expect(await statusOf(cancelled.publicId)).toEqual([404, 'event_cancelled'])
})

test('announces the waiting list once teams exist or all places are taken, and says which of the two', async () => {
  const app = await createTestApp()
  const waitingList = async (publicId: string) => {
    const { body } = await app.call(registrationRoutes.get, { params: { publicId } })
    const { waitingList: isWaiting, waitingReason } = body as PublicDinner
    return isWaiting && waitingReason
  }
  const full = await givenPublicDinner(app, { publicSettings: { participantLimit: 2 } })
  await full.register(1)
  expect(await waitingList(full.publicId)).toBe(false)
  await full.register(2)
  expect(await waitingList(full.publicId)).toBe('PLACES')
  const arranged = await givenPublicDinner(app)
  expect(await waitingList(arranged.publicId)).toBe(false)
  await givenTeams(app, arranged)
  expect(await waitingList(arranged.publicId)).toBe('TEAMS')
})

test("returns the form's choices in the event's language", async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app, { basicDetails: { languageCode: 'en' } })
  const { body } = await app.call(registrationRoutes.sessionData, { params: { publicId } })
  expect(body).toMatchObject({ numSeatsNeededForHost: 6, genders: [{ value: 'UNDEFINED' }, { label: 'Male' }, {}] })
})

test('lists each event as its own page shows it, with price, places and after party', async () => {
  const app = await createTestApp()
  const partner = { firstnamePart: 'Pat', lastname: 'Partner', email: '', mobileNumber: '' }
  const full = await givenConfirmed(app, { ...titled('full'), publicSettings: { title: 'full', participantLimit: 1 } })
  const busy = await givenConfirmed(app, titled('busy', { date: '2030-06-16' }))
  const paid = await givenConfirmed(app, titled('paid', { date: '2030-06-17' }))
  await full.register(1, { numSeats: 6, teamPartnerWishRegistrationData: partner })
  // Other addresses than above: a token is read from the last mail to its address.
  for (const number of [11, 12, 13, 14, 15]) await busy.confirmed(number)
  await app.database.pool.query(
    `insert into payment_options values (gen_random_uuid(), $1, 'Verein', 1250, 'kasse@organisers.example',
      'https://organisers.example/agb', '', now())`,
    [paid.dinner.id],
  )
  const { body } = await app.call(registrationRoutes.list)
  const pages = []
  for (const { publicId } of [full, busy, paid])
    pages.push((await app.call(registrationRoutes.get, { params: { publicId } })).body)
  expect(JSON.stringify(body)).toBe(JSON.stringify({ publicRunningDinners: pages }))
  expect(pages).toMatchObject([
    { waitingList: false, headCount: null },
    { headCount: 5, paymentOptions: null },
    { paymentOptions: { pricePerRegistration: '12.50' } },
  ])
})

test('asks the database once for the list of two events as of twenty', async () => {
  const app = await createTestApp()
  const counted = failingDatabase(app.database.url)
  onTestFinished(() => counted.close())
  for (const count of [2, 18]) {
    for (let number = 0; number < count; number++) await givenConfirmed(app, titled('public'))
    counted.watch()
    const listedThen = await loadPublicDinners({ ...app.ctx, db: counted.db })
    expect([listedThen.length, counted.statements().length]).toEqual([count === 2 ? 2 : 20, 1])
  }
})
