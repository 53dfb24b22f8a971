import { allRoutes, type Route } from '@running-dinner/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'
import { withoutFilter } from './without-event-filter.ts'

const ofGuests = allRoutes.filter(({ path }) => path.includes(':selfAdminId') && path.includes(':participantId'))
const nameOf = ({ method, path }: Route) => `${method} ${path}`

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

  test('finds a server that looks a guest up by id alone (shows that the check works)', async () => {
    const db = withoutFilter(app.ctx.db, ['selfAdminId', 'self_admin_id'])
    const server = await createApp({ ...app.ctx, db }, '/nonexistent')
    const faults = await faultsOf(callsOf(server), others.slice(0, 1))
    await server.close()
    expect(faults.filter((fault) => fault.endsWith(': 200')).length).toBeGreaterThan(10)
    expect(faults.filter((fault) => fault.endsWith(': changed something')).length).toBeGreaterThan(3)
  })
})
