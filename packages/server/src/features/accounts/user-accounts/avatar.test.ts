import { accountRoutes, type Profile } from '@running-dinner/contract'
import { limits } from '@running-dinner/domain'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { bearer, givenAccount } from '../../../../test/given-account.ts'
import { blackPng, html, promisedPng, svg } from '../../../../test/hostile-pictures.ts'

const picture = (width = 640, height = 400) => sharp({ create: { width, height, channels: 3, background: '#194564' } })
const gps = {
  IFD0: { Copyright: 'Ada', ImageDescription: '<script>' },
  IFD3: { GPSLatitude: '47/1 59/1 0/1', GPSLatitudeRef: 'N' },
}
const riff = (content: string) => Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBP'), Buffer.from(content)])

interface Part {
  field?: string
  type?: string
  filename?: string
}

function multipart(bytes: Buffer, { field = 'file', type = 'image/png', filename = 'me.png' }: Part) {
  const boundary = 'boundary-of-a-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

async function upload(app: TestApp, token: string, bytes: Buffer, options: Part = {}) {
  const { payload, headers } = multipart(bytes, options)
  return app.call(accountRoutes.uploadAvatar, { body: payload, headers: { ...headers, ...bearer(token) } })
}

async function stored(app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query('select count(*) from avatar')
  return rows[0].count
}

const accepted: [string, () => Buffer | Promise<Buffer>, Part?][] = [
  ['a PNG', () => picture().png().toBuffer()],
  ['a JPEG', () => picture().jpeg().toBuffer()],
  ['a WebP', () => picture().webp().toBuffer()],
  ['a JPEG with GPS metadata', () => picture().jpeg().withExif(gps).toBuffer()],
  ['a PNG with another name and type', () => picture().png().toBuffer(), { filename: '../x.svg', type: 'text/html' }],
  ['a PNG followed by HTML', async () => Buffer.concat([await picture().png().toBuffer(), html])],
  ['a picture of one pixel', () => picture(1, 1).png().toBuffer()],
  ['a picture of nearly 25 million pixels', async () => blackPng(5000, 4999)],
]

test.each(accepted)('stores %s as a 256 by 256 WebP without metadata (INP-06)', async (_name, make, options = {}) => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const { status, body } = await upload(app, token, await make(), options)
  expect(status).toBe(200)
  const { avatarPath } = body as Profile
  expect(avatarPath).toMatch(/^\/user\/avatar\/[\w-]{24}$/)
  const served = await app.app.inject({ method: 'GET', url: `/api${avatarPath}` })
  expect(served.statusCode).toBe(200)
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline; filename="avatar.webp"',
    'cache-control': 'private, max-age=86400, immutable',
    'cross-origin-resource-policy': 'same-origin',
  })
  const seen = await sharp(served.rawPayload).metadata()
  expect(seen).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect([seen.exif, seen.xmp, seen.icc, seen.iptc]).toEqual([undefined, undefined, undefined, undefined])
  expect(served.rawPayload.includes('script') || served.rawPayload.includes('Ada')).toBe(false)
})

const refused: [string, () => Buffer | Promise<Buffer>, string][] = [
  ['an empty file', () => Buffer.alloc(0), 'avatar_unreadable'],
  ['an SVG', () => svg, 'avatar_unreadable'],
  ['an HTML page', () => html, 'avatar_unreadable'],
  ['a GIF', () => picture().gif().toBuffer(), 'avatar_unreadable'],
  ['a TIFF', () => picture().tiff().toBuffer(), 'avatar_unreadable'],
  ['an AVIF', () => picture(64, 64).avif().toBuffer(), 'avatar_unreadable'],
  [
    'an HTML page that starts with a GIF header',
    () => Buffer.concat([Buffer.from('GIF89a/*'), html]),
    'avatar_unreadable',
  ],
  ['a zip', () => Buffer.from('PK\u0003\u0004 and so on'), 'avatar_unreadable'],
  ['a PNG header followed by SVG', () => Buffer.concat([blackPng(1, 1).subarray(0, 8), svg]), 'avatar_unreadable'],
  ['a JPEG header followed by HTML', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]), 'avatar_unreadable'],
  ['a WebP header followed by SVG', () => riff(svg.toString()), 'avatar_unreadable'],
  ['a truncated PNG', async () => (await picture().png().toBuffer()).subarray(0, 120), 'avatar_unreadable'],
  ['a PNG with less data than its header declares', () => promisedPng(4000, 4000), 'avatar_unreadable'],
  ['a header that declares 4 billion pixels', () => promisedPng(65_000, 65_000), 'avatar_too_many_pixels'],
  ['484 million pixels in 60 kB', () => blackPng(22_000, 22_000), 'avatar_too_many_pixels'],
  ['a little more than 25 million pixels', () => blackPng(5001, 5000), 'avatar_too_many_pixels'],
]

test('refuses decompression bombs, SVG and broken files and stores nothing (INP-06)', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  for (const [name, make, message] of refused) {
    const bytes = await make()
    const { status, issues } = await upload(app, token, bytes)
    expect([status, issues], name).toMatchObject([406, [{ field: 'file', message }]])
  }
  expect(await stored(app)).toBe(0)
})

test('refuses a file above 2 MiB, another field name and a body that is not multipart', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(limits.uploadedFile)])
  expect((await upload(app, token, large)).status).toBe(413)
  const png = await picture().png().toBuffer()
  const elsewhere = await upload(app, token, png, { field: 'avatar' })
  expect([elsewhere.status, elsewhere.issues]).toMatchObject([406, [{ field: 'file', message: 'required' }]])
  expect((await app.call(accountRoutes.uploadAvatar, { headers: bearer(token), body: {} })).status).toBe(415)
  expect(await stored(app)).toBe(0)
})

test('applies the EXIF orientation to the pixels', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const left = await picture(200, 200).png().toBuffer()
  const wide = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { body } = await upload(app, token, wide)
  const served = await app.app.inject({ method: 'GET', url: `/api${(body as Profile).avatarPath}` })
  const { data, info } = await sharp(served.rawPayload).raw().toBuffer({ resolveWithObject: true })
  const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
  expect(brightness(128, 10)).toBeLessThan(80)
  expect(brightness(128, 245)).toBeGreaterThan(200)
})

test('a new picture replaces the old one under a new name and can be removed', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const paths: string[] = []
  for (const size of [100, 200]) {
    const { body } = await upload(app, token, await picture(size, size).png().toBuffer())
    paths.push((body as Profile).avatarPath)
  }
  const statuses = async () =>
    Promise.all(paths.map(async (url) => (await app.app.inject({ method: 'GET', url })).statusCode))
  expect(await statuses()).toEqual([404, 200])
  expect((await app.call(accountRoutes.removeAvatar, { headers: bearer(token) })).body).toMatchObject({
    avatarPath: '',
  })
  expect(await statuses()).toEqual([404, 404])
})
