import { eveningTableRoutes, type TeamReply } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'

/** At 21:10 the two guest teams of a main course are seated at the two other tables of the course, one at each. */
async function givenSeatedElsewhere() {
  const given = await givenEvening()
  const { app, params, teams, evening, member, board } = given
  const mealId = given.given.dinner.meals[1]?.id ?? ''
  const [lost, other, third] = teams.filter(({ meal }) => meal.id === mealId)
  if (!lost || !other || !third) throw new Error('too few tables')
  const at = { params: { ...params, mealId, teamId: lost.id } }
  const stop = (await evening(member(lost))).stops.find((each) => each.mealId === mealId)
  const guests = (stop?.teams ?? []).map(({ teamId }) => teams.find(({ id }) => id === teamId) as TeamReply)
  const tableOf = async (host: TeamReply) =>
    (await board()).meals.find((meal) => meal.mealId === mealId)?.tables.find(({ teamId }) => teamId === host.id)
  const act = async (body: object) => {
    app.clock.set('2030-06-15T19:10:00Z')
    expect((await app.call(eveningTableRoutes.act, { ...at, body })).status).toBe(200)
  }
  return {
    ...{ ...given, mealId, other, third, guests, tableOf, act },
    seatElsewhere: () =>
      act({
        action: 'RESEAT',
        seats: guests.map(({ id }, index) => ({ guestTeamId: id, hostTeamId: (index === 0 ? other : third).id })),
      }),
    stateAt: async (host: TeamReply, guest: TeamReply | undefined) => {
      const table = (await evening(member(host))).stops.find((each) => each.mealId === mealId)
      return table?.teams.find(({ teamId }) => teamId === guest?.id)?.state
    },
  }
}

test('a press that arrives after its team was seated elsewhere is about the table where it was made', async () => {
  const { app, guests, other, mealId, report, member, stateAt, tableOf, seatElsewhere } = await givenSeatedElsewhere()
  const guest = guests[0]
  await seatElsewhere()
  app.clock.set('2030-06-15T19:15:00Z')
  const made = (clock: string) => ({ mealId, madeAt: `2030-06-15T${clock}:00Z` })
  expect(await report(member(guest), { kind: 'NOBODY_OPENS', ...made('19:02') })).toBe('received')
  expect(await stateAt(other, guest)).toBe('COMING')
  expect((await tableOf(other))?.reasons).not.toContain('NOBODY_OPENS')
  // Made after the change it is about the new table.
  expect(await report(member(guest), { kind: 'ARRIVED', ...made('19:12') })).toBe('received')
  expect(await stateAt(other, guest)).toBe('ARRIVED')
})

test('a press about a course that was dropped for its team meanwhile is received', async () => {
  const { app, guests, mealId, report, member, act } = await givenSeatedElsewhere()
  await act({ action: 'DROP' })
  app.clock.set('2030-06-15T19:15:00Z')
  const about = { kind: 'ARRIVED', mealId }
  expect(await report(member(guests[0]), { ...about, madeAt: '2030-06-15T19:02:00Z' })).toBe('received')
  expect(await report(member(guests[0]), { ...about, madeAt: '2030-06-15T19:12:00Z' })).toBe('406 mealId value_invalid')
})

test('"all here" means the guests of the moment: who is seated there later is awaited until the host says it again', async () => {
  const { app, guests, other, third, mealId, report, member, stateAt, tableOf, seatElsewhere } =
    await givenSeatedElsewhere()
  app.clock.set('2030-06-15T19:05:00Z')
  const complete = (host: TeamReply, clock: string) =>
    report(member(host), { kind: 'COMPLETE', mealId, madeAt: `2030-06-15T${clock}:00Z` })
  expect(await complete(other, '19:05')).toBe('received')
  expect(await tableOf(other)).toMatchObject({ expected: 4, arrived: 4 })
  await seatElsewhere()
  // Pressed without a connection before the change, and received after it.
  app.clock.set('2030-06-15T19:15:00Z')
  expect(await complete(third, '19:06')).toBe('received')
  for (const [index, host] of [other, third].entries()) {
    expect(await stateAt(host, guests[index])).toBe('UNKNOWN')
    // A phone whose clock is slow misses a team that was not there yet by that clock.
    const missing = { kind: 'MISSING', mealId, teamId: guests[index]?.id, madeAt: '2030-06-15T19:09:00Z' }
    expect(await report(member(host), missing)).toBe('received')
    expect(await stateAt(host, guests[index])).toBe('MISSING')
    expect(await tableOf(host)).toMatchObject({ expected: 6, arrived: 4 })
    expect(await complete(host, '19:15')).toBe('received')
    expect(await stateAt(host, guests[index])).toBe('ARRIVED')
    expect(await tableOf(host)).toMatchObject({ expected: 6, arrived: 6 })
  }
})
