import { accountRoutes, participantRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { givenDinner } from './given.ts'
import { bearer, givenAccount } from './given-account.ts'
import { givenPublicDinner, mailedSelf } from './given-registration.ts'
import { blackPng } from './hostile-pictures.ts'
import { sendSlowly } from './send-slowly.ts'

const form = 'multipart/form-data; boundary=b'
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

async function listening(app: TestApp): Promise<string> {
  return app.app.listen({ port: 0, host: '127.0.0.1' })
}

/** Sends a body without its length, as `fetch` does with a stream. */
async function sendChunked(url: string, body: Buffer | string, headers: Record<string, string>) {
  const stream = new Blob([body]).stream()
  const { status } = await fetch(url, { method: 'POST', headers, body: stream, duplex: 'half', redirect: 'manual' })
  return status
}

/** A picture in a form of so many bytes, with all that is left over before or behind the part. */
function paddedForm(bytes: number, padded: 'before' | 'behind'): Buffer {
  const parts = [Buffer.from(head), blackPng(8, 8), Buffer.from('\r\n--b--\r\n')]
  const padding = Buffer.from('\r\n'.padStart(bytes - Buffer.concat(parts).length, 'x'))
  return Buffer.concat(padded === 'before' ? [padding, ...parts] : [...parts, padding])
}

test.each([
  ['before', 3_000_000, 200, 1],
  ['before', 3_000_001, 413, 0],
  ['behind', 3_000_000, 200, 1],
  ['behind', 3_000_001, 413, 0],
] as const)(
  'a form without length, filled %s its part to %i bytes, is answered %i',
  async (padded, bytes, status, stored) => {
    const app = await createTestApp()
    const { token } = await givenAccount(app)
    const url = `${await listening(app)}/api${accountRoutes.uploadAvatar.path}`
    const headers = { ...bearer(token), 'content-type': form }
    expect(await sendChunked(url, paddedForm(bytes, padded), headers)).toBe(status)
    expect((await app.database.pool.query('select from avatar')).rowCount).toBe(stored)
  },
)

const uploading = async (...headers: string[]) => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const path = participantRoutes.previewImport.path.replace(':adminId', params.adminId)
  return sendSlowly(await listening(app), [`POST /api${path} HTTP/1.1`, `content-type: ${form}`, ...headers])
}

test('a form that says it is too long is answered 413 before it is sent', async () => {
  const sender = await uploading('content-length: 3000001', 'connection: close')
  expect(await sender.answered('body_too_large')).toMatch(/^HTTP\/1\.1 413 /)
})

test('a form without length whose end does not come is answered 413 as soon as it is too long', async () => {
  const sender = await uploading('transfer-encoding: chunked')
  const chunk = Buffer.alloc(1_000_000, 'x')
  for (let sent = 0; sent < 4; sent++) await sender.write(`f4240\r\n${chunk}\r\n`)
  expect(await sender.answered('body_too_large')).toMatch(/^HTTP\/1\.1 413 /)
  await sender.write('0\r\n\r\nGET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await sender.closed()
})

test.each([
  ['a call', participantRoutes.create.path, personBody(1), 256_000],
  ['a list', participantRoutes.import.path, { rows: [] }, 4_000_000],
] as const)(
  'JSON without length is refused with 413 and stores nothing beyond the limit of %s',
  async (_name, path, body, limit) => {
    const app = await createTestApp()
    const { params } = await givenDinner(app)
    const url = `${await listening(app)}/api${path.replace(':adminId', params.adminId)}`
    const json = Buffer.from(JSON.stringify(body))
    const send = (bytes: number) =>
      sendChunked(url, Buffer.concat([json, Buffer.alloc(bytes - json.length, ' ')]), {
        'content-type': 'application/json',
      })
    expect(await send(limit + 1)).toBe(413)
    expect((await app.database.pool.query('select from participant')).rowCount).toBe(0)
    expect(await send(limit)).not.toBe(413)
  },
)

/** The page of a guest on which a partner is wished for, and a form that stores a wish. */
async function givenWish(app: TestApp) {
  const { confirmed } = await givenPublicDinner(app)
  const [{ email }, other] = [await confirmed(1), await confirmed(2)]
  const { selfAdminId, participantId } = await mailedSelf(app, email)
  return { path: `/self/${selfAdminId}/teampartnerwish/${participantId}/plain`, form: `email=${other.email}` }
}

test.each([
  ['the demo', async () => ({ path: '/running-dinner-demo', form: 'lng=de' }), 1_000, 303, 'dinner'],
  ['an own page', givenWish, 256_000, 200, "participant where team_partner_wish_email <> ''"],
] as const)(
  'a plain form without length is refused with 413 and stores nothing beyond the limit of %s',
  async (_name, given, limit, status, stored) => {
    const app = await createTestApp()
    const { path, form: fields } = await given(app)
    const url = `${await listening(app)}${path}`
    // Between fields, `&` is no field of its own.
    const send = (bytes: number) =>
      sendChunked(url, fields.padEnd(bytes, '&'), { 'content-type': 'application/x-www-form-urlencoded' })
    const storedRows = async () => (await app.database.pool.query(`select from ${stored}`)).rowCount
    expect([await send(limit + 1), await storedRows()]).toEqual([413, 0])
    expect([await send(limit), await storedRows()]).toEqual([status, 1])
  },
)
