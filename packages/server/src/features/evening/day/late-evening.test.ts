import {
  eveningPeopleRoutes,
  notificationRoutes,
  type OwnEveningReply,
  ownRegistrationRoutes,
  participantRoutes,
  type TeamReply,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { personBody } from '../../../../test/bodies.ts'
import { givenEvening } from '../../../../test/given-evening.ts'

const at = (clock: string) => `2030-06-15T${clock}:00+02:00`

/** A team that cooks the starter, and the hosts of its two later courses. */
async function givenGuest() {
  const given = await givenEvening()
  const { teams, evening, board, member, selfOf } = given
  const [starter, main, dessert] = given.given.dinner.meals.map(({ id }) => id ?? '')
  const team = teams.find(({ meal }) => meal.id === starter) as TeamReply
  const hosts = await Promise.all(
    teams
      .filter(({ meal }) => meal.id !== starter)
      .map(async (host) => {
        const own = (await evening(member(host))).stops.find(({ kind }) => kind === 'own')
        return own?.teams.some(({ teamId }) => teamId === team.id) ? [host] : []
      }),
  )
  const hostAt = (mealId: string | undefined) => hosts.flat().find(({ meal }) => meal.id === mealId) as TeamReply
  const later = [hostAt(main), hostAt(dessert)] as const
  return {
    ...given,
    ...{ team, later },
    hostSelf: (host: TeamReply) => selfOf(host.hostTeamMember?.id ?? ''),
    /** Reasons of the tables that are not fine, by the number of the team. */
    amber: async () =>
      (await board()).meals.flatMap(({ tables }) =>
        tables.flatMap(({ teamId, reasons }) =>
          reasons
            .filter((reason) => reason === 'NOTICE_UNREAD' || reason === 'DIETS_UNREAD')
            .map((reason) => [teamId, reason]),
        ),
      ),
  }
}

const dietNews = ({ notices }: OwnEveningReply) =>
  notices.map(({ changes, seenAt }) => [...changes.map(({ fact, mealId }) => [fact, mealId]), seenAt !== null])

test.each(
  (['vegan', 'vegetarian', 'lactose', 'gluten'] as const).flatMap((flag) => [
    [flag, 'three days before', '2030-06-12T12:00:00+02:00'] as const,
    [flag, 'in the evening', '2030-06-15T18:30:00+02:00'] as const,
  ]),
)('%s alone, entered %s and mailed: both hosts are amber until they have read it', async (flag, _, enteredAt) => {
  const { app, given, team, later, evening, report, hostSelf, amber } = await givenGuest()
  app.clock.set(enteredAt)
  const [person] = team.teamMembers
  const body = personBody(person?.participantNumber ?? 0, { [flag]: true })
  const params = { ...given.params, participantId: person?.id ?? '' }
  expect((await app.call(participantRoutes.update, { params, body })).status).toBe(200)
  expect((await app.call(notificationRoutes.notifyOfChanges, { params: given.params, body: {} })).status).toBe(200)
  await app.deliver()
  app.clock.set(at('18:40'))
  const isIntolerance = flag === 'lactose' || flag === 'gluten'
  const waiting = ({ id }: TeamReply) => [[id, 'NOTICE_UNREAD'], ...(isIntolerance ? [[id, 'DIETS_UNREAD']] : [])]
  expect(await amber()).toEqual([[team.id, 'NOTICE_UNREAD'], ...later.flatMap(waiting)])
  for (const host of later) {
    const { notices, stops } = await evening(hostSelf(host))
    const digest = stops.find(({ kind }) => kind === 'own')?.diets?.digest
    expect(await report(hostSelf(host), { kind: 'SEEN', noticeId: notices[0]?.id })).toBe('received')
    expect(await report(hostSelf(host), { kind: 'DIETS_READ', mealId: host.meal.id, digest })).toBe('received')
  }
  expect(await amber()).toEqual([[team.id, 'NOTICE_UNREAD']])
})

test('another change than of diets, mailed three days before, is waited for no more', async () => {
  const { app, given, team, amber } = await givenGuest()
  app.clock.set('2030-06-12T12:00:00+02:00')
  const person = team.teamMembers.find(({ id }) => id === team.hostTeamMember?.id)
  const params = { ...given.params, participantId: person?.id ?? '' }
  const body = personBody(person?.participantNumber ?? 0, { street: 'Neue Gasse' })
  expect((await app.call(participantRoutes.update, { params, body })).status).toBe(200)
  await app.call(notificationRoutes.notifyOfChanges, { params: given.params, body: {} })
  await app.deliver()
  app.clock.set(at('18:20'))
  expect(await amber()).toEqual([])
})

test('a diet that changes after the routes is a notice for each later host, amber until it is read', async () => {
  const { app, given, team, later, evening, report, hostSelf, amber, selfOf } = await givenGuest()
  app.clock.set(at('20:00'))
  expect(await amber()).toEqual([])
  const [person] = team.teamMembers
  // The guest's own page, in the middle of the starter.
  const self = selfOf(person?.id ?? '')
  const { mobileNumber = '', addressRemarks = '' } = person ?? {}
  const diet = { vegan: true, vegetarian: false, lactose: false, gluten: false }
  const own = { ...diet, mobileNumber, addressRemarks, languageCode: 'de', mealSpecificsNote: 'keine Nüsse' }
  expect((await app.call(ownRegistrationRoutes.changeLate, { params: self, body: own })).status).toBe(200)
  const waiting = ({ id }: TeamReply) => [
    [id, 'NOTICE_UNREAD'],
    [id, 'DIETS_UNREAD'],
  ]
  // The starter is at the own table: the partner cooks with it and has not read it either.
  expect(await amber()).toEqual([[team.id, 'NOTICE_UNREAD'], ...later.flatMap(waiting)])
  for (const host of later) {
    const reply = await evening(hostSelf(host))
    expect(dietNews(reply)).toEqual([[['DIETS', host.meal.id], false]])
    const { digest, ...diets } = reply.stops.find(({ kind }) => kind === 'own')?.diets ?? {}
    expect(diets).toMatchObject({ vegan: 1, read: false })
    expect(await report(hostSelf(host), { kind: 'SEEN', noticeId: reply.notices[0]?.id })).toBe('received')
    expect(await report(hostSelf(host), { kind: 'DIETS_READ', mealId: host.meal.id, digest })).toBe('received')
  }
  expect(await amber()).toEqual([[team.id, 'NOTICE_UNREAD']])

  // The organiser corrects it: asked again.
  const [main, dessert] = later
  const body = personBody(person?.participantNumber ?? 0, { vegan: false, mealSpecificsNote: 'keine Nüsse' })
  const params = { ...given.params, participantId: person?.id ?? '' }
  expect((await app.call(participantRoutes.update, { params, body })).status).toBe(200)
  expect(await amber()).toEqual(expect.arrayContaining([...waiting(main), ...waiting(dessert)]))
  // Nothing is due any more at a course when the next one has begun.
  app.clock.set(at('23:00'))
  expect(await amber()).toEqual(waiting(dessert))
})

test('at half past midnight, with dessert at 23:00, it is still the evening', async () => {
  const { app, given, teams, evening, report, member, board, hostSelf, later } = await givenGuest()
  const [, host] = later
  const guest = teams.find(({ meal }) => meal.id !== host.meal.id) as TeamReply
  const self = member(guest)
  const mealId = host.meal.id
  const phases = async () => {
    const people = await app.call(eveningPeopleRoutes.people, { params: given.params })
    return [(await evening(self)).phase, eveningPeopleRoutes.people.reply.parse(people.body).phase]
  }
  app.clock.set('2030-06-16T00:30:00+02:00')
  expect(await phases()).toEqual(['TONIGHT', 'TONIGHT'])
  const stops = (await evening(self)).stops
  expect(stops.find((stop) => stop.mealId === mealId)?.place).not.toBeNull()
  expect(await report(self, { kind: 'HELP', mealId })).toBe('received')
  expect((await board()).meals.flatMap(({ tables }) => tables.flatMap(({ reasons }) => reasons))).toContain('HELP')
  expect(await report(hostSelf(host), { kind: 'COMPLETE', mealId })).toBe('received')
  app.clock.set('2030-06-16T01:59:59+02:00')
  expect(await phases()).toEqual(['TONIGHT', 'TONIGHT'])
  app.clock.set('2030-06-16T02:00:00+02:00')
  expect(await phases()).toEqual(['OVER', 'OVER'])
})
