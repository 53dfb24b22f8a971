import { allRoutes, liveStreams, type Route } from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import type { OnEnd } from './database.ts'
import { differences, pathIds, schemaIds, secretOf } from './id-positions.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import { type TenantExample, tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'
import { withoutEventFilter } from './without-event-filter.ts'

const foreignMark = 'zqforeigncanary'
const ofEvents = allRoutes.filter((route) => secretOf(route) !== undefined)

interface Attempt {
  /** The call and the position of the foreign id, or '' if all ids are the event's own. */
  name: string
  route: Route
  place: '' | 'path' | 'query' | 'body'
  params: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  answers: number | undefined
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const examplesOf = (route: Route): TenantExample[] => {
  const own = tenantExamples.filter((one) => one.route === route)
  return own.length > 0 ? own : [{ route }]
}

const nothing = () => undefined

/** The call with its own ids, and one for each position that can hold a foreign id. */
function attemptsOf(example: TenantExample, own: TenantFacts, foreign: TenantFacts): Attempt[] {
  const { route, answers } = example
  const paramsFor = (facts: TenantFacts) => ({ ...facts, ...example.params?.(facts) }) as Record<string, string>
  const sent = (facts: TenantFacts) => ({
    query: (example.query ?? nothing)(facts),
    body: (example.body ?? nothing)(facts),
  })
  const params = paramsFor(own)
  const [mine, theirs] = [sent(own), sent(foreign)]
  const accepted = { ...mine, route, name: nameOf(route), place: '', params, answers } as Attempt
  return [
    accepted,
    ...pathIds(route).map(
      (name): Attempt => ({
        ...accepted,
        name: `${nameOf(route)} :${name}`,
        place: 'path',
        params: { ...params, [name]: paramsFor(foreign)[name] ?? '' },
      }),
    ),
    ...(['query', 'body'] as const).flatMap((place) =>
      differences(mine[place], theirs[place]).map(
        ({ name, replaced }) =>
          ({ ...accepted, name: `${nameOf(route)} ${place} ${name}`, place, [place]: replaced }) as Attempt,
      ),
    ),
  ]
}

/** Calls that succeed in spite of a foreign id: it is ignored, and nothing of the other event is returned or changed. */
const withoutLook: readonly string[] = [
  // Unknown recipients are skipped.
  ...['participant', 'team', 'dinnerroute'].flatMap((kind) => [
    `PUT /rest/messageservice/v1/runningdinner/:adminId/mails/${kind} query recipientId`,
    `PUT /rest/messageservice/v1/runningdinner/:adminId/mails/${kind}/preview query recipientId`,
  ]),
  'PUT /rest/messageservice/v1/runningdinner/:adminId/planned/preview query recipientId',
  // Answers to unknown questions are dropped.
  'POST /rest/participantservice/v1/runningdinner/:adminId/participant body answers[].questionId',
  'PUT /rest/participantservice/v1/runningdinner/:adminId/participant/:participantId body answers[].questionId',
  'PUT /rest/self/v1/:selfAdminId/:participantId/registration body answers[].questionId',
  // Reports the refused ids and changes the others.
  'PUT /rest/participantservice/v1/runningdinner/:adminId/participants/bulk body participantIds[]',
  // Only the id in the path counts.
  'PUT /rest/teamservice/v1/runningdinner/:adminId/team/:teamId/cancel body teamId',
  // Phones make the ids of reports, so that of another event is new in this one.
  'POST /rest/self/v1/:selfAdminId/:participantId/evening/reports body id',
  // The same of messages from the board.
  'POST /rest/eveningservice/v1/runningdinner/:adminId/messages body id',
  // Answers the same whether the address is registered or not.
  'PUT /rest/frontend/v1/runningdinner/:publicId/registration/resend body email',
]

interface Kept extends KeptEvent {
  /** The digest before every call: what a call changes is restored. */
  original: Record<string, string>
}

interface Tenants {
  app: TestApp
  own: TenantFacts
  foreign: TenantFacts
  kept: { own: Kept; foreign: Kept }
}

async function givenTenants(onEnd: OnEnd): Promise<Tenants> {
  const app = await createTestApp({ onEnd })
  const own = await givenTenant(app, 'zqown', '2030-06-15')
  const foreign = await givenTenant(app, foreignMark, '2030-06-16')
  const keep = async (facts: TenantFacts, mark: string): Promise<Kept> => {
    const kept = await keepEvent(app.database, facts.dinnerId ?? '', {
      sandbox_order: `id = '${mark}-order'`,
      portal_token: `email_identity like '${mark}%'`,
    })
    return { ...kept, original: await kept.digest() }
  }
  return { app, own, foreign, kept: { own: await keep(own, 'zqown'), foreign: await keep(foreign, foreignMark) } }
}

/** What is wrong with the reply or the stored data; undefined if nothing. */
async function wrongWith(
  { kept, foreign }: Tenants,
  call: TestApp['call'],
  attempt: Attempt,
): Promise<string | undefined> {
  const { params, query, body, route } = attempt
  const answer = await call(route, {
    params,
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
  }).catch((error: Error) => ({ status: 500, body: error.message }))
  const after = { own: await kept.own.digest(), foreign: await kept.foreign.digest() }
  const isSame = (who: 'own' | 'foreign') => JSON.stringify(kept[who].original) === JSON.stringify(after[who])
  const text = Buffer.isBuffer(answer.body) ? answer.body.toString('latin1') : JSON.stringify(answer.body)
  const leaks = text.toLowerCase().includes(foreignMark) || text.includes(foreign.selfAdminId ?? '')
  const hasChanged = !isSame('foreign')
  if (!isSame('own')) await kept.own.restore()
  if (hasChanged) await kept.foreign.restore()
  const told = `${attempt.name} answered ${answer.status}`
  if (hasChanged) return `${told} and changed the other event`
  if (leaks) return `${told} and told of the other event`
  if (answer.status >= 500) return told
  if (attempt.place === '') return isExpected(attempt, answer.status) ? undefined : `${told}: ${text.slice(0, 200)}`
  if (answer.status < 400 && !withoutLook.includes(attempt.name)) return `${told}, as if it were the own`
  // A foreign id has to look unknown; a mailed token has its own error.
  const isId = attempt.place === 'path' && !/:(token|acknowledgeToken)$/.test(attempt.name)
  if (isId && answer.status !== 404) return `${told}, as if it were something`
  return answer.status >= 400 && !isSame('own') ? `${told} and changed something` : undefined
}

/**
 * Reads, and calls that name rows, must succeed with their own ids; otherwise the refusal of foreign ones would prove nothing.
 */
function isExpected({ route, query, body, answers }: Attempt, status: number): boolean {
  const namesRows =
    pathIds(route).length > 0 || schemaIds(route.query as never).length + schemaIds(route.body as never).length > 0
  if (answers !== undefined) return status === answers
  return status === 200 || status === 204 || !(namesRows || route.method === 'GET' || query || body)
}

describe('an id of another event', () => {
  const ends: (() => Promise<void>)[] = []
  let tenants: Tenants
  let attempts: Attempt[]

  beforeAll(async () => {
    tenants = await givenTenants((close) => void ends.unshift(close))
    attempts = ofEvents.flatMap(examplesOf).flatMap((example) => attemptsOf(example, tenants.own, tenants.foreign))
    return async () => {
      for (const end of ends) await end()
    }
    // Two whole events with everything a guest and an organiser can do.
  }, 120_000)

  test('both events have rows in every event table', async () => {
    for (const kept of Object.values(tenants.kept)) {
      const digest = await kept.digest()
      expect(Object.keys(digest).filter((table) => digest[table] === '')).toEqual([])
    }
  })

  test('has a test case for every position in path, query and body', () => {
    const missing = ofEvents.flatMap((route) => {
      const tried = attempts.filter((attempt) => attempt.route === route).map((attempt) => attempt.name)
      const places = [
        ...pathIds(route).map((name) => `:${name}`),
        ...schemaIds(route.query as never).map((name) => `query ${name}`),
        ...schemaIds(route.body as never).map((name) => `body ${name}`),
      ]
      return places.map((place) => `${nameOf(route)} ${place}`).filter((name) => !tried.includes(name))
    })
    expect(missing).toEqual([])
    const without = attempts.filter(({ params, route }) => pathIds(route).some((name) => params[name] === undefined))
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test("is refused in every position without any effect; the same call with the event's own ids succeeds (SEC-03)", {
    // Several hundred calls: 8 s alone.
    timeout: 300_000,
  }, async () => {
    const wrong: (string | undefined)[] = []
    for (const attempt of sampled(attempts, { step: 6 }))
      wrong.push(await wrongWith(tenants, tenants.app.call, attempt))
    expect(wrong.filter((fault) => fault !== undefined)).toEqual([])
  })

  test('a malformed or unknown secret opens nothing', {
    // Several hundred calls.
    timeout: 180_000,
  }, async () => {
    const before = await tenants.kept.foreign.digest()
    const alone = ofEvents.filter((route) => pathIds(route).length === 0)
    expect(alone.length).toBeGreaterThan(30)
    for (const route of alone) {
      const secret = secretOf(route) ?? ''
      const valid = tenants.foreign[secret] ?? ''
      for (const wrong of [
        `${valid.slice(0, -1)}${valid.endsWith('A') ? 'B' : 'A'}`,
        valid.slice(1),
        `${valid}%00`,
        foreignMark,
        tenants.foreign.dinnerId ?? '',
      ]) {
        const { status } = await tenants.app.call(route, { params: { [secret]: wrong } })
        expect(status, `${nameOf(route)} ${wrong}`).toBe(404)
      }
    }
    expect(await tenants.kept.foreign.digest()).toEqual(before)
  })

  test('opens no stream', async () => {
    const url = liveStreams.optimization
      .replace(':adminId', tenants.own.adminId ?? '')
      .replace(':optimizationId', tenants.foreign.optimizationId ?? '')
    expect((await tenants.app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  test("calls without an event's secret take no ids of events, except for accounts and administrators", () => {
    const others = allRoutes.filter((route) => secretOf(route) === undefined && pathIds(route).length > 0)
    expect(others.map(nameOf)).toEqual([
      'PUT /auth/confirm/:token',
      'PUT /auth/new-password/:token',
      'DELETE /rest/platform/v1/events/:eventId',
      // A thread belongs to a person's message to the operator, not to an event.
      'PUT /rest/feedbackservice/v1/feedback/:threadId/resolved/:resolved',
    ])
  })

  // Several hundred calls: 6 s alone.
  test('is accepted by stores that ignore the event (shows that the check works)', { timeout: 300_000 }, async () => {
    const { ctx } = tenants.app
    const log = { info: nothing, warn: nothing, error: nothing }
    const broken = await createApp({ ...ctx, log, db: withoutEventFilter(ctx.db) }, '/nonexistent')
    const foreign = sampled(
      attempts.filter(({ place }) => place !== ''),
      { step: 6 },
    )
    const letIn: string[] = []
    for (const attempt of foreign) {
      const wrong = await wrongWith(tenants, callsOf(broken), attempt)
      if (wrong) letIn.push(wrong)
    }
    await broken.close()
    // An error is no sign of it: a store without its conditions may also fail.
    const accepted = letIn.filter((wrong) => / answered 20\d/.test(wrong))
    expect(accepted.length).toBeGreaterThan(foreign.length / 20)
  })
})
