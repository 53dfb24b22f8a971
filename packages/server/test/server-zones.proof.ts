import { allRoutes } from '@running-dinner/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'

/** Ahead of and behind all others, beside the hour, and with summer time. */
const zones = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns', 'Europe/Berlin', 'Asia/Kathmandu']
const read = allRoutes.filter(({ method, path }) => method === 'GET' && /:(adminId|selfAdminId|publicId)/.test(path))

/** What the callback returns in each zone of the process. */
async function inZones<T>(of: () => Promise<T>): Promise<T[]> {
  const before = process.env.TZ
  try {
    const results: T[] = []
    for (const zone of zones) {
      process.env.TZ = zone
      results.push(await of())
    }
    return results
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
}

/** Names of what is not the same in each zone. */
function differencesOf([first = {}, ...others]: readonly Record<string, string>[]): string[] {
  const names = new Set([first, ...others].flatMap((replies) => Object.keys(replies)))
  return [...names].filter((name) => others.some((other) => other[name] !== first[name]))
}

describe('a whole event', () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let facts: TenantFacts

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    facts = await givenTenant(app, 'zqown', '2030-06-15')
    // Calendars number their entries when they are read first.
    await replies()
    return async () => {
      for (const end of ends) await end()
    }
    // One whole event.
  }, 120_000)

  /** Texts only: workbooks and papers say when they were written. */
  async function replies(): Promise<Record<string, string>> {
    const found: Record<string, string> = {}
    for (const route of read) {
      const example = tenantExamples.find((one) => one.route === route)
      const { status, body, headers } = await app.call(route, {
        params: { ...facts, ...example?.params?.(facts) } as Record<string, string>,
        query: (example?.query?.(facts) ?? {}) as Record<string, string>,
      })
      if (status >= 400 || !/json|text\//.test(String(headers['content-type']))) continue
      found[route.path] = Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body)
    }
    return found
  }

  test('is read alike in six time zones of the server, by every call (INP-04)', async () => {
    const found = await inZones(replies)
    expect(Object.keys(found[0] ?? {}).length).toBeGreaterThan(40)
    expect(differencesOf(found)).toEqual([])
  })

  test('a reply with a day or hour of the process is found to differ (shows that the check works)', async () => {
    const instant = () => new Date('2030-06-15T23:30:00Z')
    const found = await inZones(async () => ({
      day: String(instant().getDate()),
      hour: String(instant().getHours()),
      same: instant().toISOString(),
    }))
    expect(differencesOf(found)).toEqual(['day', 'hour'])
  })
})
