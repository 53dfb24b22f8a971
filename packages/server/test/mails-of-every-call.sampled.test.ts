import { allRoutes, portalRoutes, type Route } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenTeams } from '../../../../test/given.ts'
import { eventsOf, givenConfirmedDinner, givenMessage, recoveredToken } from '../../../../test/given-portal.ts'

const [ada, ben, olga] = ['person1@guests.example', 'person2@guests.example', 'olga@organisers.example']

/** An event from the first registration to the routes, and every reply that its people can read. */
async function story(app: TestApp): Promise<{ answers: { who: string; text: string }[]; tokens: Map<string, string> }> {
  const answers: { who: string; text: string }[] = []
  const asked = async (who: string, route: Route, options: object) => {
    const { body } = await app.call(route, options)
    answers.push({ who, text: Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body ?? '') })
    return body
  }
  const given = await givenConfirmedDinner(app)
  await givenTeams(app, given)
  const tokens = new Map<string, string>()
  for (const who of [ada, ben, olga]) {
    await asked('nobody', portalRoutes.accessRecovery, { body: { email: who } })
    tokens.set(who, (await recoveredToken(app, who)) ?? '')
  }
  for (const kind of ['participants', 'teams', 'dinnerRoutes'] as const) await givenMessage(app, given, kind)

  const readable = allRoutes.filter(({ method }) => method === 'GET')
  for (const route of readable.filter(({ path }) => !path.replace(':adminId', '').includes(':')))
    await asked(olga, route, { params: given.params })
  const jobs = await app.database.pool.query('select id from message_job')
  const tasks = await app.database.pool.query('select id from message_task')
  for (const { id } of [...jobs.rows, ...tasks.rows])
    for (const route of readable.filter(({ path }) => /\/messagetasks\/|\/messagejobs\/:/.test(path)))
      await asked(olga, route, { params: { ...given.params, id, jobId: id, taskId: id } })

  for (const who of [ada, ben]) {
    await asked(who, portalRoutes.myEvents, { body: { portalTokens: [tokens.get(who)] } })
    const [event] = await eventsOf(app, tokens.get(who))
    const { selfAdminId = '', participantId = '' } = event?.credentials.PARTICIPANT ?? {}
    const info = await asked(who, portalRoutes.selfServiceInfo, { params: { selfAdminId, participantId } })
    const { teamId } = portalRoutes.selfServiceInfo.reply.parse(info).route ?? {}
    for (const route of readable.filter(({ path }) => path.includes(':selfAdminId')))
      await asked(who, route, { params: { selfAdminId, participantId, teamId: teamId ?? '' } })
  }
  return { answers, tokens }
}

async function leaks(app: TestApp): Promise<string[]> {
  const { answers, tokens } = await story(app)
  expect(new Set(tokens.values()).size).toBe(3)
  expect(answers.length).toBeGreaterThan(60)
  return [...tokens].flatMap(([owner, token]) =>
    answers.filter(({ who, text }) => who !== owner && text.includes(token)).map(({ who }) => `${who} saw ${owner}`),
  )
}

// Organises a whole event: 3 s alone.
test('leaks no portal token in any reply of a whole event; only the mail to its owner contains it (SEC-06)', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  expect(await leaks(app)).toEqual([])
  for (const { to, text } of await app.mails()) {
    const [, token] = /\/my-events\/([\w-]+)/.exec(text) ?? []
    if (token !== undefined) expect(await eventsOf(app, token)).toMatchObject([{ credentials: expect.anything() }])
    expect(token === undefined || [ada, ben, olga].includes(to)).toBe(true)
  }
})

/** Answers a recovery request with the token, as earlier software did. */
function leakingTokens(app: TestApp): TestApp {
  return {
    ...app,
    async call(route, options) {
      const answer = await app.call(route, options)
      if (route.path !== portalRoutes.accessRecovery.path) return answer
      const { rows } = await app.database.pool.query('select token from portal_token')
      return { ...answer, body: rows }
    },
  }
}

// Organises the same event: 3 s alone, 20 s on a busy machine.
test('detects a recovery that answers the token (shows that the check works)', { timeout: 120_000 }, async () => {
  expect(await leaks(leakingTokens(await createTestApp()))).not.toEqual([])
})
