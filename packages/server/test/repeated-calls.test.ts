import { accountRoutes, allRoutes, type Route } from '@running-dinner/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepsReply } from '../src/platform/http/answer-once.ts'
import { createTestApp, type TestApp } from './app.ts'
import { deletionExamples } from './deletion-examples.ts'
import { bearer, givenAccount } from './given-account.ts'
import { secretOf } from './id-positions.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import { repeatExamples } from './repeat-examples.ts'
import type { SentTwice } from './repeat-examples-of-accounts.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const mutating = allRoutes.filter(({ method }) => method !== 'GET')
const reading = allRoutes.filter(({ method }) => method === 'GET')

/** The address of a picture and the token of a session are new each time. */
const hasFreshParts: readonly Route[] = [accountRoutes.uploadAvatar, accountRoutes.login]

/** Reads that this event has nothing for, or that need the operator. */
const refusedHere = [
  'GET /rest/dinnerrouteservice/v1/runningdinner/:adminId/optimization/:optimizationId/preview',
  'GET /rest/platform/v1/events',
  'GET /rest/platform/v1/feedback',
  'GET /rest/platform/v1/figures',
  'GET /rest/platform/v1/newsletter',
  'GET /user/avatar/:name',
]

/** Once the right or the thing is gone, a second deletion finds neither. */
const refusalsOfGone = [401, 404, 406]

/** A calendar numbers its entries as it is read. */
const numbered = ['calendar_entry']

interface Outcome {
  name: string
  status: number
  hasChanged: boolean
  isStored: boolean
  faults: string[]
}

/** The addresses of a call that reads, with the ids of the event. */
function addressesOf(route: Route, facts: TenantFacts): string[] {
  const examples = tenantExamples.filter((example) => example.route === route)
  return (examples.length > 0 ? examples : [{ route }]).map((example) => {
    const params: Record<string, string | undefined> = { ...facts, ...example.params?.(facts) }
    const query = Object.entries(example.query?.(facts) ?? {}).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
    )
    return `/api${route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))}?${query.join('&')}`
  })
}

/** Number and digest of the rows of every table, except those in `without`. */
async function digest({ database }: TestApp, ...without: string[]): Promise<string> {
  const { rows: tables } = await database.pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [without],
  )
  const parts = tables.map(
    ({ tablename }) =>
      `(select '${tablename} ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${tablename} t)`,
  )
  const { rows } = await database.pool.query<{ digest: string }>(`select concat_ws(' ', ${parts.join(', ')}) as digest`)
  return rows[0]?.digest ?? ''
}

describe('a call that is sent again with its Idempotency-Key', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let facts: TenantFacts
  let kept: KeptEvent
  const outcomes: Outcome[] = []
  const refusedReads = new Set<string>()
  let readsLeft: [before: string, after: string] = ['', 'nothing was read']

  const keptReplies = async () => {
    const { rows } = await app.database.pool.query<{ dinner_id: string | null }>('select dinner_id from stored_reply')
    return rows
  }

  async function sentTwice(route: Route, sent: SentTwice): Promise<Outcome> {
    const call = (query: Record<string, string> = {}, key = `key of ${route.path}`) =>
      app.call(route, {
        ...sent,
        params: { ...facts, ...sent.params },
        query: { ...sent.query, ...query },
        headers: { ...sent.headers, 'idempotency-key': key.replace(/\s/g, '-').slice(0, 128) },
      })
    const ignored = route === accountRoutes.uploadAvatar ? ['account', 'avatar'] : []
    await app.database.pool.query('delete from stored_reply')
    const original = await digest(app, 'stored_reply', ...ignored)
    const first = await call()
    const after = await digest(app, ...ignored)
    const changed = await digest(app, 'stored_reply', ...ignored)
    const second = await call()
    const faults: string[] = []
    if ((await digest(app, ...ignored)) !== after) faults.push('has a second effect')
    const isGone = route.method === 'DELETE' && refusalsOfGone.includes(second.status)
    if (second.status !== first.status && !isGone) faults.push(`answers ${second.status} instead of ${first.status}`)
    if (!isGone && !hasFreshParts.includes(route) && JSON.stringify(second.body) !== JSON.stringify(first.body))
      faults.push('answers otherwise')
    const replies = await keptReplies()
    const isStored = replies.length > 0
    if (isStored !== (second.headers['idempotent-replayed'] === 'true')) faults.push('is not marked')
    if (isStored && secretOf(route) !== undefined && replies[0]?.dinner_id !== facts.dinnerId)
      faults.push('is not bound to the event')
    if (isStored) {
      const other = await call({ other: '1' })
      if (other.status !== 422 || other.issues[0]?.message !== 'idempotency_key_reused')
        faults.push(`answers ${other.status} to another request`)
    }
    if (route.endsOwnRight && first.status < 300 && ![401, 404].includes((await call({}, 'another')).status))
      faults.push('has not ended its own right')
    const hasChanged = original !== changed
    if (hasChanged && !isStored && keepsReply(route)) faults.push('is not kept')
    if (isStored && !keepsReply(route)) faults.push('is kept although it is repeatable')
    if (first.status >= 400 && (hasChanged || isStored)) faults.push('leaves a trace of a refusal')
    return { name: nameOf(route), status: first.status, hasChanged, isStored, faults }
  }

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (close) => void ends.unshift(close) })
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    kept = await keepEvent(app.database, facts.dinnerId ?? '', {
      sandbox_order: "id = 'zqown-order'",
      portal_token: "email_identity like 'zqown%'",
    })
    for (const route of mutating) {
      const own = [...repeatExamples, ...deletionExamples].filter((example) => example.route === route)
      const tenants = tenantExamples.filter((example) => example.route === route)
      const examples = [
        ...own.map(({ sent }) => sent),
        ...tenants.map((example) => () => ({
          params: (example.params?.(facts) ?? {}) as Record<string, string>,
          query: (example.query?.(facts) ?? {}) as Record<string, string>,
          body: example.body?.(facts),
        })),
        ...(own.length + tenants.length === 0 ? [() => ({})] : []),
      ]
      for (const example of examples) {
        outcomes.push(await sentTwice(route, await example(app, facts)))
        await kept.restore()
      }
    }
    const session = bearer((await givenAccount(app, { username: 'reader', email: 'reader@guests.example' })).token)
    const before = await digest(app, ...numbered)
    for (const route of [...reading, ...reading])
      for (const url of addressesOf(route, facts))
        for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
          const headers = /^\/(auth|user)/.test(route.path) ? session : {}
          const { statusCode } = await app.app.inject({ method, url, headers })
          if (method !== 'OPTIONS' && statusCode >= 400) refusedReads.add(nameOf(route))
        }
    readsLeft = [before, await digest(app, ...numbered)]
    return async () => {
      for (const end of ends) await end()
    }
    // One whole event, and each mutating call several times.
  }, 300_000)

  test('has one effect and the same reply, in every call of the contract (REL-14)', () => {
    expect(outcomes.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, ...faults])).toEqual([])
  })

  test('has an example that succeeds for every call that creates, changes, deletes or sends', () => {
    const without = mutating.filter(
      (route) => !outcomes.some(({ name, status }) => name === nameOf(route) && status < 300),
    )
    expect(without.map(nameOf)).toEqual([])
  })

  test('a call that only reads changes nothing: a mailed link may be opened by a scanner (SEC-07)', () => {
    const [before, after] = readsLeft
    expect(after).toBe(before)
    expect([...refusedReads].sort()).toEqual(refusedHere)
  })

  test('the same digest changes with calls that change something (shows that the check works)', () => {
    expect(outcomes.filter(({ hasChanged }) => hasChanged).length).toBeGreaterThan(40)
  })
})
