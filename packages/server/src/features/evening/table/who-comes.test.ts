import { eveningHelperRoutes, eveningTableRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenParticipants } from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'

test('the sheet says whether a lost host comes as a guest, and who could come instead of a team that does not', async () => {
  const { app, given, params, teams, report, member } = await givenEvening()
  const mealId = given.dinner.meals[1]?.id ?? ''
  const host = teams.find(({ meal }) => meal.id === mealId)
  const path = { mealId, teamId: host?.id ?? '' }
  const sheetOf = async (secret: string) => {
    const { status, body } = await app.call(eveningTableRoutes.table, { params: { adminId: secret, ...path } })
    expect(status).toBe(200)
    return eveningTableRoutes.table.reply.parse(body)
  }
  const sheet = () => sheetOf(params.adminId)
  const [could, cooks] = await givenParticipants(app, given, 2, (number) => ({ email: `late${number}@guests.example` }))
  for (const [person, standby] of [
    [could, { standbyGuest: true }],
    [cooks, { standbyCook: true }],
  ] as const)
    await app.database.db
      .updateTable('participant')
      .set(standby)
      .where('id', '=', person?.id ?? '')
      .execute()
  app.clock.set('2030-06-15T17:30:00Z')
  expect(await sheet()).toMatchObject({ hostComes: null, standbyGuests: [] })

  expect(await report(member(host), { kind: 'CANNOT_COOK', mealId })).toBe('received')
  expect(await sheet()).toMatchObject({ host: 'CANNOT_COOK', hostComes: null })
  app.clock.set('2030-06-15T17:31:00Z')
  expect(await report(member(host), { kind: 'COMING' })).toBe('received')
  expect(await sheet()).toMatchObject({ host: 'CANNOT_COOK', hostComes: true })
  app.clock.set('2030-06-15T17:32:00Z')
  expect(await report(member(host), { kind: 'NOT_COMING' })).toBe('received')
  const { teams: atTable } = await sheet()
  expect(await sheet()).toMatchObject({ hostComes: false, standbyGuests: [] })

  const guest = teams.find(({ id }) => id === atTable[1]?.teamId)
  expect(await report(member(guest), { kind: 'NOT_COMING' })).toBe('received')
  const { standbyGuests } = await sheet()
  expect(standbyGuests.map(({ participantId }) => participantId)).toEqual([could?.id])

  const { body } = await app.call(eveningHelperRoutes.addHelper, { params, body: { name: 'Kim', phone: '' } })
  const { link } = eveningHelperRoutes.addHelper.reply.parse(body)
  const [, secret = ''] = /\/admin\/([A-Za-z0-9_-]{24})\/evening$/.exec(link) ?? []
  expect(await sheetOf(secret)).toMatchObject({ hostComes: false, standbyGuests: [] })
})
