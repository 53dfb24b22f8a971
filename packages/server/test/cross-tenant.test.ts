import { allRoutes, liveStreams, type Route } from '@running-dinner/contract'
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
  /** The call and the place of the foreign id, or '' where all ids are the own ones. */
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

/** The call with all ids its own, and one for every place where an id of the other event may stand. */
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

/** Answered in spite of a foreign id, which was not even looked up; nothing of it is told or changed. */
const withoutLook: readonly string[] = [
  // Whoever is not among the recipients is passed over.
  ...['participant', 'team', 'dinnerroute'].flatMap((kind) => [
    `PUT /rest/messageservice/v1/runningdinner/:adminId/mails/${kind} query recipientId`,
    `PUT /rest/messageservice/v1/runningdinner/:adminId/mails/${kind}/preview query recipientId`,
  ]),
  // An answer to a question that nobody asks is dropped.
  'POST /rest/participantservice/v1/runningdinner/:adminId/participant body answers[].questionId',
  'PUT /rest/participantservice/v1/runningdinner/:adminId/participant/:participantId body answers[].questionId',
  'POST /rest/frontend/v1/runningdinner/:publicId/register/validate body answers[].questionId',
  'PUT /rest/self/v1/:selfAdminId/:participantId/registration body answers[].questionId',
  // Tells who was refused, and does the others.
  'PUT /rest/participantservice/v1/runningdinner/:adminId/participants/bulk body participantIds[]',
  // Only the path counts.
  'PUT /rest/teamservice/v1/runningdinner/:adminId/team/:teamId/cancel body teamId',
  // Answers the same whether anybody is registered or not.
  'PUT /rest/frontend/v1/runningdinner/:publicId/registration/resend body email',
]

interface Tenants {
  app: TestApp
  own: TenantFacts
  foreign: TenantFacts
  kept: { own: KeptEvent; foreign: KeptEvent }
}

async function givenTenants(onEnd: OnEnd): Promise<Tenants> {
  const app = await createTestApp({ onEnd })
  const own = await givenTenant(app, 'zqown', '2030-06-15')
  const foreign = await givenTenant(app, foreignMark, '2030-06-16')
  const keep = (facts: TenantFacts, mark: string) =>
    keepEvent(app.database, facts.dinnerId ?? '', {
      sandbox_order: `id = '${mark}-order'`,
      portal_token: `email_identity like '${mark}%'`,
    })
  return { app, own, foreign, kept: { own: await keep(own, 'zqown'), foreign: await keep(foreign, foreignMark) } }
}

/** What is wrong with the answer, or with what is stored afterwards; undefined when all is well. */
async function wrongWith(
  { kept, foreign }: Tenants,
  call: TestApp['call'],
  attempt: Attempt,
): Promise<string | undefined> {
  const { params, query, body, route } = attempt
  const before = { own: await kept.own.digest(), foreign: await kept.foreign.digest() }
  const answer = await call(route, {
    params,
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
  }).catch((error: Error) => ({ status: 500, body: error.message }))
  const after = { own: await kept.own.digest(), foreign: await kept.foreign.digest() }
  const isSame = (who: 'own' | 'foreign') => JSON.stringify(before[who]) === JSON.stringify(after[who])
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
  // As if it did not exist; a mailed value has an answer of its own.
  const isId = attempt.place === 'path' && !/:(token|acknowledgeToken)$/.test(attempt.name)
  if (isId && answer.status !== 404) return `${told}, as if it were something`
  return answer.status >= 400 && !isSame('own') ? `${told} and changed something` : undefined
}

/** Whoever reads is answered, and so is whoever names a row: else the refusal of a foreign one would say nothing. */
function isExpected({ route, query, body, answers }: Attempt, status: number): boolean {
  const namesRows =
    pathIds(route).length > 0 || schemaIds(route.query as never).length + schemaIds(route.body as never).length > 0
  if (answers !== undefined) return status === answers
  return status === 200 || status === 204 || !(namesRows || route.method === 'GET' || query || body)
}

describe('SEC-03 an id of another event', () => {
  const ends: (() => Promise<void>)[] = []
  let tenants: Tenants
  let attempts: Attempt[]

  beforeAll(async () => {
    tenants = await givenTenants((close) => void ends.unshift(close))
    attempts = ofEvents.flatMap(examplesOf).flatMap((example) => attemptsOf(example, tenants.own, tenants.foreign))
    return async () => {
      for (const end of ends) await end()
    }
  })

  test('both events have rows in every table of an event', async () => {
    for (const kept of Object.values(tenants.kept)) {
      const digest = await kept.digest()
      expect(Object.keys(digest).filter((table) => digest[table] === '')).toEqual([])
    }
  })

  test('stands wherever a call takes one: every place in a path, a query and a body has its case', () => {
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

  test('is refused in every place, changes nothing and tells nothing; the same call with the own ids is answered', {
    timeout: 300_000,
  }, async () => {
    const wrong: (string | undefined)[] = []
    for (const attempt of attempts) wrong.push(await wrongWith(tenants, tenants.app.call, attempt))
    expect(wrong.filter((one) => one !== undefined)).toEqual([])
  })

  test('calls without a further id: a secret that is malformed or unknown opens nothing', {
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

  test('opens no stream of another event', async () => {
    const url = liveStreams.optimization
      .replace(':adminId', tenants.own.adminId ?? '')
      .replace(':optimizationId', tenants.foreign.optimizationId ?? '')
    expect((await tenants.app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  test('calls that show no secret of an event take none of its ids, but for accounts and whoever runs the instance', () => {
    const others = allRoutes.filter((route) => secretOf(route) === undefined && pathIds(route).length > 0)
    expect(others.map(nameOf)).toEqual([
      'PUT /auth/confirm/:token',
      'PUT /auth/new-password/:token',
      'DELETE /rest/platform/v1/events/:eventId',
      // A thread is of whoever wrote to the operator, of no event.
      'PUT /rest/feedbackservice/v1/feedback/:threadId/resolved/:resolved',
    ])
  })

  test('with stores that forget the event it would be let in', { timeout: 300_000 }, async () => {
    const { ctx } = tenants.app
    const log = { info: nothing, warn: nothing, error: nothing }
    const broken = await createApp({ ...ctx, log, db: withoutEventFilter(ctx.db) }, '/nonexistent')
    const foreign = attempts.filter(({ place }) => place !== '')
    const letIn: string[] = []
    for (const attempt of foreign) {
      const wrong = await wrongWith(tenants, callsOf(broken), attempt)
      if (wrong) letIn.push(wrong)
    }
    await broken.close()
    expect(letIn.length).toBeGreaterThan(20)
  })
})
