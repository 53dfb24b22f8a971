import { type Route, teamRoutes, wireField } from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
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
  /** An accepted call changes stored data. */
  stores: boolean
  /** Use a demo with teams instead of an empty event. */
  demo?: boolean
  /** Use an event with open registration. */
  open?: boolean
  /** The object in the body that contains the fields. */
  within?: string
  /** What else the body contains. */
  beside?: () => Record<string, unknown>
  /** Path parameters other than the event's administration id. */
  given?: (app: TestApp) => Promise<Record<string, string>>
}

const demoBody = { runningDinnerType: 'DEMO', contract: null } as const
const openBody = {
  basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' as const },
  publicSettings: publicSettingsBody(),
}

/** Number and digest of the rows of every table. */
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
 * Refuses every hostile value of every field with an issue and without storing anything, accepts the harmless values, and
 * reports all invalid fields together.
 */
export function tryHostileBodies(cases: BodyCases[]): void {
  describe.each(cases)('$name', (bodyCases) => tryBody(bodyCases))
}

function tryBody({ route, body, query, fields, stores, demo, open, within, beside, given }: BodyCases): void {
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

  const wrapped = (fields: Record<string, unknown>) =>
    within === undefined ? fields : { ...beside?.(), [within]: fields }
  const pathOf = (field: string) =>
    wireField({ message: 'required', field: within === undefined ? field : `${within}.${field}` }) ?? ''
  const isAt = (found: string | undefined, field: string) =>
    found?.split(/[.[]/, pathOf(field).split('.').length).join('.') === pathOf(field)
  const changed = (field: string, value: unknown) => {
    const { [field]: _, ...rest } = body()
    return value === undefined ? rest : { ...rest, [field]: value }
  }

  test.each(Object.entries(fields))(
    '%s: refuses hostile values with an issue and stores nothing, accepts valid ones (INP-01)',
    async (field, { refused, accepted }) => {
      const before = await digest(app)
      // Other values for each field.
      const start = Object.keys(fields).indexOf(field)
      for (const value of sampled(refused, { step: 5, start })) {
        const answer = await app.call(route, {
          params,
          body: wrapped(changed(field, value)),
          ...(query ? { query } : {}),
        })
        expect(answer.status, `${field} = ${shown(value)}`).toBe(406)
        expect(
          // Some codes concern a selection as a whole and name no field.
          answer.issues.some((one) =>
            wireField({ ...one, field }) === undefined ? one.field === undefined : isAt(one.field, field),
          ),
          `${field} = ${shown(value)}: ${JSON.stringify(answer.issues)}`,
        ).toBe(true)
      }
      expect(await digest(app)).toBe(before)
      for (const [index, value] of sampled(accepted, { step: 5, start }).entries()) {
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

  test('reports all invalid fields at once (INP-02)', async () => {
    const wrong = Object.fromEntries(
      Object.keys(fields).map((field) => [field, fields[field]?.refused.find((value) => value !== undefined)]),
    )
    const answer = await app.call(route, { params, body: wrapped(wrong), ...(query ? { query } : {}) })
    expect(answer.status).toBe(406)
    const found = new Set(
      answer.issues.map((one) => Object.keys(fields).find((field) => isAt(one.field, field)) ?? `beside: ${one.field}`),
    )
    expect([...found].sort()).toEqual(Object.keys(fields).sort())
  })
}
