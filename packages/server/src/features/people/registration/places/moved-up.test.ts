import { dinnerRoutes, ownRegistrationRoutes, participantRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { publicSettingsBody } from '../../../../../test/bodies.ts'
import { confirmDinner } from '../../../../../test/given.ts'
import { givenPublicDinner, mailedSelf } from '../../../../../test/given-registration.ts'
import { jobsByHand } from '../../../jobs.ts'

const movedUp = 'Du hast einen Platz'
const emailOf = (number: number) => `person${number}@guests.example`

/** The addresses that were mailed about a place, the first first. */
async function mailedAt(app: TestApp, at: string): Promise<string[]> {
  app.clock.set(at)
  // Two processes at once mail as one does.
  await Promise.all([jobsByHand(app.ctx).reminders(), jobsByHand(app.ctx).reminders()])
  await app.deliver()
  const mails = await app.mails()
  return mails.filter(({ subject }) => subject.includes(movedUp)).map(({ to }) => to)
}

test('mails people who moved up once, ten quiet minutes later', async () => {
  const app = await createTestApp({ now: '2030-05-01T10:00:00Z' })
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: 2 } })
  const { params } = given
  const limitTo = async (participantLimit: number) => {
    const body = { ...publicSettingsBody(), participantLimit }
    expect((await app.call(dinnerRoutes.savePublicSettings, { params, body })).status).toBe(200)
  }
  // The settings refuse a limit below those who have a place.
  const lowered = (limit: number) => app.database.pool.query(`update public_settings set participant_limit = ${limit}`)
  for (const number of [1, 2, 3, 4]) await given.confirmed(number)
  await confirmDinner(app, given)
  const { participantId } = await mailedSelf(app, emailOf(1))

  // Up and down again within ten minutes.
  expect((await app.call(participantRoutes.remove, { params: { ...params, participantId } })).status).toBe(200)
  expect(await mailedAt(app, '2030-05-01T10:05:00Z')).toEqual([])
  await lowered(1)
  expect(await mailedAt(app, '2030-05-01T10:09:00Z')).toEqual([])
  expect(await mailedAt(app, '2030-05-01T10:30:00Z')).toEqual([])

  // Two people at once, seen by the job only after the ten minutes.
  await limitTo(3)
  app.clock.set('2030-05-01T10:40:00Z')
  const { pool } = app.database
  for (const off of ['cancelled_at = now()', 'acknowledged_at = null', "date = '2030-04-30'"]) {
    const [column = ''] = off.split(' ')
    const { rows } = await pool.query(`select ${column} as value from dinner`)
    await pool.query(`update dinner set ${off}`)
    expect(await mailedAt(app, '2030-05-01T10:40:00Z'), off).toEqual([])
    await pool.query(`update dinner set ${column} = $1`, [rows[0]?.value])
  }
  const both = [emailOf(3), emailOf(4)]
  expect((await mailedAt(app, '2030-05-01T10:40:00Z')).sort()).toEqual(both)
  const mail = (await app.mails()).find(({ subject }) => subject.includes(movedUp))
  expect(mail?.subject).toBe('Samstag, 15. Juni: Du hast einen Platz beim Running Dinner')
  expect(mail?.text).toContain('/self/')
  expect(await mailedAt(app, '2030-05-01T11:00:00Z')).toHaveLength(2)

  // Down and up once more is news again.
  await lowered(2)
  expect(await mailedAt(app, '2030-05-01T11:01:00Z')).toHaveLength(2)
  await limitTo(3)
  expect(await mailedAt(app, '2030-05-01T11:10:59Z')).toHaveLength(2)
  expect((await mailedAt(app, '2030-05-01T11:12:00Z')).slice().sort()).toEqual([emailOf(3), emailOf(4), emailOf(4)])
})

test('mails no person while the place of a guest who cancelled is held', async () => {
  const app = await createTestApp({ now: '2030-05-01T10:00:00Z' })
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: 2 } })
  for (const number of [1, 2, 3]) await given.confirmed(number)
  await confirmDinner(app, given)
  expect(await mailedAt(app, '2030-05-01T10:00:00Z')).toEqual([])
  const cancelled = await app.call(ownRegistrationRoutes.cancel, { params: await mailedSelf(app, emailOf(1)) })
  expect(cancelled.status).toBe(200)
  expect(await mailedAt(app, '2030-05-01T10:59:00Z')).toEqual([])
  expect(await mailedAt(app, '2030-05-01T11:01:00Z')).toEqual([emailOf(3)])
})
