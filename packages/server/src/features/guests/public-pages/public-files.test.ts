import { dinnerRoutes } from '@running-dinner/contract'
import { brandColours, courseShapes } from '@running-dinner/domain/guests'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody, publicSettingsBody } from '../../../../test/bodies.ts'
import { fakeTiles } from '../../../../test/fakes/fake-tiles.ts'
import { confirmDinner, type GivenDinner, givenDinner } from '../../../../test/given.ts'
import { publicPageSource } from './public-page-source.ts'

const publicIdOf = ({ dinner }: GivenDinner) => dinner.publicSettings?.publicDinnerId ?? ''

async function givenEvent(
  test: TestApp,
  registrationType: 'PUBLIC' | 'OPEN',
  isConfirmed = true,
): Promise<GivenDinner> {
  const { basicDetails } = dinnerBody()
  const given = await givenDinner(test, {
    basicDetails: { ...basicDetails, registrationType },
    publicSettings: publicSettingsBody(),
  })
  if (isConfirmed) await confirmDinner(test, given)
  return given
}

const fileOf = async ({ app }: TestApp, url: string) => {
  const answer = await app.inject({ method: 'GET', url })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, bytes: answer.rawPayload }
}

test('draws the preview of an event in the size that link previews expect', async () => {
  const app = await createTestApp()
  const event = await givenEvent(app, 'OPEN')
  const { status, headers, bytes } = await fileOf(app, `/running-dinner-events/${publicIdOf(event)}/image.png`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('draws the icons of tabs, phones and home screens in their sizes', async () => {
  const app = await createTestApp()
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'icon-maskable-512.png': 512 }
  for (const [name, side] of Object.entries(sizes)) {
    const { status, headers, bytes } = await fileOf(app, `/${name}`)
    expect([name, status, headers['content-type']]).toEqual([name, 200, 'image/png'])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side })
  }
  const { headers, text } = await fileOf(app, '/favicon.svg')
  expect(headers['content-type']).toContain('image/svg+xml')
  for (const { path } of Object.values(courseShapes)) expect(text).toContain(path)
  const ico = (await fileOf(app, '/favicon.ico')).bytes
  const offset = ico.readUInt32LE(18)
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), offset + ico.readUInt32LE(14)]).toEqual([1, 1, ico.length])
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('fills a maskable icon to its rim and keeps the sign inside the circle that every launcher shows', async () => {
  const { bytes } = await fileOf(await createTestApp(), '/icon-maskable-512.png')
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) =>
    data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')
  const ground = colourAt(0, 0)
  expect(ground).toBe(brandColours.night.slice(1))
  for (let x = 0; x < 512; x += 4)
    for (let y = 0; y < 512; y += 4)
      if (Math.hypot(x - 256, y - 256) > 205) expect([x, y, colourAt(x, y)]).toEqual([x, y, ground])
})

test('draws the cover of an event for lists, in tiles of eight by two', async () => {
  const app = await createTestApp()
  const { status, headers, bytes } = await fileOf(
    app,
    `/running-dinner-events/${publicIdOf(await givenEvent(app, 'PUBLIC'))}/cover.svg`,
  )
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'svg', width: 800, height: 200 })
  expect((await fileOf(app, '/running-dinner-events/AAAAAAAAAAAAAAAAAAAAAAAA/cover.svg')).status).toBe(404)
})

test.each(['de', 'en'])('draws the preview of the start page in %s', async (language) => {
  const { status, bytes, headers } = await fileOf(await createTestApp(), `/image-${language}.png`)
  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('answers 404 for the preview of an unknown event', async () => {
  const app = await createTestApp()
  expect((await fileOf(app, '/running-dinner-events/AAAAAAAAAAAAAAAAAAAAAAAA/image.png')).status).toBe(404)
})

test('draws the area from map tiles, and nothing without them', async () => {
  const tiles = await fakeTiles()
  const drawn = await createTestApp({ config: { tilesUrl: tiles.template, dataDir: `/tmp/rd-area-${Date.now()}` } })
  const event = await givenEvent(drawn, 'PUBLIC')
  const area = `/running-dinner-events/${publicIdOf(event)}/area.webp`
  const picture = await fileOf(drawn, area)
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 480 })
  const { dominant } = await sharp(picture.bytes).stats()
  expect(Math.abs(dominant.r - dominant.b)).toBeLessThan(20)

  const none = await fakeTiles('missing')
  const plain = await createTestApp({ config: { tilesUrl: none.template, dataDir: `/tmp/rd-area-${Date.now()}-none` } })
  const other = await givenEvent(plain, 'PUBLIC')
  const nothing = await fileOf(plain, `/running-dinner-events/${publicIdOf(other)}/area.webp`)
  expect(nothing.status).toBe(200)
  expect(await sharp(nothing.bytes).metadata()).toMatchObject({ width: 1, height: 1 })
})

test('lists confirmed public events in the site map, no hidden, cancelled or unconfirmed ones', async () => {
  const app = await createTestApp()
  const open = await givenEvent(app, 'PUBLIC')
  const hidden = await givenEvent(app, 'OPEN')
  const unconfirmed = await givenEvent(app, 'PUBLIC', false)
  const cancelled = await givenEvent(app, 'PUBLIC')
  await app.call(dinnerRoutes.cancel, { params: cancelled.params })
  const { text, headers } = await fileOf(app, '/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(text).toContain(`http://localhost:8080/running-dinner-events/${publicIdOf(open)}`)
  expect(text).not.toContain(publicIdOf(hidden))
  expect(text).not.toContain(publicIdOf(cancelled))
  expect(text).not.toContain(publicIdOf(unconfirmed))
})

test('escapes addresses in the site map', async () => {
  const app = await createTestApp()
  app.ctx.baseUrl = () => 'https://a.example/<&'
  const { text } = await fileOf(app, '/sitemap.xml')
  expect(text).toContain('<loc>https://a.example/&lt;&amp;/news</loc>')
})

test('points robots to the site map and keeps them off secret paths', async () => {
  const { text } = await fileOf(await createTestApp(), '/robots.txt')
  expect(text).toContain('Sitemap: http://localhost:8080/sitemap.xml')
  expect(text).toContain('Disallow: /admin/')
})

test('tells a page whether its event exists, is cancelled, over or unknown', async () => {
  const app = await createTestApp()
  const event = await givenEvent(app, 'PUBLIC')
  const source = publicPageSource(app.ctx)
  const stateOf = async (id: string) => (await source.event(id)).state
  expect(await stateOf(publicIdOf(event))).toBe('FOUND')
  expect(await stateOf('nonsense')).toBe('UNKNOWN')
  app.clock.set('2030-06-16T12:00:00Z')
  expect(await stateOf(publicIdOf(event))).toBe('EXPIRED')
  app.clock.set('2030-05-01T12:00:00Z')
  await app.call(dinnerRoutes.cancel, { params: event.params })
  expect(await stateOf(publicIdOf(event))).toBe('CANCELLED')
})

test('tells a page of a mailed link whether its event is there, also where guests are told of none', async () => {
  const app = await createTestApp()
  const event = await givenEvent(app, 'PUBLIC')
  const source = publicPageSource(app.ctx)
  await app.database.pool.query("update dinner set registration_type = 'CLOSED'")
  expect((await source.event(publicIdOf(event))).state).toBe('UNKNOWN')
  expect(await source.takesConfirmations(publicIdOf(event))).toBe(true)
  expect(await source.takesConfirmations('x'.repeat(24))).toBe(false)
  await app.database.pool.query('delete from dinner')
  expect(await source.takesConfirmations(publicIdOf(event))).toBe(false)
})

test.each([
  { search: '\u0000', from: '' },
  { search: 'x'.repeat(10_000), from: '' },
  { search: '', from: 'abc' },
  { search: '', from: '2027-02-30' },
  { search: '', from: 'infinity' },
])('ignores invalid search parameters of the list: %j', async (asked) => {
  const app = await createTestApp()
  await givenEvent(app, 'PUBLIC')
  const source = publicPageSource(app.ctx)
  expect(await source.events(asked)).toHaveLength(1)
  expect(await source.events({ search: 'nowhere', from: '' })).toEqual([])
  expect(await source.events({ search: '', from: '2030-06-16' })).toEqual([])
})

test('answers an undecodable path with a page for browsers and with issues for programs', async () => {
  const { app } = await createTestApp()
  const ask = (accept: string) =>
    app.inject({ method: 'GET', url: '/running-dinner-events/%E0%A4%A', headers: { accept } })
  const [people, programs] = [await ask('text/html,*/*'), await ask('application/json')]
  expect([people.statusCode, people.body]).toEqual([404, expect.stringContaining('<h1>')])
  expect(programs.json()).toEqual({
    issues: [{ message: 'Das gibt es nicht oder nicht mehr.', code: 'not_found', issueType: 'BAD_REQUEST' }],
  })
})
