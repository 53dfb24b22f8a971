import { notificationRoutes, participantRoutes, settingsRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { confirmDinner, givenDinner, givenTeams } from '../../../../test/given.ts'

test('changes are mailed once to a mailbox that a pair shares, and not before the event is confirmed', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params } = given
  const pair = { teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' }, numSeats: 6 }
  expect((await app.call(participantRoutes.create, { params, body: personBody(101, pair) })).status).toBe(200)
  const teams = await givenTeams(app, given, 16)
  const own = teams.find(({ teamMembers }) => teamMembers.some(({ firstnamePart }) => firstnamePart === 'Kim'))
  const ids = own?.teamMembers.map(({ id }) => id) ?? []
  expect(ids).toHaveLength(2)
  const called = (participantId: string) =>
    app.call(notificationRoutes.passedOn, { params: { ...params, participantId }, body: { kind: 'DINNER_ROUTE' } })
  for (const id of ids) expect((await called(id)).status).toBe(200)
  const [meal, ...laterMeals] = given.dinner.meals
  const meals = [{ ...meal, time: '2030-06-15T18:30:00' }, ...laterMeals]
  expect((await app.call(settingsRoutes.saveSchedule, { params, body: { meals } })).status).toBe(200)
  // Only the partner reads this number.
  const [root] = own?.teamMembers.filter(({ firstnamePart }) => firstnamePart !== 'Kim') ?? []
  await app.ctx.db
    .updateTable('participant')
    .set({ mobileNumber: '0171 999' })
    .where('id', '=', root?.id ?? '')
    .execute()
  const notify = () => app.call(notificationRoutes.notifyOfChanges, { params, body: { participantIds: ids } })
  const unconfirmed = await notify()
  const unseen = await app.call(notificationRoutes.previewChanges, { params, body: {} })
  for (const { status, issues } of [unconfirmed, unseen])
    expect([status, issues[0]?.message]).toEqual([424, 'event_not_confirmed'])
  await confirmDinner(app, given)
  expect((await notify()).body).toMatchObject({ numberOfMessageTasks: 1 })
  const mail = await app.ctx.db
    .selectFrom('messageTask')
    .select(['subject', 'content'])
    .where('jobId', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe('Samstag, 15. Juni: an eurem Abend hat sich etwas geändert')
  const [changed = '', whole = ''] = mail.content.split('Auf einen Blick')
  expect(changed).toMatch(/^Hallo (\S+ und Kim|Kim und \S+),\n\nan eurem Abend/)
  // What both have to know comes once, before the names.
  expect(changed.match(/18:30/g)).toHaveLength(1)
  expect(changed).toMatch(/18:30[\s\S]*\n\nKim\n\nNeu: .*Telefon: .*0171 999/)
  expect(changed).not.toContain(`\n\n${root?.firstnamePart}\n`)
  // Neither is told that they are their own partner.
  expect(whole).toContain('Euer Gang')
  expect(whole).not.toContain('Mit dir im Team')
  await app.deliver()
  const { body } = await app.call(notificationRoutes.notificationStatus, { params })
  expect(body).toMatchObject({ outdated: [], routes: { known: 2 } })
})
