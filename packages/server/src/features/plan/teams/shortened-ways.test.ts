import { type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'

test('keeps with the plan by how much its ways are shorter, and building again can be undone', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params } = given
  for (const [index, { id }] of (await givenParticipants(app, given, 24)).entries())
    await app.database.db
      .updateTable('participant')
      .set({ lat: 48 + ((index * 7) % 24) / 500, lng: 8 + ((index * 5) % 24) / 300, geocodingQuality: 'EXACT' })
      .where('id', '=', id)
      .execute()
  const newest = async () => {
    const { body } = await app.call(teamRoutes.history, { params })
    return teamRoutes.history.reply.parse(body).undo
  }
  const idsOf = (body: unknown) => (body as { teams: TeamReply[] }).teams.map(({ id }) => id)
  const { body: first } = await app.call(teamRoutes.arrange, { params })
  const built = await newest()
  expect(built).toMatchObject({ activityType: 'TEAM_ARRANGEMENT_CREATED', data: { teams: 12 } })
  expect(built?.data.metres).toBeLessThan(Number(built?.data.metresBefore))
  expect(built?.data.longestMetres).toBeLessThan(Number(built?.data.metres))
  await app.call(teamRoutes.rearrange, { params })
  expect(await newest()).toMatchObject({
    activityType: 'TEAMS_RECREATED',
    data: { metresBefore: expect.any(Number), metres: expect.any(Number), longestMetres: expect.any(Number) },
  })
  const { body: back } = await app.call(teamRoutes.undo, { params })
  expect(idsOf(back)).toEqual(idsOf(first))
})
