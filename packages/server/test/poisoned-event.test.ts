import { type PublicDinner, registrationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { cleanups } from '../src/features/cleanups.ts'
import { applyRetention } from '../src/features/events/retention/retention.jobs.ts'
import { reminders, runReminders } from '../src/features/reminders.ts'
import { createTestApp, type TestApp } from './app.ts'
import { confirmDinner } from './given.ts'
import { givenPublicDinner } from './given-registration.ts'

async function givenListed(app: TestApp, title: string) {
  const given = await givenPublicDinner(app, { publicSettings: { title } })
  await confirmDinner(app, given)
  return given
}

async function titles(app: TestApp): Promise<string[]> {
  const { body } = await app.call(registrationRoutes.list, {})
  const { publicRunningDinners } = body as { publicRunningDinners: PublicDinner[] }
  return publicRunningDinners.map(({ publicSettings }) => publicSettings.title)
}

test('one event that cannot be read hides no other, stops no job and is deleted in time (REL-15)', async () => {
  const app = await createTestApp()
  const [fine, zone, questions] = [
    await givenListed(app, 'fine'),
    await givenListed(app, 'unknown zone'),
    await givenListed(app, 'other questions'),
  ]
  app.keepLog()
  const poison = (given: typeof fine, column: string, value: string) =>
    app.database.pool.query(`update dinner set ${column} = $1, automatic_offers = true where id = $2`, [
      value,
      given.dinner.id,
    ])
  await poison(zone, 'time_zone', 'Mars/Olympus')
  await poison(questions, 'registration_questions', '{"count": 3}')
  expect(await titles(app)).toEqual(['fine'])
  const siteMap = await app.app.inject('/sitemap.xml')
  expect([siteMap.statusCode, siteMap.payload]).toEqual([200, expect.stringContaining(fine.publicId)])
  await runReminders(app.ctx, { reminders, byHand: true })
  // A week after the event.
  app.clock.set('2030-06-23T10:00:00Z')
  await runReminders(app.ctx, { reminders, byHand: true })
  await applyRetention(app.ctx, { cleanups, byHand: true })
  const { rows } = await app.database.pool.query('select count(*) from dinner')
  expect(rows).toEqual([{ count: 0 }])
})
