import { type EveningPeopleReply, eveningPeopleRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'

test('names the people beside the board and where they are, until the noon after the evening', async () => {
  const { app, params, teams, board, given } = await givenEvening()
  const people = async (): Promise<EveningPeopleReply> => {
    const { status, body } = await app.call(eveningPeopleRoutes.people, { params })
    expect(status).toBe(200)
    return eveningPeopleRoutes.people.reply.parse(body)
  }
  app.clock.set('2030-06-15T15:59:00+02:00')
  expect(await people()).toMatchObject({
    phase: 'BEFORE',
    opensAt: '2030-06-15T16:00:00+02:00',
    cancelled: false,
    helper: null,
  })
  app.clock.set('2030-06-15T16:00:00+02:00')
  const reply = await people()
  expect(reply).toMatchObject({ phase: 'TONIGHT', title: given.dinner.basicDetails.title })
  expect(reply.meals.map(({ mealId }) => mealId)).toEqual(given.dinner.meals.map(({ id }) => id))
  const [team] = teams
  const host = team?.hostTeamMember
  const shown = reply.teams.find(({ teamId }) => teamId === team?.id)
  expect(shown).toMatchObject({
    teamNumber: team?.teamNumber,
    cancelled: false,
    members: team?.teamMembers.map((person) => ({
      participantId: person.id,
      name: fullName(person),
      phone: person.mobileNumber,
      isHost: person.id === host?.id,
    })),
    place: { street: host?.street, streetNr: host?.streetNr },
  })
  // One stop in each course, and every table of the board has exactly these guests.
  expect(reply.teams.map(({ stops }) => stops.length)).toEqual(teams.map(() => 3))
  for (const { mealId, tables } of (await board()).meals)
    for (const { teamId, expected } of tables) {
      const seated = reply.teams.filter(({ stops }) =>
        stops.some((stop) => stop.mealId === mealId && stop.hostTeamId === teamId),
      )
      const guests = seated.filter((guest) => guest.teamId !== teamId).flatMap(({ members }) => members)
      expect(guests).toHaveLength(expected)
    }
  app.clock.set('2030-06-16T12:00:00+02:00')
  const text = JSON.stringify(await people())
  expect(text).toContain(shown?.members[0]?.name)
  for (const secret of [shown?.members[0]?.phone, host?.street]) expect(text).not.toContain(secret)
})
