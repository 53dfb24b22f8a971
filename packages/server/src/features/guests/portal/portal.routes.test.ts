import { portalRoutes } from '@running-dinner/contract'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenConfirmedDinner, recoveredToken } from '../../../../test/given-portal.ts'
import { email } from '../../../../test/hostile-values.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { DB } from '../../../platform/db/schema.generated.ts'
import { recoverAccess } from './portal.routes.ts'
import { portalTokenStore } from './portal-token.store.ts'

const known = 'olga@organisers.example'
const unknown = 'nobody@guests.example'

test('answers known and unknown addresses alike and mails only the known one', async () => {
  const app = await createTestApp()
  await givenConfirmedDinner(app)
  const answers = [known, unknown].map(async (address) => {
    const { status, body, headers } = await app.call(portalRoutes.accessRecovery, { body: { email: address } })
    return { status, body: String(body), headers: { ...headers, date: '' } }
  })
  const [one, other] = await Promise.all(answers)
  expect(one).toEqual(other)
  expect(one).toMatchObject({ status: 204, body: '' })
  expect(await recoveredToken(app, known)).toMatch(/^[\w-]{24}$/)
  expect(await recoveredToken(app, unknown)).toBeUndefined()
  const { rows } = await app.database.pool.query('select email_identity from portal_token')
  expect(rows).toEqual([{ email_identity: known }])
})

/** The statements sent to the database, without the last one, which commits or rolls back. */
async function statementsOf(app: TestApp, recover: (ctx: Ctx, email: string) => Promise<void>, address: string) {
  const statements: string[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: app.database.pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void statements.push(query.sql),
  })
  await recover({ ...app.ctx, db }, address)
  return statements.filter((statement) => !/savepoint attempt$/.test(statement))
}

const hurried = async (ctx: Ctx, address: string) => {
  const rows = await ctx.db.selectFrom('dinner').select('id').where('email', '=', address).execute()
  if (rows.length > 0) await recoverAccess(ctx, address)
}

test.each([
  ['the same work is done for both', recoverAccess, true],
  ['the same check notices a recovery that is done early for unknown addresses', hurried, false],
])('sends the database the same statements for known and unknown addresses: %s', async (_name, recover, isSame) => {
  const app = await createTestApp()
  await givenConfirmedDinner(app)
  const done = [await statementsOf(app, recover, known), await statementsOf(app, recover, unknown)]
  expect(done[0]?.length).toBeGreaterThan(5)
  expect(JSON.stringify(done[0]) === JSON.stringify(done[1])).toBe(isSame)
})

test('mails an address a few times only, with the same answer afterwards', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  await givenConfirmedDinner(app)
  for (let time = 0; time < 4; time++) await recoverAccess(app.ctx, known)
  await app.deliver()
  expect((await app.mails()).filter((mail) => mail.text.includes('/my-events/'))).toHaveLength(3)
})

test('mails the same token when two requests race', async () => {
  const app = await createTestApp()
  await givenConfirmedDinner(app)
  await Promise.all([1, 2, 3].map(() => recoverAccess(app.ctx, known)))
  await app.deliver()
  const links = (await app.mails()).flatMap((mail) => /\/my-events\/[\w-]+/.exec(mail.text)?.[0] ?? [])
  expect(links).toHaveLength(3)
  expect(new Set(links).size).toBe(1)
  const token = links[0]?.split('/').at(-1) ?? ''
  expect(await portalTokenStore.known(app.ctx.db, [token])).toEqual([{ emailIdentity: known, token }])
})

test('accepts one plain address only', async () => {
  const app = await createTestApp()
  for (const address of email.refused) {
    const { status, issues } = await app.call(portalRoutes.accessRecovery, { body: { email: address } })
    expect([status, issues[0]?.field], JSON.stringify(address)).toEqual([406, 'email'])
  }
  for (const address of email.accepted) {
    expect((await app.call(portalRoutes.accessRecovery, { body: { email: address } })).status).toBe(204)
  }
})
