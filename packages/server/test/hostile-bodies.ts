import { type Route, teamRoutes, wireField } from '@running-dinner/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { dinnerBody, publicSettingsBody } from './bodies.ts'
import { givenDinner } from './given.ts'
import type { FieldCases } from './hostile-values.ts'

export interface BodyCases {
  name: string
  route: Route
  body: () => Record<string, unknown>
  query?: Record<string, string>
  fields: Record<string, FieldCases>
  /** A call that changes something only when it is accepted. */
  stores: boolean
  /** A demo with teams instead of an empty event. */
  demo?: boolean
  /** An event anybody may register for. */
  open?: boolean
  /** The object in the body that holds the fields. */
  within?: string
  /** What the path is filled with, where it is not the event's administration. */
  given?: (app: TestApp) => Promise<Record<string, string>>
}

const demoBody = { runningDinnerType: 'DEMO', contract: null } as const
const openBody = {
  basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' as const },
  publicSettings: publicSettingsBody(),
}

/** Count and content of every table of the product. */
async function digest({ database }: TestApp): Promise<string> {
  const { rows: tables } = await database.pool.query(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  )
  const parts = tables.map(
    ({ tablename }) =>
      `(select '${tablename}' || count(*) || coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${tablename} t)`,
  )
  const { rows } = await database.pool.query(`select ${parts.join(' || ')} as digest`)
  return rows[0].digest
}

const shown = (value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value).slice(0, 40))

/**
 * Every hostile value of every field is refused with an issue of its own and nothing stored, its harmless twins are accepted, and
 * all that is wrong is named at once (reliability 5).
 */
export function tryHostileBodies(cases: BodyCases[]): void {
  describe.each(cases)('$name', (one) => tryBody(one))
}

function tryBody({ route, body, query, fields, stores, demo, open, within, given }: BodyCases): void {
  const closers: (() => Promise<void>)[] = []
  let app: TestApp
  let params: Record<string, string>

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (close) => closers.unshift(close) })
    params = given ? await given(app) : (await givenDinner(app, demo ? demoBody : open ? openBody : {})).params
    if (demo) await app.call(teamRoutes.arrange, { params })
  })
  afterAll(async () => {
    for (const close of closers) await close()
  })

  const wrapped = (fields: Record<string, unknown>) => (within === undefined ? fields : { [within]: fields })
  const named = (field: string | undefined) => (within === undefined ? field : field?.slice(within.length + 1))
  const changed = (field: string, value: unknown) => {
    const { [field]: _, ...rest } = body()
    return value === undefined ? rest : { ...rest, [field]: value }
  }

  test.each(Object.entries(fields))(
    '%s: refused with its own issue and nothing stored, accepted beside it',
    async (field, { refused, accepted }) => {
      const before = await digest(app)
      for (const value of refused) {
        const answer = await app.call(route, {
          params,
          body: wrapped(changed(field, value)),
          ...(query ? { query } : {}),
        })
        expect(answer.status, `${field} = ${shown(value)}`).toBe(406)
        expect(
          // Some codes are about a selection as a whole and name no field.
          answer.issues.some((one) =>
            wireField({ ...one, field }) === undefined ? one.field === undefined : named(one.field)?.startsWith(field),
          ),
          `${field} = ${shown(value)}: ${JSON.stringify(answer.issues)}`,
        ).toBe(true)
      }
      expect(await digest(app)).toBe(before)
      for (const [index, value] of accepted.entries()) {
        const payload: Record<string, unknown> = changed(field, value)
        if (stores && field !== 'email') payload.email = `${field}${index}@guests.example`.toLowerCase()
        const answer = await app.call(route, { params, body: wrapped(payload), ...(query ? { query } : {}) })
        if (stores && field === 'email' && index > 0 && answer.status === 406) {
          expect(answer.issues, `${field} = ${shown(value)}`).toEqual([
            { field: 'email', message: 'participant_already_registered', issueType: 'VALIDATION' },
          ])
          continue
        }
        expect(answer.status, `${field} = ${shown(value)}: ${JSON.stringify(answer.issues)}`).toBe(200)
      }
    },
  )

  test('all wrong fields are named at once', async () => {
    const wrong = Object.fromEntries(
      Object.keys(fields).map((field) => [field, fields[field]?.refused.find((value) => value !== undefined)]),
    )
    const answer = await app.call(route, { params, body: wrapped(wrong), ...(query ? { query } : {}) })
    expect(answer.status).toBe(406)
    const found = new Set(answer.issues.map((one) => named(one.field)?.split(/[.[]/)[0]))
    expect([...found].sort()).toEqual(Object.keys(fields).sort())
  })
}
