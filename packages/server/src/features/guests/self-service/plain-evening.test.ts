import { dinnerRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'
import { readHtml } from '../../../../test/read-html.ts'
import { ownPageWithoutScripts } from './plain-own-page.routes.ts'

/** The page of the first person of a team. */
async function givenPage() {
  const given = await givenEvening()
  const [team, otherTeam] = given.teams
  if (!team || !otherTeam) throw new Error('nine teams')
  const me = given.member(team)
  const open = async ({ selfAdminId, participantId } = me, teamId = team.id, headers: Record<string, string> = {}) => {
    const url = `/self/${selfAdminId}/dinnerroute/${participantId}/${teamId}/plain`
    const { statusCode, headers: answered, body } = await given.app.app.inject({ method: 'GET', url, headers })
    return { status: statusCode, headers: answered, body, ...readHtml(body) }
  }
  return { ...given, me, team, otherTeam, open }
}

test('says in words where the guest is when, at whose home, and whom to call', async () => {
  const { app, team, open } = await givenPage()
  const { status, headers, text, body } = await open()
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(body).not.toContain('<script')
  const visits = await app.ctx.db
    .selectFrom('visit')
    .innerJoin('participant', 'participant.teamId', 'visit.hostTeamId')
    .select(['street', 'streetNr', 'cityName'])
    .where('guestTeamId', '=', team.id)
    .execute()
  expect(visits.length).toBeGreaterThan(1)
  const shown = visits.filter(({ street, streetNr }) => text.includes(`${street} ${streetNr}`))
  expect(shown.length).toBeGreaterThan(1)
  for (const time of ['19:00', '21:00', '23:00']) expect(text).toContain(time)
  expect(text).toContain('Samstag, 15. Juni 2030')
  expect(text).toContain('Du kochst mit')
  expect(text).toContain('Eure Gäste essen alles.')
})

test('escapes what people typed', async () => {
  const { app, open } = await givenPage()
  await app.database.pool.query(
    `update participant set street = '<b>Weg', first_name = '<i>Ann', address_remarks = '<u>', bell_name = '<s>', mobile_number = '0761 123456 <q>'`,
  )
  await app.database.pool.query("update meal set label = '<em>' || label")
  const { status, tags, text } = await open()
  expect([status, text.includes('<i>Ann'), text.includes('<b>Weg'), text.includes('<q>')]).toEqual([
    200,
    true,
    true,
    true,
  ])
  for (const tag of ['b', 'i', 'u', 's', 'q', 'em']) expect(tags.has(tag)).toBe(false)
})

test('names no home of others once the evening is over', async () => {
  const { app, open } = await givenPage()
  const before = await open()
  app.clock.set('2030-06-20T12:00:00Z')
  const { status, text } = await open()
  expect(status).toBe(200)
  expect(text.length).toBeLessThan(before.text.length)
  expect(text).not.toContain('Eure Gäste essen')
})

test('refuses another secret, person and team with a page in the language of the browser', async () => {
  const { me, member, otherTeam, team, open } = await givenPage()
  const stranger = member(otherTeam)
  for (const refused of [
    await open({ ...me, selfAdminId: 'x'.repeat(24) }),
    await open({ ...me, participantId: stranger.participantId }),
    await open(me, otherTeam.id),
    await open(stranger, team.id),
    await open(me, 'nonsense'),
  ])
    expect([refused.status, refused.text.includes('Dieser Link ist ungültig')]).toEqual([404, true])
  const english = await open({ ...me, selfAdminId: 'x' }, team.id, { 'accept-language': 'en' })
  expect(english.body).toContain('<html lang="en">')
})

test('says that a cancelled event does not take place', async () => {
  const { app, params, open } = await givenPage()
  await app.call(dinnerRoutes.cancel, { params })
  const { status, text } = await open()
  expect([status, text.includes('findet nicht statt'), text.includes('19:00')]).toEqual([200, true, false])
})

test.each(['dinnerroute/p/t', 'teamhost/p/t', 'teampartnerwish/p', 'removal/p'])(
  'the page %s leads browsers without scripts to the same in words',
  (page) => {
    for (const asked of [`/self/s/${page}`, `/self/s/${page}/`])
      expect(ownPageWithoutScripts(asked, 'n')).toContain(`<a href="/self/s/${page}/plain">`)
  },
)

test('the way to the partner wish keeps the address that the link proposes', () => {
  expect(ownPageWithoutScripts('/self/s/teampartnerwish/p', 'n', '?email=a%40b.example&x="')).toContain(
    '<a href="/self/s/teampartnerwish/p/plain?email=a%40b.example&amp;x=&quot;">',
  )
})

test('no other page does, and the address is escaped', () => {
  expect(ownPageWithoutScripts('/self/"/dinnerroute/<b>/t', 'n')).toContain(
    'href="/self/&quot;/dinnerroute/&lt;b&gt;/t/plain"',
  )
  for (const asked of ['/self/s/dinnerroute/p/t/plain', '/self/s/removal/p/plain', '/self/offers/p', '/admin/a'])
    expect(ownPageWithoutScripts(asked, 'n')).toBeUndefined()
})
