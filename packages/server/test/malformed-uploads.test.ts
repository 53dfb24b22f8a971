import { accountRoutes, participantRoutes, type Route } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { givenDinner } from './given.ts'
import { bearer, givenAccount } from './given-account.ts'

const part = '--abc\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhello'

test('refuses a malformed form with 400 wherever a file is uploaded, and one without a file with 406', async () => {
  const app = await createTestApp()
  const { dinner } = await givenDinner(app)
  const { token } = await givenAccount(app)
  const status = async (route: Route, type: string, payload: string) => {
    const url = route.path.replace(':adminId', dinner.adminId)
    const headers = { ...bearer(token), 'content-type': `multipart/form-data${type}` }
    return (await app.app.inject({ method: route.method, url, headers, payload })).statusCode
  }
  for (const route of [participantRoutes.previewImport, accountRoutes.uploadAvatar]) {
    for (const type of ['', '; boundary=', '; boundary=""', '; boundary=other', `; boundary=${'b'.repeat(500)}`])
      expect(await status(route, type, `${part}\r\n--abc--\r\n`), `${route.path} ${type}`).toBe(400)
    for (const payload of ['garbage', part, `${part}\r\n--ab`])
      expect(await status(route, '; boundary=abc', payload), `${route.path} ${payload}`).toBe(400)
    expect(await status(route, '; boundary=abc', '')).toBe(406)
  }
})

const field = (name: string, text: string) =>
  `--abc\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const file = `${part}\r\n`

test.each([
  ['a second file', file + file],
  ['a sixth field', [1, 2, 3, 4, 5, 6].map((number) => field(`field${number}`, 'x')).join('')],
  ['a field of more than 100 kB', file + field('mapping', JSON.stringify(Array(30_000).fill('x')))],
])('refuses a form with %s', async (_what, parts) => {
  const app = await createTestApp()
  const { dinner } = await givenDinner(app)
  const { method, path } = participantRoutes.previewImport
  const answer = await app.app.inject({
    method,
    url: path.replace(':adminId', dinner.adminId),
    headers: { 'content-type': 'multipart/form-data; boundary=abc' },
    payload: `${parts}--abc--\r\n`,
  })
  expect(answer.statusCode).toBe(400)
})
