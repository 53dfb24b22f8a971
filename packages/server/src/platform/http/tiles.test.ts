import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { fakeTiles, type TileMode, tilePng } from '../../../test/fakes/fake-tiles.ts'
import { errorWords } from '../../../test/product-words.ts'
import { silentLog } from '../../../test/test-log.ts'
import { readConfig } from '../config.ts'
import { replyWithError } from './error-reply.ts'
import { serveTiles } from './tiles.ts'

/** The default timeout is long, so that a busy machine does not make tiles fail. */
async function tileApp(tilesUrl: string, timeoutMs = 60_000) {
  const folder = await mkdtemp(join(tmpdir(), 'rd-tiles-'))
  let now = new Date('2030-05-01T10:00:00Z')
  const app = Fastify({ routerOptions: { maxParamLength: 300 } })
  app.setErrorHandler(replyWithError(silentLog, errorWords))
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), tilesUrl }
  const ctx = { config, clock: { now: () => now }, baseUrl: () => 'https://dinner.example' }
  await app.register(serveTiles(ctx, { timeoutMs }))
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return {
    get: (path: string) =>
      app.inject({ url: path, headers: { referer: 'https://dinner.example/admin/secret', cookie: 'a=b' } }),
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    files: () => readdir(join(folder, 'tiles')),
  }
}

const week = 7 * 24 * 60 * 60

test('fetches a tile once a week, and sends the product but nothing about the guest (PRIV-05)', async () => {
  const source = await fakeTiles()
  const { get, pass } = await tileApp(source.template)
  const first = await get('/tiles/13/4275/2822.png')
  expect(first.statusCode).toBe(200)
  expect(first.rawPayload.equals(tilePng)).toBe(true)
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': `public, max-age=${week}` })
  pass(week - 10)
  expect((await get('/tiles/13/4275/2822.png')).statusCode).toBe(200)
  expect(source.requests.map(({ url }) => url)).toEqual(['/13/4275/2822.png'])
  const { headers } = source.requests[0] ?? {}
  expect(headers?.['user-agent']).toBe('RunningDinner/0.1 (+https://dinner.example; admin@localhost.localdomain)')
  expect(headers).not.toHaveProperty('referer')
  expect(headers).not.toHaveProperty('cookie')
  expect(JSON.stringify(headers)).not.toMatch(/forwarded|secret/i)
  pass(20)
  await get('/tiles/13/4275/2822.png')
  expect(source.requests).toHaveLength(2)
})

test('fetches a tile once for parallel requests', async () => {
  const source = await fakeTiles()
  const { get } = await tileApp(source.template)
  const replies = await Promise.all(Array.from({ length: 20 }, () => get('/tiles/1/0/0.png')))
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
  expect(source.requests).toHaveLength(1)
})

test.each([
  '/tiles/20/0/0.png',
  '/tiles/1/2/0.png',
  '/tiles/1/0/2.png',
  '/tiles/-1/0/0.png',
  '/tiles/1.5/0/0.png',
  '/tiles/1/0/0.svg',
  '/tiles/1/0/0',
  '/tiles/1/0/0x1.png',
  '/tiles/1/..%2f0/0.png',
  '/tiles/1/0/..%2f..%2f0.png',
  '/tiles/NaN/0/0.png',
  '/tiles/1/0/99999999999999999999.png',
])('answers %s with 404 and does not ask the tile server', async (path) => {
  const source = await fakeTiles()
  const { get } = await tileApp(source.template)
  const reply = await get(path)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ issues: [{ code: 'not_found' }] })
  expect(source.requests).toHaveLength(0)
  expect((await get('/tiles/19/524287/524287.png')).statusCode).toBe(200)
})

test.each<TileMode>(['500', 'html', 'text as image', 'huge', 'redirect'])(
  'does not ask a tile server that answers %s for a minute',
  async (mode) => {
    const source = await fakeTiles(mode)
    const { get, pass, files } = await tileApp(source.template)
    for (let x = 0; x < 8; x++) expect((await get(`/tiles/3/${x}/0.png`)).statusCode).toBe(404)
    expect(source.requests).toHaveLength(1)
    await expect(files()).rejects.toThrow(/ENOENT/)
    source.mode = 'ok'
    pass(61)
    expect((await get('/tiles/3/0/0.png')).statusCode).toBe(200)
  },
)

test('waits once for a tile server that does not answer, not for every tile', async () => {
  const source = await fakeTiles('slow')
  const { get } = await tileApp(source.template, 1_000)
  const replies = await Promise.all(Array.from({ length: 30 }, (_, y) => get(`/tiles/5/1/${y}.png`)))
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([404]))
  expect(source.requests).toHaveLength(4)
})

test('answers 404 at once if the tile server cannot be reached', async () => {
  const { get } = await tileApp('http://127.0.0.1:1/{z}/{x}/{y}.png')
  const reply = await get('/tiles/3/0/0.png')
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['cache-control']).toBe('public, max-age=60')
})

test('keeps asking a tile server that lacks one tile', async () => {
  const source = await fakeTiles('missing')
  const { get } = await tileApp(source.template)
  expect((await get('/tiles/3/0/0.png')).statusCode).toBe(404)
  source.mode = 'ok'
  expect((await get('/tiles/3/0/0.png')).statusCode).toBe(200)
})

test('serves an expired tile while the tile server fails', async () => {
  const source = await fakeTiles()
  const { get, pass } = await tileApp(source.template)
  await get('/tiles/3/0/0.png')
  pass(week + 1)
  source.mode = '500'
  expect((await get('/tiles/3/0/0.png')).statusCode).toBe(200)
})
