import { allRoutes, eveningRoutes, type Route, selfRoutes } from '@running-dinner/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'
import { withoutFilter } from './without-event-filter.ts'

const ofGuests = allRoutes.filter(({ path }) => path.includes(':selfAdminId') && path.includes(':participantId'))
const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** Names of the fields that a reply has about people, at any depth. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const isOfPerson = /hostTeamMember|teamMembers|contacts/.test(path)
    return [...(isOfPerson ? [name] : []), ...fieldsOf(field, `${path}.${name}`)]
  })
}

/** What guests read of each other, and what only the organiser may read. */
const shown = new Set([
  ...['id', 'name', 'firstnamePart', 'lastname', 'mobileNumber', 'callLinks', 'text', 'url', 'isMe', 'withoutSeats'],
  ...['street', 'streetNr', 'zip', 'cityName', 'addressRemarks', 'bellName', 'floor', 'entranceNote'],
  ...['geocodingResult', 'lat', 'lng', 'quality', 'teamPartnerWishOriginatorId'],
  ...[
    'mealSpecifics',
    'vegetarian',
    'vegan',
    'lactose',
    'gluten',
    'notes',
    'allergens',
    'allergen',
    'count',
    'severity',
  ],
])
// An age is found by the name of its field: a number of two digits stands in ids and distances too.
const hidden = { email: 'zqhidden@guests.example', notes: 'zqhiddennote', misc_notes: 'zqhiddenmisc' }

/** What the pages of team, route and evening say too much. */
async function tooMuchIn(call: TestApp['call'], facts: TenantFacts): Promise<string[]> {
  const found: string[] = []
  for (const route of [selfRoutes.team, selfRoutes.dinnerRoute, eveningRoutes.ownEvening]) {
    const { status, body } = await call(route, { params: facts })
    expect(status).toBe(200)
    found.push(...fieldsOf(body).filter((name) => !shown.has(name)))
    found.push(...Object.values(hidden).filter((value) => JSON.stringify(body).includes(value)))
  }
  return [...new Set(found)].sort()
}

describe('the secret of a guest with the id of another guest of the event', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let facts: TenantFacts
  let kept: KeptEvent
  /** The own partner first. */
  let others: string[] = []

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    kept = await keepEvent(app.database, facts.dinnerId ?? '', {
      sandbox_order: "id = 'zqown-order'",
      portal_token: "email_identity like 'zqown%'",
    })
    const { rows } = await app.database.pool.query<{ id: string; partner: boolean }>(
      `select other.id, other.team_id is not distinct from own.team_id as partner from participant own
       join participant other on other.dinner_id = own.dinner_id and other.id <> own.id
       where own.id = $1 order by partner desc, other.participant_number`,
      [facts.participantId],
    )
    expect(rows[0]?.partner).toBe(true)
    others = rows.map(({ id }) => id)
    return async () => {
      for (const end of ends) await end()
    }
    // One whole event.
  }, 120_000)

  async function faultsOf(call: TestApp['call'], ids: readonly string[]): Promise<string[]> {
    const before = JSON.stringify(await kept.digest())
    const faults: string[] = []
    for (const route of ofGuests) {
      const example = tenantExamples.find((one) => one.route === route)
      // Some calls are made by another guest, whose own id is allowed then.
      const params = { ...facts, ...example?.params?.(facts) } as Record<string, string>
      for (const participantId of ids.filter((id) => id !== params.participantId)) {
        const { status } = await call(route, {
          params: { ...params, participantId },
          query: (example?.query?.(facts) ?? {}) as Record<string, string>,
          body: example?.body?.(facts),
        })
        if (status !== 404) faults.push(`${nameOf(route)}: ${status}`)
      }
      if (JSON.stringify(await kept.digest()) === before) continue
      faults.push(`${nameOf(route)}: changed something`)
      await kept.restore()
    }
    return faults
  }

  test('answers the own secret with the id of any other guest as an unknown one, in every call (SEC-04)', {
    // Every call of guests for each of some thirty others.
    timeout: 180_000,
  }, async () => {
    expect(ofGuests.length).toBeGreaterThan(15)
    expect(others.length).toBeGreaterThan(15)
    expect(await faultsOf(app.call, others)).toEqual([])
  })

  test('pages of team, route and evening tell of others what they need to know, and nothing else (SEC-04)', async () => {
    await app.database.pool.query(
      `update participant set email = participant_number || $2, notes = $3, misc_notes = $4, age = 97
       where dinner_id = $1 and id <> $5`,
      [facts.dinnerId, ...Object.values(hidden), facts.participantId],
    )
    expect(await tooMuchIn(app.call, facts)).toEqual([])
    // The whole person instead of what is presented of them.
    const { rows } = await app.database.pool.query('select * from participant where id = $1', [facts.mateId])
    const telling: TestApp['call'] = async (route, options) => {
      const answer = await app.call(route, options)
      return { ...answer, body: { ...(answer.body as object), teamMembers: rows } }
    }
    expect(await tooMuchIn(telling, facts)).toEqual(
      expect.arrayContaining(['email', 'age', 'misc_notes', 'zqhiddennote', 'zqhiddenmisc']),
    )
    await kept.restore()
  })

  test('finds a server that looks a guest up by id alone (shows that the check works)', async () => {
    const db = withoutFilter(app.ctx.db, ['selfAdminId', 'self_admin_id'])
    const server = await createApp({ ...app.ctx, db }, '/nonexistent')
    const faults = await faultsOf(callsOf(server), others.slice(0, 1))
    await server.close()
    expect(faults.filter((fault) => fault.endsWith(': 200')).length).toBeGreaterThan(10)
    expect(faults.filter((fault) => fault.endsWith(': changed something')).length).toBeGreaterThan(3)
  })
})
