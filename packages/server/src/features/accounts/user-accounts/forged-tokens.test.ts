import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { accountRoutes, type Route } from '@running-dinner/contract'
import { type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { bearer, givenAccount } from '../../../../test/given-account.ts'
import { sharedSecret } from '../../../platform/db/shared-secret.ts'

const now = Date.parse('2030-05-01T10:00:00Z') / 1000
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as object

async function forgeries(app: TestApp, token: string): Promise<Record<string, string>> {
  const key = await sharedSecret(app.ctx.db, 'session-tokens')
  const [head, payload, signature] = token.split('.')
  const claims = decode(payload) as JWTPayload
  const signed = (changes: object, header: object = {}, secret: Uint8Array = key) =>
    new SignJWT(JSON.parse(JSON.stringify({ ...claims, ...changes })))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(secret)
  const unsigned = (header: object) => `${encode(header)}.${payload}.`
  const byHand = (header: object, secret: string | Buffer) => {
    const text = `${encode(header)}.${payload}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    'no algorithm': unsigned({ alg: 'none', typ: 'JWT' }),
    'no algorithm, mixed case': unsigned({ alg: 'nOnE', typ: 'JWT' }),
    'no algorithm with the old signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'no signature': `${head}.${payload}.`,
    'another key': await signed({}, {}, Buffer.alloc(32, 1)),
    'an empty key': byHand({ alg: 'HS256', typ: 'JWT' }, ''),
    'a key from a file': byHand({ alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, ''),
    'a key embedded in the token': byHand(
      { alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AAAA' } },
      Buffer.alloc(3),
    ),
    'the right key with HS512': await signed({}, { alg: 'HS512' }),
    'the right key with HS384': await signed({}, { alg: 'HS384' }),
    RSA: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(rsa.privateKey),
    'an unknown critical extension': byHand({ alg: 'HS256', typ: 'JWT', crit: ['b64x'], b64x: true }, key),
    'another type': await signed({}, { typ: 'at+jwt' }),
    'no type': await signed({}, { typ: undefined }),
    expired: await signed({ exp: now - 1 }),
    'no expiry': await signed({ exp: undefined }),
    'issued long ago, valid for years': await signed({ iat: now - 13 * 3_600, exp: now + 1e8 }),
    'issued in the future': await signed({ iat: now + 86_400, exp: now + 90_000 }),
    'not valid yet': await signed({ nbf: now + 60 }),
    'another audience': await signed({ aud: 'another service' }),
    'no audience': await signed({ aud: undefined }),
    'another issuer': await signed({ iss: 'another service' }),
    'no issuer': await signed({ iss: undefined }),
    'no token id': await signed({ jti: undefined }),
    'no subject': await signed({ sub: undefined }),
    'an unknown account': await signed({ sub: randomUUID() }),
    'another token version': await signed({ tv: 1 }),
    'a token version as text': await signed({ tv: '0' }),
    'no token version': await signed({ tv: undefined }),
    'another payload': `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    'an empty token': '',
    'three short parts': 'x.y.z',
    'two tokens joined': `${token}.${token}`,
  }
}

test('refuses every forged token and accepts the real one (SEC-18)', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const status = async (bearerToken: string) =>
    (await app.call(accountRoutes.profile, { headers: bearer(bearerToken) })).status
  expect(await status(token)).toBe(200)
  const forged = Object.entries(await forgeries(app, token))
  expect(forged.length).toBeGreaterThanOrEqual(20)
  for (const [name, forgedToken] of forged) expect(await status(forgedToken), name).toBe(401)
  expect(await status(token)).toBe(200)
})

test('a token holds nothing about the person, expires after twelve hours and is then answered with 401 Bearer', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const claims = decode(token.split('.')[1]) as JWTPayload
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub', 'tv'])
  app.clock.set('2030-05-01T21:59:59Z')
  expect((await app.call(accountRoutes.profile, { headers: bearer(token) })).status).toBe(200)
  app.clock.set('2030-05-01T22:00:01Z')
  const { status, headers, issues } = await app.call(accountRoutes.profile, { headers: bearer(token) })
  expect({ status, issues }).toMatchObject({ status: 401, issues: [{ message: 'unauthorized' }] })
  expect(headers['www-authenticate']).toBe('Bearer')
})

test.each([
  {},
  { authorization: '' },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer' },
  { authorization: 'x' },
])('refuses every account call without a token: %j', async (headers) => {
  const app = await createTestApp()
  const { profile, updateProfile, uploadAvatar, removeAvatar, remove, myEvents, changePassword } = accountRoutes
  const routes: Route[] = [profile, updateProfile, uploadAvatar, removeAvatar, remove, myEvents, changePassword]
  for (const route of routes) {
    expect((await app.call(route, { headers, body: route.body ? {} : undefined })).status, route.path).toBe(401)
  }
})

test('all processes on one database share the signing key', async () => {
  const app = await createTestApp()
  const keys = await Promise.all([1, 2, 3, 4, 5].map(() => sharedSecret(app.ctx.db, 'one')))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect((await sharedSecret(app.ctx.db, 'two')).equals(keys[0] ?? Buffer.alloc(0))).toBe(false)
})
