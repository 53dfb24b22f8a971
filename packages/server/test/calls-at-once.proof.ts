import { accountRoutes, allRoutes, orderRoutes, type Route } from '@running-dinner/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedSecret } from '../src/platform/db/shared-secret.ts'
import { createTestApp, type TestApp } from './app.ts'
import { examplesOf } from './examples-of-call.ts'
import type { SentTwice } from './repeat-examples-of-accounts.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'
import { changedTables, sameAsEither, wholeDatabase } from './whole-database.ts'

const changing = allRoutes.filter((route) => route.method !== 'GET')
const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** The address of a picture and the token of a session are new each time. */
const hasFreshParts: readonly Route[] = [accountRoutes.uploadAvatar, accountRoutes.login]
/** Once the thing or the right is gone, a second deletion finds neither. */
const refusals = [401, 404, 406, 409]

describe('two calls with one Idempotency-Key at the same time', () => {
  const ends: (() => Promise<void>)[] = []
  const refused: string[] = []
  const faults = { 'one key': [] as string[][], 'two keys': [] as string[][] }

  beforeAll(async () => {
    const app = await createTestApp({ onEnd: (close) => void ends.unshift(close) })
    const facts = await givenTenant(app, 'zqown', '2030-06-15')
    // Each part of the application keeps it once it was read, so a restored database must not lose it.
    await sharedSecret(app.ctx.db, 'session-tokens')
    const whole = await wholeDatabase(app.database)
    const base = await whole.keep()
    for (const route of changing) {
      const statuses: number[] = []
      for (const example of examplesOf(route)) {
        if (statuses.some((status) => status < 400)) break
        await base.restore()
        const sent = await example(app, facts)
        const before = await whole.keep()
        const call = send(app, facts, route, sent)
        const single = async () => {
          await before.restore()
          const { status } = await call('key')
          return { status, tables: changedTables(await whole.digests(), before.digests).filter(isCompared) }
        }
        const first = await single()
        statuses.push(first.status)
        if (first.status >= 400) continue
        const firstRows = await whole.rows(first.tables)
        const second = await single()
        const isAfterOne = sameAsEither(firstRows, await whole.rows(first.tables))
        expect([nameOf(route), second.tables]).toEqual([nameOf(route), first.tables])
        for (const [name, keys] of [
          ['one key', ['key', 'key']],
          ['two keys', ['key', 'other']],
        ] as const) {
          await before.restore()
          const replies = await Promise.all(keys.map(call))
          if (route === orderRoutes.order) await dropUnusedOrder(app)
          const otherTables = changedTables(await whole.digests(), before.digests).filter(
            (table) => isCompared(table) && !first.tables.includes(table),
          )
          const found = answerFaults(route, first.status, replies)
          if (otherTables.length > 0 || !isAfterOne(await whole.rows(first.tables))) found.push('has another effect')
          if (found.length > 0) faults[name].push([nameOf(route), ...found, ...otherTables])
        }
      }
      if (!statuses.some((status) => status < 400)) refused.push(`${nameOf(route)}: ${statuses}`)
    }
    return async () => {
      for (const end of ends) await end()
    }
  })

  test('have one effect and one reply, in every call that changes or deletes something (REL-14)', () => {
    expect(faults['one key']).toEqual([])
    expect(refused).toEqual([])
  })

  test('have two effects with two keys (shows that the check works)', () => {
    const doubled = faults['two keys'].map(([name]) => name)
    expect(doubled.length).toBeGreaterThan(10)
  })
})

/** The encrypted replies differ in length. */
const isCompared = (table: string) => table !== 'public.stored_reply'

/** An order is stored before the provider is asked: both calls may do so, but guests are sent to one of them only. */
async function dropUnusedOrder({ database: { pool } }: TestApp): Promise<void> {
  const { rows } = await pool.query("delete from payment_order where status = 'NEW' returning id")
  expect(rows.length).toBeLessThan(2)
  await pool.query('delete from sandbox_order where request_id = any($1)', [rows.map(({ id }) => id)])
}

function send({ call }: TestApp, facts: TenantFacts, route: Route, sent: SentTwice) {
  return (key: string) =>
    call(route, {
      ...sent,
      params: { ...facts, ...sent.params },
      headers: { ...sent.headers, 'idempotency-key': key },
    })
}

type Reply = Awaited<ReturnType<TestApp['call']>>

function answerFaults(route: Route, expected: number, replies: readonly Reply[]): string[] {
  const statuses = replies.map(({ status }) => status)
  const mayRefuse = (status: number) => route.method === 'DELETE' && refusals.includes(status)
  const isAnswered = statuses.includes(expected) && statuses.every((status) => status === expected || mayRefuse(status))
  if (!isAnswered) return [`answers ${statuses.join(' and ')}`]
  const bodies = new Set(replies.filter(({ status }) => status === expected).map(({ body }) => JSON.stringify(body)))
  return bodies.size > 1 && !hasFreshParts.includes(route) ? ['answers otherwise'] : []
}
