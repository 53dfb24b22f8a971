import { ownCancellationRoutes, ownRegistrationRoutes, plannedMailRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner } from '../../../../test/given.ts'
import { givenPublicDinner, mailedSelf } from '../../../../test/given-registration.ts'
import { jobsByHand } from '../../jobs.ts'

/** Activities at which each run looks, after one at that time. */
async function lookedAtAfter(app: TestApp, now: string): Promise<number> {
  app.clock.set(now)
  await jobsByHand(app.ctx).reminders()
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::int as count from activity where may_be_news',
  )
  return rows[0]?.count ?? 0
}

test('each run looks at a registration until it is reported, and never at what the organiser did', async () => {
  const app = await createTestApp({ now: '2030-05-01T10:00:00Z' })
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  expect(await lookedAtAfter(app, '2030-05-01T10:00:00Z')).toBe(0)
  await given.confirmed(1)
  // The digest of the day leaves at 18:00 in Berlin.
  expect(await lookedAtAfter(app, '2030-05-01T15:59:00Z')).toBe(1)
  expect(await lookedAtAfter(app, '2030-05-01T16:01:00Z')).toBe(1)
  expect(await lookedAtAfter(app, '2030-05-01T16:03:00Z')).toBe(0)
  await app.deliver()
  const digests = (await app.mails()).filter(({ text }) => text.includes('Nachname1') && text.includes('/admin/'))
  expect(digests).toHaveLength(1)
})

test('each run looks at an activity of the last ten minutes, then no more if its mail is switched off', async () => {
  const app = await createTestApp({ now: '2030-05-01T10:00:00Z' })
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  const save = async (isOn: boolean) => {
    const body = { mail: 'REGISTRATION_DIGEST', isOn, text: '' }
    expect((await app.call(plannedMailRoutes.save, { params: given.params, body })).status).toBe(200)
  }
  await save(false)
  await given.confirmed(1)
  expect(await lookedAtAfter(app, '2030-05-01T10:10:00Z')).toBe(1)
  expect(await lookedAtAfter(app, '2030-05-01T10:10:01Z')).toBe(0)
  await save(true)
  await given.confirmed(2)
  expect(await lookedAtAfter(app, '2030-05-01T15:59:00Z')).toBe(1)
})

test('a cancellation that was taken back is no news, a later one is', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  for (let number = 1; number <= 2; number += 1) await given.confirmed(number)
  const [params, otherParams] = [
    await mailedSelf(app, 'person1@guests.example'),
    await mailedSelf(app, 'person2@guests.example'),
  ]
  await app.call(ownRegistrationRoutes.cancel, { params })
  await app.call(ownRegistrationRoutes.cancel, { params: otherParams })
  expect((await app.call(ownCancellationRoutes.undo, { params })).status).toBe(200)
  const textsAfter = async (now: string) => {
    app.clock.set(now)
    await jobsByHand(app.ctx).reminders()
    await app.deliver()
    return (await app.mails()).filter(({ subject }) => subject.startsWith('Etwas hat')).map(({ text }) => text)
  }
  const [first, ...others] = await textsAfter('2030-05-01T10:03:00Z')
  expect(first).toContain('Vorname2 Nachname2 hat sich abgemeldet')
  expect(first).not.toContain('Vorname1')
  expect(others).toEqual([])
  await app.call(ownRegistrationRoutes.cancel, { params })
  expect((await textsAfter('2030-05-01T10:06:00Z'))[0]).toContain('Vorname1 Nachname1 hat sich abgemeldet')
})
