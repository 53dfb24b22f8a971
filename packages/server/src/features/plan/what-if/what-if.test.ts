import { participantRoutes, type ReplyOf, type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { locateEveryone } from '../../../../test/given-run.ts'

type WhatIf = ReplyOf<typeof teamRoutes.whatIf>

const whatIf = async (app: TestApp, { params }: GivenDinner) => {
  const { status, body } = await app.call(teamRoutes.whatIf, { params })
  expect(status).toBe(200)
  return body as WhatIf
}
const lossOf = ({ teams }: WhatIf, team: TeamReply | undefined) => teams.find((one) => one.teamId === team?.id)

test('returns no teams before teams exist', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  await givenParticipants(app, dinner, 20)
  expect(await whatIf(app, dinner)).toEqual({ planVersion: 0, waiting: 2, teams: [] })
})

// Judges the loss of every team: 3 s alone.
test('finds no repair for nine teams and one for each of twelve, with people who could step in', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const nine = await givenDinner(app)
  await givenTeams(app, nine, 18)
  const few = await whatIf(app, nine)
  expect(few.teams).toHaveLength(9)
  for (const loss of few.teams)
    expect(loss).toMatchObject({
      severity: 'HIGH',
      repairable: false,
      changedParticipants: null,
      guestsWithoutCourse: 4,
    })

  const twelve = await givenDinner(app)
  await givenTeams(app, twelve, 26)
  await locateEveryone(app)
  const { teams, waiting } = await whatIf(app, twelve)
  expect([teams.length, waiting]).toEqual([12, 2])
  for (const loss of teams) {
    expect(loss).toMatchObject({ repairable: true, changedParticipants: 12 })
    expect(loss.standby?.people.map(({ fullname }) => fullname)).toEqual([
      'Vorname25 Nachname25',
      'Vorname26 Nachname26',
    ])
    expect(loss.standby).toMatchObject({ canHost: 'YES', gendersFit: true, breaksWish: false })
    expect(loss.standby?.distanceInMeters).toBeGreaterThan(0)
  }
  const ranks = ['HIGH', 'MEDIUM', 'LOW']
  const severities = teams.map((loss) => ranks.indexOf(loss.severity))
  expect(severities).toEqual([...severities].sort())
})

test('recomputes the result when people join, leave or change', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner, 24)
  const [team, other] = teams
  expect(lossOf(await whatIf(app, dinner), team)?.standby).toBeNull()
  for (const number of [70, 72])
    await app.call(participantRoutes.create, { params: dinner.params, body: personBody(number, { numSeats: 6 }) })
  const joined = await whatIf(app, dinner)
  expect([joined.waiting, lossOf(joined, team)?.standby?.canHost]).toEqual([2, 'YES'])

  const participantId = team?.teamMembers[0]?.id ?? ''
  await app.call(teamRoutes.cancelMember, { params: { ...dinner.params, teamId: team?.id ?? '', participantId } })
  expect(lossOf(await whatIf(app, dinner), team)).toMatchObject({ members: [expect.any(String)] })
  expect(lossOf(await whatIf(app, dinner), team)?.fragile).toContain('SINGLE_MEMBER')

  await app.call(teamRoutes.cancel, { params: { ...dinner.params, teamId: other?.id ?? '' }, body: {} })
  expect(lossOf(await whatIf(app, dinner), other)).toBeUndefined()
})
