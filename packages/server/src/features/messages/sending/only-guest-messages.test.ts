import {
  type DinnerRouteReply,
  messageRoutes,
  type PreviewReply,
  planOptimizationRoutes,
  type ReplyOf,
  type SelfTeamReply,
  selfRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody } from '../../../../test/bodies.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'

/** Fifteen people and two courses: seven teams, one of them a guest at both courses. */
async function givenOnlyGuest(app: TestApp, languageCode: 'de' | 'en') {
  const meals = [
    { label: 'Main', time: '2030-06-15T19:00' },
    { label: 'Dessert', time: '2030-06-15T21:00' },
  ]
  const { basicDetails } = dinnerBody()
  const given = await givenDinner(app, {
    basicDetails: { ...basicDetails, languageCode },
    options: { teamSize: 2, genderAspects: 'IGNORE_GENDER', meals },
  })
  await givenParticipants(app, given, 15)
  const { body } = await app.call(teamRoutes.arrange, { params: given.params, body: { leaveNobodyOut: true } })
  const onlyGuests = (body as { teams: TeamReply[] }).teams.filter((team) => team.onlyGuest)
  expect(onlyGuests).toHaveLength(1)
  return { params: given.params, team: onlyGuests[0] as TeamReply }
}

test.each([
  ['de', /koch|Gäste kommen|Euer Gang|Unser Vorschlag/],
  ['en', /cook|guests arrive|Your course|suggestion/],
  // Organises an event up to its mails: 3 s alone.
] as const)(
  'messages to the team that is only guest do not say that it cooks (%s)',
  { timeout: 120_000 },
  async (language, cooking) => {
    const app = await createTestApp()
    const { params, team } = await givenOnlyGuest(app, language)
    const { defaults, words } = phrases[language].messages
    const selection = { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: [team.id] } as const
    for (const member of team.teamMembers) {
      const query = { recipientId: member.id }
      const aboutTeam = { ...defaults.TEAM, subject: 'Team', ...selection }
      const preview = await app.call(messageRoutes.teams.preview, { params, query, body: aboutTeam })
      const text = (preview.body as PreviewReply).previewMessageList[0]?.text ?? ''
      expect(text).toContain(words.onlyGuest)
      expect(text).toContain(team.teamMembers.find(({ id }) => id !== member.id)?.email)
      expect(text.replaceAll(words.onlyGuest, '')).not.toMatch(cooking)
      // Of the guests' pages only the one with their own data: there is no host to change.
      expect(text.match(/\/self\/[^/]+\/[a-z]+/g)?.map((link) => link.split('/').at(-1))).toEqual(['registration'])
      expect(text).not.toMatch(/[{}]|:\n*$|\n\n\n/)
      const route = await app.call(messageRoutes.dinnerRoutes.preview, {
        params,
        query,
        body: { ...defaults.DINNER_ROUTE, ...selection },
      })
      const routeText = (route.body as PreviewReply).previewMessageList[0]?.text ?? ''
      expect(routeText.replace(words.onlyGuest, '')).not.toMatch(cooking)
    }
  },
)

test('a guest-only team has routes and distances for every course and no host to choose', async () => {
  const app = await createTestApp()
  const { params, team } = await givenOnlyGuest(app, 'de')
  const [me, other] = team.teamMembers
  const row = await app.ctx.db
    .selectFrom('participant')
    .select('selfAdminId')
    .where('id', '=', me?.id ?? '')
    .executeTakeFirstOrThrow()
  const self = { selfAdminId: row.selfAdminId, participantId: me?.id ?? '', teamId: team.id }
  const own = (await app.call(selfRoutes.team, { params: self })).body as SelfTeamReply
  expect(own.onlyGuest).toBe(true)
  const route = (await app.call(selfRoutes.dinnerRoute, { params: self })).body as DinnerRouteReply
  expect(route.teams.map((stop) => stop.currentTeam)).toEqual([false, false])
  const body = { newHostingTeamMemberId: other?.id ?? '', comment: '' }
  const refused = await app.call(selfRoutes.changeHost, { params: self, body })
  expect(refused.issues[0]?.message).toBe('team_host_only_guest')
  const distances = (await app.call(planOptimizationRoutes.distances, { params })).body as ReplyOf<
    typeof planOptimizationRoutes.distances
  >
  const legs = distances.dinnerRoutes.find(({ teamId }) => teamId === team.id)?.teams
  expect(legs?.map((stop) => stop.teamId === team.id)).toEqual([false, false])
})
