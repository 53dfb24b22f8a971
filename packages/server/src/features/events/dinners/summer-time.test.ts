import {
  type DinnerReply,
  dinnerRoutes,
  registrationRoutes,
  settingsRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { dinnerBody } from '../../../../test/bodies.ts'
import { confirmDinner, givenDinner } from '../../../../test/given.ts'
import { givenPublicDinner, registrationBody } from '../../../../test/given-registration.ts'
import { jobsByHand } from '../../jobs.ts'

const spring = '2027-03-28'
const autumn = '2027-10-31'
const now = '2027-01-10T10:00:00Z'

/** Clock times are stored, shown and sorted as typed, also when the clocks skip or repeat them. */
describe.each([
  ['clocks go forward', spring],
  ['clocks go back', autumn],
])('when %s', (_, date) => {
  test.each([
    ['02:00', '02:30', '03:00'],
    ['01:59', '02:59', '03:01'],
    ['00:30', '02:15', '23:00'],
  ])('courses at %s, %s and %s keep times and order (INP-04)', async (...clocks) => {
    const app = await createTestApp({ now })
    const times = clocks.map((clock) => `${date}T${clock}`)
    const { options, basicDetails } = dinnerBody()
    const meals = options.meals.map((meal) => ({ ...meal, time: `${date}${meal.time.slice(10)}` }))
    const { params, dinner } = await givenDinner(app, {
      basicDetails: { ...basicDetails, date },
      options: { ...options, meals },
    })
    const [third, first, second] = dinner.meals
    const wanted = [
      { ...third, time: times[2] },
      { ...first, time: times[0] },
      { ...second, time: times[1] },
    ]
    const { body } = await app.call(settingsRoutes.saveSchedule, { params, body: { meals: wanted } })
    expect((body as DinnerReply).meals.map((meal) => meal.time)).toEqual(times)
  })

  test('an after party at 02:30 keeps its time when the event moves to or from that night', async () => {
    const app = await createTestApp({ now })
    const { options, basicDetails: basics } = dinnerBody()
    const { params, dinner } = await givenDinner(app, {
      basicDetails: { ...basics, date: '2027-05-08' },
      options: {
        ...options,
        meals: options.meals.map((meal) => ({ ...meal, time: `2027-05-08${meal.time.slice(10)}` })),
      },
    })
    const party = { title: 'Danach', street: 'Weg', streetNr: '1', zip: '79100', cityName: 'Freiburg' }
    await app.call(settingsRoutes.saveAfterParty, { params, body: { ...party, time: '2027-05-08T02:30' } })
    const move = async (day: string) => {
      const { teamPartnerWishDisabled: _, ...basicDetails } = dinner.basicDetails
      const { body } = await app.call(dinnerRoutes.saveBasicSettings, {
        params,
        body: { basicDetails: { ...basicDetails, date: day } },
      })
      return (body as DinnerReply).afterPartyLocation?.time
    }
    expect(await move(date)).toBe(`${date}T02:30`)
    expect(await move('2027-06-12')).toBe('2027-06-12T02:30')
  })
})

describe('registration closes at the end of the day in the event’s time zone', () => {
  test.each([
    ['on the day of 23 hours', spring, '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00.000Z'],
    ['on the day of 25 hours', autumn, '2027-10-31T22:59:59.999Z', '2027-10-31T23:00:00.000Z'],
    ['on the day before 23 hours', '2027-03-27', '2027-03-27T22:59:59.999Z', '2027-03-27T23:00:00.000Z'],
    ['on the day before 25 hours', '2027-10-30', '2027-10-30T21:59:59.999Z', '2027-10-30T22:00:00.000Z'],
  ])('%s', async (_, deadline, last, first) => {
    const app = await createTestApp({ now })
    const { publicId } = await givenPublicDinner(app, {
      basicDetails: { date: '2027-11-20' },
      publicSettings: { endOfRegistrationDate: deadline },
    })
    const register = (number: number) =>
      app.call(registrationRoutes.register, { params: { publicId }, body: registrationBody(number) })
    app.clock.set(last)
    expect((await register(1)).status).toBe(200)
    app.clock.set(first)
    expect((await register(2)).issues[0]?.message).toBe('registration_date_expired')
  })
})

test.each([
  [spring, '2027-04-02T21:59:59Z', '2027-04-02T22:00:00Z'],
  [autumn, '2027-11-05T22:59:59Z', '2027-11-05T23:00:00Z'],
])('keeps the data of %s for calendar days, not for hours', async (date, last, first) => {
  const app = await createTestApp({ now })
  const { options, basicDetails } = dinnerBody()
  const given = await givenDinner(app, {
    basicDetails: { ...basicDetails, date },
    options: { ...options, meals: options.meals.map((meal) => ({ ...meal, time: `${date}${meal.time.slice(10)}` })) },
  })
  await confirmDinner(app, given)
  const { params } = given
  const statusAt = async (instant: string) => {
    app.clock.set(instant)
    await jobsByHand(app.ctx).retention()
    return (await app.call(dinnerRoutes.get, { params })).status
  }
  expect([await statusAt(last), await statusAt(first)]).toEqual([200, 404])
})

test('creates an event on the night the clocks go forward with times as typed (INP-04)', async () => {
  const app = await createTestApp({ now })
  const { options, basicDetails } = dinnerBody()
  const { body } = await app.call(wizardRoutes.create, {
    body: dinnerBody({
      basicDetails: { ...basicDetails, date: spring },
      options: {
        ...options,
        meals: ['01:30', '02:30', '03:30'].map((clock) => ({ label: clock, time: `${spring}T${clock}` })),
      },
    }),
  })
  const { runningDinner } = body as { runningDinner: DinnerReply }
  expect(runningDinner.meals.map((meal) => [meal.label, meal.time.slice(11)])).toEqual([
    ['01:30', '01:30'],
    ['02:30', '02:30'],
    ['03:30', '03:30'],
  ])
})
