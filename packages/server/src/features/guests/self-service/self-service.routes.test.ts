import { type SelfTeamReply, selfRoutes } from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenTeams } from '../../../../test/given.ts'
import { givenMessage } from '../../../../test/given-portal.ts'
import { givenPublicDinner } from '../../../../test/given-registration.ts'

test('says that routes were mailed, and refuses a host without seats', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...given.params, acknowledgeToken: given.acknowledgeToken } })
  const [team] = await givenTeams(app, given)
  const host = team?.hostTeamMember
  const mate = team?.teamMembers.find(({ id }) => id !== host?.id)
  if (!team || !host || !mate) throw new Error('a team has a host and another member')
  const { rows } = await app.database.pool.query('select self_admin_id from participant where id = $1', [host.id])
  const params = { selfAdminId: String(rows[0].self_admin_id), participantId: host.id, teamId: team.id }
  const read = async () => (await app.call(selfRoutes.team, { params })).body as SelfTeamReply
  await app.database.pool.query('update participant set num_seats = 0 where id = $1', [mate.id])
  expect(await read()).toMatchObject({ routesMailed: false })
  expect((await read()).teamMembers.find(({ id }) => id === mate.id)?.withoutSeats).toBe(true)
  app.clock.set('2030-05-02T10:00:00Z')
  await givenMessage(app, given, 'dinnerRoutes')
  expect(await read()).toMatchObject({ routesMailed: true })
  const body = { newHostingTeamMemberId: mate.id, comment: '' }
  const refused = await app.call(selfRoutes.changeHost, { params, body })
  expect([refused.status, refused.issues[0]?.message]).toEqual([406, 'host_without_seats'])
  await app.database.pool.query('update participant set num_seats = null where id = $1', [mate.id])
  expect((await app.call(selfRoutes.changeHost, { params, body })).status).toBe(200)
})

test('says of the own team when the evening is over', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...given.params, acknowledgeToken: given.acknowledgeToken } })
  const [team] = await givenTeams(app, given)
  const participantId = team?.teamMembers[0]?.id ?? ''
  const { rows } = await app.database.pool.query('select self_admin_id from participant where id = $1', [participantId])
  const params = { selfAdminId: String(rows[0].self_admin_id), participantId, teamId: team?.id ?? '' }
  const isOver = async () => ((await app.call(selfRoutes.team, { params })).body as SelfTeamReply).over
  expect(await isOver()).toBe(false)
  app.clock.set(`${given.dinner.basicDetails.date}T20:00:00Z`)
  expect(await isOver()).toBe(false)
  app.clock.set('2030-07-01T10:00:00Z')
  expect(await isOver()).toBe(true)
})
