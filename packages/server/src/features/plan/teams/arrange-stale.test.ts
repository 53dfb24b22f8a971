import { settingsRoutes, teamRoutes } from '@running-dinner/contract'
import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'
import type { Participant as Row } from '../../../platform/db/schema.generated.ts'

/** Runs `changeSettings` between computing an arrangement and storing it. */
function meanwhile(app: TestApp, changeSettings: () => Promise<unknown>) {
  const { workers } = app.ctx
  Object.assign(app.ctx, {
    workers: {
      ...workers,
      run: async (...call: Parameters<typeof workers.run>) => {
        const result = await workers.run(...call)
        await changeSettings()
        return result
      },
    },
  })
  return () => Object.assign(app.ctx, { workers })
}

test('refuses an arrangement when any person it was computed from has changed', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [first, second] = await givenParticipants(app, given, 18)
  const { params } = given
  const change = (row: Updateable<Row>) =>
    app.ctx.db
      .updateTable('participant')
      .set(row)
      .where('id', '=', first?.id ?? '')
      .execute()
  const changedMeanwhile = async (
    route: typeof teamRoutes.arrange | typeof teamRoutes.rearrange,
    row: Updateable<Row>,
  ) => {
    const restore = meanwhile(app, () => change(row))
    const { status, issues } = await app.call(route, { params })
    restore()
    return [status, issues[0]?.message]
  }
  expect(await changedMeanwhile(teamRoutes.arrange, { mobileNumber: '0171 1' })).toEqual([200, undefined])
  const place = { lat: 51.34, lng: 12.37, geocodingQuality: 'EXACT' }
  expect(await changedMeanwhile(teamRoutes.rearrange, place)).toEqual([200, undefined])
  const changes: Updateable<Row>[] = [
    { teamPartnerWishEmail: second?.email ?? '' },
    { preferredMealId: given.dinner.meals[0]?.id ?? null },
    { gender: 'UNDEFINED' },
    { originatorId: first?.id ?? null },
    { street: 'Another street' },
    { email: 'another@example.org' },
    { numSeats: 1 },
    { activatedAt: null },
  ]
  for (const row of changes) {
    const outcome = await changedMeanwhile(teamRoutes.rearrange, row)
    expect({ row, outcome }).toEqual({ row, outcome: [409, 'concurrent_modification'] })
  }
})

test('refuses an arrangement when courses or options of the event have changed', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 18)
  const { params, dinner } = given
  const { meals, options } = dinner
  const outcomes: unknown[] = []
  const settingsChanges = [
    () =>
      app.call(settingsRoutes.saveSchedule, {
        params,
        body: { meals: meals.map((meal) => ({ ...meal, label: 'x' })) },
      }),
    () => app.call(settingsRoutes.saveSchedule, { params, body: { meals: meals.slice(1) } }),
    () => app.call(settingsRoutes.saveOptions, { params, body: { ...options, genderAspects: 'FORCE_GENDER_MIX' } }),
  ]
  for (const changeSettings of settingsChanges) {
    const restore = meanwhile(app, async () => expect((await changeSettings()).status).toBe(200))
    const { status } = await app.call(teamRoutes.rearrange, { params })
    restore()
    outcomes.push(status)
  }
  expect(outcomes).toEqual([200, 409, 409])
})
