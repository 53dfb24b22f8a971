import { eveningPeopleRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'

test('a team that says it cannot come is on the board at once and changes no plan', async () => {
  const { app, params, teams, given, report, member, board } = await givenEvening()
  app.clock.set('2030-06-15T12:00:00+02:00')
  const planVersion = async () => (await app.call(teamRoutes.list, { params })).body
  const before = await planVersion()
  const mealId = given.dinner.meals[1]?.id ?? ''
  const host = teams.find(({ meal }) => meal.id === mealId)
  const { body } = await app.call(eveningPeopleRoutes.people, { params })
  const guestId = eveningPeopleRoutes.people.reply
    .parse(body)
    .teams.find(
      ({ teamId, stops }) => teamId !== host?.id && stops.some(({ hostTeamId }) => hostTeamId === host?.id),
    )?.teamId
  expect(await report(member(teams.find(({ id }) => id === guestId)), { kind: 'NOT_COMING' })).toBe('received')
  expect(await report(member(host), { kind: 'NOT_COMING' })).toBe('received')
  const tables = (await board()).meals.flatMap((meal) =>
    meal.tables.map((table) => ({ ...table, mealId: meal.mealId })),
  )
  const tableOf = (teamId: string | undefined, at: string | undefined) =>
    tables.find((table) => table.teamId === teamId && table.mealId === at)
  expect(tableOf(host?.id, mealId)).toMatchObject({
    state: 'RED',
    reasons: ['CANNOT_COOK', 'GUEST_NOT_COMING'],
    expected: 2,
  })
  const guest = teams.find(({ id }) => id === guestId)
  expect(tableOf(guestId, guest?.meal.id)).toMatchObject({
    state: 'RED',
    reasons: expect.arrayContaining(['CANNOT_COOK']),
  })
  expect(await planVersion()).toEqual(before)
})
