import { participantRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenTeams } from '../../../../test/given.ts'
import { givenConfirmedDinner, givenMessage } from '../../../../test/given-portal.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { removedPeopleCleanup } from '../../plan/plan-history/plan-change.store.ts'

type Person = TeamReply['teamMembers'][number]

/** Nine teams that know their routes, and a host who is going to leave. */
async function givenMailedRoutes() {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const teams = await givenTeams(app, given)
  const team = teams[0] as TeamReply
  const host = team.teamMembers[0] as Person
  const body = { teams: [{ id: team.id, hostTeamMember: { id: host.id } }] }
  expect((await app.call(teamRoutes.saveHosts, { params: given.params, body })).status).toBe(200)
  await givenMessage(app, given, 'dinnerRoutes')
  const stored = () =>
    app.ctx.db.selectFrom('messageTask').select(['recipientEmail', 'content', 'document']).orderBy('id').execute()
  /** What is stored for everybody but the person. */
  const history = async () =>
    JSON.stringify((await stored()).filter(({ recipientEmail }) => recipientEmail !== host.email))
  return { app, given, team, host, history, stored }
}

const own = ({ firstnamePart, lastname, street, streetNr, email, mobileNumber }: Person) =>
  [`${firstnamePart} ${lastname}`, `${street} ${streetNr}`, email, mobileNumber].filter((text) => text.length > 3)

test('a deleted person leaves the mails that others got, and a mail that waits stays as it is', async () => {
  const { app, given, host, history } = await givenMailedRoutes()
  const { params } = given
  const before = await history()
  expect(own(host).filter((value) => !before.includes(value))).toEqual([])
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  await app.ctx.db
    .insertInto('messageTask')
    .columns([
      'id',
      'dinnerId',
      'kind',
      'content',
      'dueAt',
      'createdAt',
      'messageId',
      'recipientEmail',
      'recipientName',
      'replyTo',
      'subject',
    ])
    .expression((eb) =>
      eb
        .selectFrom('messageTask')
        .select((of) => [
          of.val('00000000-0000-4000-8000-00000000cafe').as('id'),
          ...(['dinnerId', 'kind', 'content', 'dueAt', 'createdAt'] as const),
          of.val('waiting').as('messageId'),
          ...(['recipientEmail', 'recipientName', 'replyTo', 'subject'] as const),
        ])
        .where('content', 'like', `%${host.street} ${host.streetNr}%`)
        .where('recipientEmail', '<>', host.email)
        .limit(1),
    )
    .execute()
  const removed = await app.call(participantRoutes.remove, { params: { ...params, participantId: host.id } })
  expect(removed.status).toBe(200)
  const waiting = await app.ctx.db
    .selectFrom('messageTask')
    .select('content')
    .where('messageId', '=', 'waiting')
    .executeTakeFirstOrThrow()
  expect(waiting.content).toContain(`${host.street} ${host.streetNr}`)
  await app.ctx.db.deleteFrom('messageTask').where('messageId', '=', 'waiting').execute()
  const after = await history()
  expect(own(host).filter((value) => after.includes(value))).toEqual([])
  expect(after).toContain('ein Gast, der nicht mehr dabei ist')
})

test('who left a team leaves the mails of others once they cannot be brought back', async () => {
  const { app, given, team, host, history } = await givenMailedRoutes()
  const params = { ...given.params, teamId: team.id, participantId: host.id }
  expect((await app.call(teamRoutes.cancelMember, { params })).status).toBe(200)
  await app.deliver()
  const cleanUp = (now: Date) => inTransaction(app.ctx.db, async (tx) => removedPeopleCleanup.old?.(tx, now))
  await cleanUp(app.ctx.clock.now())
  expect(await history()).toContain(`${host.street} ${host.streetNr}`)
  await cleanUp(new Date(app.ctx.clock.now().getTime() + 8 * 24 * 60 * 60 * 1000))
  const after = await history()
  expect(own(host).filter((value) => after.includes(value))).toEqual([])
})

test('other mails are left as they were sent', async () => {
  const { app, given, host, stored } = await givenMailedRoutes()
  const { params } = given
  const values = own(host)
  const others = (rows: Awaited<ReturnType<typeof stored>>) =>
    rows.filter(
      ({ content }) => values.every((value) => !content.includes(value)) && !content.includes('nicht mehr dabei'),
    )
  const before = others(await stored())
  expect(before.length).toBeGreaterThan(0)
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  expect((await app.call(participantRoutes.remove, { params: { ...params, participantId: host.id } })).status).toBe(200)
  const after = await stored()
  expect(before.filter((mail) => !after.some((other) => JSON.stringify(other) === JSON.stringify(mail)))).toEqual([])
})
