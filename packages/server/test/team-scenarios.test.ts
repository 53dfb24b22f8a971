import { activityRoutes, participantRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract'
import { planViolations } from '@running-dinner/domain/plan'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants, givenTeams } from './given.ts'
import { givenPublicDinner } from './given-registration.ts'
import { planSnapshot } from './plan-snapshot.ts'

async function teamsOf(app: TestApp, { params }: GivenDinner, query?: Record<string, string>): Promise<TeamReply[]> {
  return teamRoutes.list.reply.parse((await app.call(teamRoutes.list, { params, ...(query ? { query } : {}) })).body)
    .teams
}

async function activitiesOf(app: TestApp, { params }: GivenDinner): Promise<string[]> {
  const { body } = await app.call(activityRoutes.list, { params })
  return activityRoutes.list.reply.parse(body).activities.map(({ activityType, code }) => code ?? activityType)
}

test('returns the stored teams when they are built', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner)
  expect((await app.call(teamRoutes.list, { params: dinner.params })).body).toMatchObject({ teams })
})

test('lists cancelled teams unless they are filtered', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const [first] = await givenTeams(app, dinner)
  await app.call(teamRoutes.cancel, { params: { ...dinner.params, teamId: first?.id ?? '' }, body: {} })
  expect((await teamsOf(app, dinner)).map((team) => team.status).sort()).toEqual(['CANCELLED', ...Array(8).fill('OK')])
  expect((await teamsOf(app, dinner, { filterCancelledTeams: 'true' })).map(({ status }) => status)).toEqual(
    Array(8).fill('OK'),
  )
})

test('refuses to rebuild teams with too few people and keeps the present ones', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const [first] = await givenTeams(app, dinner)
  await app.call(teamRoutes.cancel, { params: { ...dinner.params, teamId: first?.id ?? '' }, body: {} })
  const before = await teamsOf(app, dinner)
  const { status, issues } = await app.call(teamRoutes.rearrange, { params: dinner.params })
  expect([status, issues[0]?.message]).toEqual([406, 'dinner_not_possible'])
  expect(await teamsOf(app, dinner)).toEqual(before)
})

test('ignores a wish for a person who has left', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params } = dinner
  const wish = (number: number) => `person${number === 1 ? 2 : 1}@guests.example`
  await givenParticipants(app, dinner, 18, (number) => ({
    numSeats: 6,
    ...(number < 3 ? { teamPartnerWishEmail: wish(number) } : {}),
  }))
  await app.call(teamRoutes.arrange, { params })
  const teams = await teamsOf(app, dinner)
  const theirs = teams.find((team) => team.teamMembers.some(({ email }) => email === wish(1)))
  const other = teams.find((team) => team !== theirs)
  const one = theirs?.teamMembers.find(({ email }) => email === wish(2))
  const gone = theirs?.teamMembers.find(({ email }) => email === wish(1))
  expect([one?.teamId, gone?.teamId]).toEqual([theirs?.id, theirs?.id])
  const ids = { participantId: one?.id ?? '', otherParticipantId: other?.teamMembers[0]?.id ?? '' }
  const swap = () => app.call(teamRoutes.swapMembers, { params: { ...params, ...ids } })
  expect((await swap()).issues[0]?.message).toBe('team_swap_violates_team_partner_wish')
  const leaves = { teamId: theirs?.id ?? '', participantId: gone?.id ?? '' }
  expect((await app.call(teamRoutes.cancelMember, { params: { ...params, ...leaves } })).status).toBe(200)
  expect((await swap()).status).toBe(200)
})

test.each([9, 12, 15, 21, 33, 54])(
  'gives %i teams two guests and two hosts each, and six meetings',
  // The largest event has 108 people.
  { timeout: 180_000 },
  async (count) => {
    const app = await createTestApp()
    const dinner = await givenDinner(app)
    await givenTeams(app, dinner, count * 2)
    const { teams, visits, mealIds } = await planSnapshot(app.database, dinner.dinner.id)
    expect(teams).toHaveLength(count)
    const numbers = new Map(teams.map((team) => [team.id, team.teamNumber]))
    const named = visits.map((visit) => ({
      hostTeamNumber: numbers.get(visit.hostTeamId) ?? 0,
      guestTeamNumber: numbers.get(visit.guestTeamId) ?? 0,
      mealId: visit.mealId,
    }))
    expect(planViolations(teams, named, mealIds)).toEqual([])
  },
)

test('records the creation of an event and its people as activities, open or closed', async () => {
  const app = await createTestApp()
  const closed = await givenDinner(app)
  await app.call(participantRoutes.create, { params: closed.params, body: personBody(1) })
  expect(await activitiesOf(app, closed)).toEqual(['participant_created', 'DINNER_CREATED'])
  const open = await givenPublicDinner(app)
  await open.confirmed(2)
  expect(await activitiesOf(app, open)).toEqual(['PARTICIPANT_SUBSCRIBED', 'DINNER_CREATED'])
})
