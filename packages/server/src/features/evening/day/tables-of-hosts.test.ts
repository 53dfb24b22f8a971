import { teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'

const at = (clock: string) => `2030-06-15T${clock}:00+02:00`

test('shows each host as many guests as are expected, with the numbers of that table only, at tables of two, three and four', async () => {
  const { app, params, teams, member, evening, board, report } = await givenEvening()
  const [gone, halved] = teams
  const leaving = halved?.teamMembers.find(({ id }) => id !== halved.hostTeamMember?.id)
  await app.call(teamRoutes.cancel, { params: { ...params, teamId: gone?.id ?? '' }, body: {} })
  await app.call(teamRoutes.cancelMember, {
    params: { ...params, teamId: halved?.id ?? '', participantId: leaving?.id ?? '' },
  })
  app.clock.set(at('18:00'))
  const { rows } = await app.database.pool.query<{ host: string; count: number; phones: string[] }>(
    `select host_team_id as host, count(*)::int as count, array_agg(mobile_number order by mobile_number) as phones
     from visit join participant on team_id = guest_team_id group by 1`,
  )
  const tables = async () => (await board()).meals.flatMap((meal) => meal.tables)
  const own = async (teamId: string) => {
    const host = teams.find(({ id }) => id === teamId)
    const person = host?.teamMembers.find(({ id }) => id === host.hostTeamMember?.id)
    const { stops } = await evening(member(host, person && host ? host.teamMembers.indexOf(person) : 0))
    return stops.find(({ kind }) => kind === 'own')
  }
  const seated = rows.filter(({ host }) => host !== gone?.id)
  for (const { host, count, phones } of seated) {
    const stop = await own(host)
    const shown = stop?.teams ?? []
    expect([shown.flatMap(({ names }) => names).length, stop?.guestsExpected]).toEqual([count, count])
    expect(shown.flatMap((team) => team.phones).sort()).toEqual(phones)
    expect((await tables()).find(({ teamId }) => teamId === host)?.expected).toBe(count)
  }
  expect(new Set(seated.map(({ count }) => count))).toEqual(new Set([2, 3, 4]))
  // A team that does not come stays in the list and is not expected.
  const four = seated.find(({ count }) => count === 4)?.host ?? ''
  const absent = (await own(four))?.teams[0]?.teamId
  expect(await report(member(teams.find(({ id }) => id === absent)), { kind: 'NOT_COMING' })).toBe('received')
  const stop = await own(four)
  expect([stop?.guestsExpected, stop?.teams.map(({ teamId, state }) => [teamId === absent, state])]).toEqual([
    2,
    [
      [true, 'NOT_COMING'],
      [false, 'UNKNOWN'],
    ],
  ])
})

test('both members press LATE and ARRIVED, in either order of arrival: the same state on the card of the host and on the board', async () => {
  const { app, teams, member, evening, board, report } = await givenEvening()
  const { mealId = null, teams: guests = [] } =
    (await evening(member(teams.at(-1)))).stops.find(({ kind }) => kind === 'own') ?? {}
  const [late, arrived] = [
    { kind: 'LATE', mealId, minutes: 10, madeAt: at('18:55') },
    { kind: 'ARRIVED', mealId, madeAt: at('19:04') },
  ] as const
  app.clock.set(at('19:05'))
  const orders = [
    [late, arrived],
    [arrived, late],
  ] as const
  for (const [index, [first, second]] of orders.entries()) {
    const team = teams.find(({ id }) => id === guests[index]?.teamId)
    expect(await report(member(team, 0), first)).toBe('received')
    app.clock.set(at(`19:1${index}`))
    expect(await report(member(team, 1), second)).toBe('received')
  }
  const stop = (await evening(member(teams.at(-1)))).stops.find(({ kind }) => kind === 'own')
  expect(stop?.teams.map(({ state }) => state)).toEqual(['ARRIVED', 'ARRIVED'])
  const table = (await board()).meals.flatMap((meal) => meal.tables).find(({ teamId }) => teamId === teams.at(-1)?.id)
  expect(table).toMatchObject({ arrived: 4, expected: 4, state: 'GREEN' })
})
