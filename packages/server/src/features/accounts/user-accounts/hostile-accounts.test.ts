import { accountRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { registerBody } from '../../../../test/given-account.ts'
import * as values from '../../../../test/hostile-values.ts'

const notText = [undefined, null, '', 5, true, {}, [], ['x']]

const fields: Record<string, values.FieldCases> = {
  username: {
    refused: [...notText, ' ', 'a\u0000b', 'x'.repeat(256), 'other@guests.example'],
    accepted: ['ada', 'Ädä 😀'],
  },
  email: values.email,
  password: {
    refused: [
      ...notText,
      'kurz',
      '1234567',
      'password',
      'PassWort123',
      'qwertzuiop',
      'x'.repeat(129),
      'y'.repeat(5000),
    ],
    accepted: [
      '  ein Satz  ',
      `${'😀'.repeat(4)}abcd`,
      'ab'.repeat(64),
      "'; drop table account --",
      '\u0000\u0001 binär',
    ],
  },
  firstName: values.line(255),
  lastName: values.line(255),
  languageCode: { refused: ['fr', 5, {}], accepted: [undefined, 'de', 'en'] },
}

test.each(Object.entries(fields))(
  'registration validates %s: refuses bad values under that field, accepts unusual good ones',
  async (field, cases) => {
    const app = await createTestApp()
    const answer = (value: unknown) => app.call(accountRoutes.register, { body: { ...registerBody(), [field]: value } })
    for (const value of cases.refused) {
      const { status, issues } = await answer(value)
      expect([status, issues[0]?.field], JSON.stringify(value)?.slice(0, 40)).toEqual([406, field])
    }
    expect((await app.database.pool.query('select count(*) from account')).rows).toEqual([{ count: 0 }])
    for (const value of cases.accepted) {
      const { status, issues } = await answer(value)
      expect(status, `${JSON.stringify(value)?.slice(0, 40)} ${JSON.stringify(issues)}`).toBe(200)
    }
  },
)

test('keeps a password exactly as typed, including spaces and case', async () => {
  const app = await createTestApp()
  const password = `  ${'Ä😀'.repeat(62)}  `
  await app.call(accountRoutes.register, { body: registerBody({ password }) })
  const login = async (typed: string) =>
    (await app.call(accountRoutes.login, { body: { username: 'ada', password: typed } })).status
  expect(await login(password)).toBe(200)
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password} `]) {
    expect(await login(other)).toBe(401)
  }
})

test.each([accountRoutes.login, accountRoutes.confirm, accountRoutes.newPassword, accountRoutes.forgottenPassword])(
  '$path refuses bodies of the wrong shape',
  async (route) => {
    const app = await createTestApp()
    const params = { token: 'x'.repeat(24) }
    for (const value of [[], 'text', undefined]) {
      expect((await app.call(route, { params, body: value })).status).toBe(value === 'text' ? 415 : 400)
    }
    for (const body of [
      {},
      { username: 5, password: [], email: {} },
      { username: null, password: null, email: null },
    ]) {
      expect((await app.call(route, { params, body })).status).toBe(406)
    }
  },
)

test.each(['', 'x', '../../etc/passwd', 'x'.repeat(24), 'x'.repeat(500), '%00', "' or 1=1"])(
  'answers 404 to a link with the malformed or unknown token "%s"',
  async (token) => {
    const app = await createTestApp()
    const body = { password: 'ein ganzer Satz' }
    const statuses = [
      (await app.call(accountRoutes.confirm, { params: { token: token || ' ' }, body })).status,
      (await app.call(accountRoutes.newPassword, { params: { token: token || ' ' }, body })).status,
      (await app.call(accountRoutes.avatar, { params: { name: token || ' ' } })).status,
    ]
    expect(statuses).toEqual([404, 404, 404])
  },
)
