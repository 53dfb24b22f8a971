import { allRoutes, participantRoutes, type Route } from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from './app.ts'
import { columnsOf } from './database-walk.ts'
import { examplesOf } from './examples-of-call.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'
import { changedTables, sameAsEither, type WholeDatabase, wholeDatabase } from './whole-database.ts'

const mark = 'zqoverposted'
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const withBody = allRoutes.filter(({ body }) => body !== undefined)

/** What a caller would like to decide, with values that fit. */
const privileged = ({ teamId, participantId, dinnerId, orderId }: TenantFacts) => ({
  ...{ id: participantId, adminId: mark, publicId: mark, selfAdminId: mark, dinnerId, eventId: dinnerId },
  ...{ teamId, hostParticipantId: participantId, originatorId: participantId, participantNumber: 1, teamNumber: 1 },
  ...{
    acknowledgedDate: '2030-05-01T10:00:00Z',
    activatedAt: '2030-05-01T10:00:00Z',
    createdAt: '2020-01-01T10:00:00Z',
  },
  ...{ confirmed: true, activated: true, emailVerified: true, locked: true, cancelled: true, demo: false },
  ...{ paid: true, price: 0, priceCents: 0, amountCents: 0, orderId, status: 'PAID', participantIds: [participantId] },
  ...{ geocodingResult: { lat: 1, lng: 1 }, lat: 1, lng: 1, runningDinnerType: 'DEMO', planVersion: 99 },
  ...{ roles: ['ROLE_ADMIN'], role: 'ROLE_ADMIN', isAdmin: true, admin: true, rootTeamPartnerWish: true },
})

interface Schema {
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

function branchesOf(schema: Schema): Schema[] {
  return [schema, ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) => (all ?? []).flatMap(branchesOf))]
}

const schemaOf = ({ body }: Route) =>
  z.toJSONSchema(body as z.core.$ZodType, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema

/** The rows of an import are checked one by one, so that the others are stored. */
const rowsOfImport: Schema = {
  properties: { rows: { items: { properties: { participant: schemaOf(participantRoutes.create) } } } },
}

/** The same with these fields in each object of it that is not asked for them. */
function withFields(value: unknown, schemas: readonly Schema[], added: Record<string, unknown>): unknown {
  const branches = schemas.flatMap(branchesOf)
  if (Array.isArray(value)) {
    const items = branches.flatMap((branch) => branch.items ?? [])
    return value.map((item) => withFields(item, items, added))
  }
  if (typeof value !== 'object' || value === null) return value
  const asked = new Set(branches.flatMap(({ properties }) => Object.keys(properties ?? {})))
  const own = Object.entries(value).map(([name, field]) => {
    const schemasOfField = branches.flatMap(({ properties, additionalProperties }) => {
      const schema = properties?.[name] ?? additionalProperties
      return typeof schema === 'object' ? [schema] : []
    })
    return [name, withFields(field, schemasOfField, added)]
  })
  const unasked = Object.entries(added).filter(([name]) => !asked.has(name))
  return Object.fromEntries([...unasked, ...own])
}

describe('a body with more fields than its call asks for', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let facts: TenantFacts
  let whole: WholeDatabase
  let base: Awaited<ReturnType<WholeDatabase['keep']>>
  let additions: Record<string, unknown>[] = []

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    whole = await wholeDatabase(app.database)
    base = await whole.keep()
    const inTables = (await columnsOf(app.database)).map(({ column }) => column)
    const camel = inTables.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    const names = [...new Set([...inTables, ...camel, 'constructor', 'roles', 'isAdmin', 'prototype'])]
    additions = [Object.fromEntries(names.map((name) => [name, mark])), privileged(facts)]
    return async () => {
      for (const end of ends) await end()
    }
    // One whole event.
  }, 120_000)

  /** What the added fields changed; undefined if no example succeeds. */
  async function faultsOf(route: Route, call: TestApp['call']): Promise<string[] | undefined> {
    const schemas = [schemaOf(route), ...(route === participantRoutes.import ? [rowsOfImport] : [])]
    for (const example of examplesOf(route)) {
      await base.restore()
      const { params, query, body, headers } = await example(app, facts)
      const before = await whole.keep()
      const answered = async (added: Record<string, unknown>) => {
        await before.restore()
        const sent = { params: { ...facts, ...params }, query: query ?? {}, headers: headers ?? {} }
        const { status } = await call(route, { ...sent, body: withFields(body ?? {}, schemas, added) })
        return { status, tables: changedTables(await whole.digests(), before.digests) }
      }
      const plain = await answered({})
      if (plain.status >= 400) continue
      const rows = await whole.rows(plain.tables)
      const again = await answered({})
      const isLikePlain = sameAsEither(rows, await whole.rows(plain.tables))
      const faults = again.tables.join() === plain.tables.join() ? [] : ['changes other tables each time']
      for (const added of additions) {
        const { status, tables } = await answered(added)
        const stored = await whole.rows(tables)
        if (status !== plain.status) faults.push(`answered ${status} instead of ${plain.status}`)
        if (tables.join() !== plain.tables.join()) faults.push(`changed ${tables} instead of ${plain.tables}`)
        else if (!isLikePlain(stored)) faults.push('stored other rows')
        faults.push(
          ...tables
            .filter((table) => JSON.stringify(stored[table]).includes(mark))
            .map((table) => `stored in ${table}`),
        )
      }
      return faults.map((fault) => `${nameOf(route)}: ${fault}`)
    }
    return undefined
  }

  test('stores the same rows as without them, in every call (SEC-05)', {
    // Four calls for each body of the contract, and a look through all tables.
    timeout: 600_000,
  }, async () => {
    const faults: string[] = []
    for (const route of sampled(withBody, { step: 30 }))
      faults.push(...((await faultsOf(route, app.call)) ?? [`${nameOf(route)}: no example succeeds`]))
    expect(faults).toEqual([])
  })

  test.each([
    [
      'stores a field it was not asked for',
      'participantNumber',
      'update participant set notes = $1 where id = $2',
      ['stored other rows', 'stored in public.participant', 'stored other rows'],
    ],
    [
      'obeys a field it was not asked for',
      'confirmed',
      'update participant set activated_at = null where $1 = true::text and id = $2',
      ['stored other rows'],
    ],
  ])('finds a call that %s (shows that the check works)', async (_, field, statement, faults) => {
    const route = participantRoutes.update
    const storing: TestApp['call'] = async (called, options = {}) => {
      const answer = await app.call(called, options)
      const { [field]: value } = Object(options.body) as Record<string, unknown>
      if (value !== undefined) await app.database.pool.query(statement, [String(value), options.params?.participantId])
      return answer
    }
    expect(await faultsOf(route, storing)).toEqual(faults.map((fault) => `${nameOf(route)}: ${fault}`))
  })
})
