import { allRoutes, type Route } from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from './app.ts'
import { columnsOf, tablesSaying } from './database-walk.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import { repeatExamples } from './repeat-examples.ts'
import type { RepeatExample } from './repeat-examples-of-accounts.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'

const mark = 'zqoverposted'
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const ofEvents = allRoutes.filter(
  ({ path, body }) => body !== undefined && /:(adminId|selfAdminId|publicId)/.test(path),
)
const examples: RepeatExample[] = ofEvents.flatMap((route) => {
  const prepared = repeatExamples.filter((one) => one.route === route)
  const plain = tenantExamples.filter((one) => one.route === route && one.body !== undefined)
  return prepared.length > 0
    ? prepared
    : plain.map((one) => ({
        route,
        sent: (_: TestApp, facts: TenantFacts) => ({
          params: (one.params?.(facts) ?? {}) as Record<string, string>,
          query: (one.query?.(facts) ?? {}) as Record<string, string>,
          body: one.body?.(facts),
        }),
      }))
})
/** A call without any example has a body that may be left out, or is a file. */
const withBody = examples.filter(({ route }) => route.body !== undefined)

/** Names of the fields that a body may have, at any depth. */
function fieldsOf(schema: unknown): Set<string> {
  const names = new Set<string>()
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as { properties?: Record<string, unknown> }
    for (const name of Object.keys(properties ?? {})) names.add(name)
    for (const value of Object.values(node)) collect(value)
  }
  collect(z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any', reused: 'inline' }))
  return names
}

/** The same with these fields in each object of it. */
function withFields(value: unknown, added: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => withFields(one, added))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([name, one]) => [name, withFields(one, added)])
  return { ...added, ...Object.fromEntries(own) }
}

describe('a body with more fields than its call asks for', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let facts: TenantFacts
  let kept: KeptEvent
  let columns: string[] = []

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    kept = await keepEvent(app.database, facts.dinnerId ?? '', {
      sandbox_order: "id = 'zqown-order'",
      portal_token: "email_identity like 'zqown%'",
    })
    const inTables = (await columnsOf(app.database)).map(({ column }) => column)
    const camel = inTables.map((name) =>
      name.replace(/_(\w)/g, (_, notification: string) => notification.toUpperCase()),
    )
    columns = [...new Set([...inTables, ...camel, 'constructor', 'roles', 'isAdmin', 'prototype'])]
    return async () => {
      for (const end of ends) await end()
    }
    // One whole event.
  }, 120_000)

  /** What the added fields changed. */
  async function faultsOf({ route, sent }: RepeatExample, call: TestApp['call']): Promise<string[]> {
    const asked = fieldsOf(route.body)
    const added = Object.fromEntries(columns.filter((name) => !asked.has(name)).map((name) => [name, mark]))
    const answered = async (more: Record<string, unknown>) => {
      const { params, query, body, headers } = await sent(app, facts)
      const { status } = await call(route, {
        params: { ...facts, ...params },
        query: query ?? {},
        headers: headers ?? {},
        body: withFields(body ?? {}, more),
      })
      return status
    }
    const plain = await answered({})
    await kept.restore()
    const extended = await answered(added)
    const found = await tablesSaying(app.database, mark)
    await kept.restore()
    return [
      ...(plain === extended ? [] : [`answered ${extended} instead of ${plain}`]),
      ...found.map((table) => `stored in ${table}`),
    ].map((fault) => `${nameOf(route)}: ${fault}`)
  }

  test('has an example for every call of an event with a body', () => {
    const tried = new Set(withBody.map(({ route }) => nameOf(route)))
    expect(ofEvents.map(nameOf).filter((name) => !tried.has(name))).toEqual([])
  })

  test('stores nothing of fields that it does not ask for, in every call (SEC-05)', {
    // Two calls for each body of the contract, and a look through all tables.
    timeout: 300_000,
  }, async () => {
    const faults: string[] = []
    for (const example of sampled(withBody, { step: 6 })) faults.push(...(await faultsOf(example, app.call)))
    expect(faults).toEqual([])
  })

  test('finds a call that stores a field it was not asked for (shows that the check works)', async () => {
    const example = withBody.find(({ route }) => !fieldsOf(route.body).has('participantNumber'))
    if (!example) throw new Error('no example')
    const storing: TestApp['call'] = async (route, options = {}) => {
      const answer = await app.call(route, options)
      const { participantNumber } = Object(options.body) as Record<string, unknown>
      await app.database.pool.query('update participant set notes = $1 where dinner_id = $2', [
        String(participantNumber),
        facts.dinnerId,
      ])
      return answer
    }
    expect(await faultsOf(example, storing)).toEqual([`${nameOf(example.route)}: stored in public.participant`])
  })
})
