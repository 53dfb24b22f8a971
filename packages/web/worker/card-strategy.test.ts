import 'fake-indexeddb/auto'
import { Request as FakeRequest, Response as FakeResponse, caches as fakeCaches } from 'undici'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { keptCard, linkOfCall, startKeeping, sweepCards } from '../src/features/guests/self-service/kept-cards.ts'
import { keepUnsent, unsentReports } from '../src/features/guests/self-service/report-queue.ts'
import { keptAtHeader } from '../src/features/guests/self-service/worker-message.ts'

const origin = 'http://localhost'
// What browsers give a worker, and Node does not.
vi.stubGlobal('caches', fakeCaches)
vi.stubGlobal('Request', FakeRequest)
vi.stubGlobal('Response', FakeResponse)
class WorkerEvent extends Event {
  waitUntil(): void {}
}
vi.stubGlobal('ExtendableEvent', WorkerEvent)
vi.stubGlobal('FetchEvent', class extends WorkerEvent {})
vi.stubGlobal('location', new URL(origin))
vi.stubGlobal('navigator', { userAgent: '' })
// As it is built: Workbox logs each step otherwise.
vi.stubEnv('NODE_ENV', 'production')
vi.stubGlobal('self', { caches: fakeCaches, location: new URL(origin), registration: { scope: `${origin}/self/` } })
// Workbox looks for them while it is loaded.
const { cardStrategy } = await import('./card-strategy.ts')
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const mine = { selfAdminId: 'mine', participantId: 'p1' }
const other = { selfAdminId: 'other', participantId: 'p2' }
const pathOf = ({ selfAdminId, participantId }: typeof mine, call: string) =>
  `/api/rest/self/v1/${selfAdminId}/${participantId}/${call}`
const future = '2100-01-01T12:00:00+01:00'
const noon = '2030-06-02T12:00:00+02:00'

beforeEach(async () => {
  vi.useRealTimers()
  for (const name of await fakeCaches.keys()) await fakeCaches.delete(name)
})

const answers = (status: number, body: unknown = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )
const breaks = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('no connection'))),
  )

/** Asks like a page: with a number that changes each time. */
async function ask(link: typeof mine, call: string, keepUntil = future, headers: Record<string, string> = {}) {
  const card = await startKeeping({ link, paths: [pathOf(link, call)], keepUntil })
  const request = new Request(`${origin}${pathOf(link, call)}?_t=${Math.random()}`, { headers })
  const event = new ExtendableEvent('message')
  const [response, done] = cardStrategy(card).handleAll({ event, request })
  const answer = await response
  await done
  const text = await answer.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: answer.status, keptAt: answer.headers.get(keptAtHeader), body }
}

/** All that any cache holds. */
async function stored(): Promise<string> {
  const texts: string[] = []
  for (const name of await fakeCaches.keys()) {
    const cache = await fakeCaches.open(name)
    for (const key of await cache.keys()) texts.push(key.url, (await (await cache.match(key))?.text()) ?? '')
  }
  return texts.join('\n')
}

test('answers with the copy and its age while there is no connection, and with the server again afterwards', async () => {
  answers(200, { street: 'first' })
  expect(await ask(mine, 'evening')).toEqual({ status: 200, keptAt: null, body: { street: 'first' } })
  breaks()
  const copy = await ask(mine, 'evening')
  expect(copy.body).toEqual({ street: 'first' })
  expect(Date.now() - Date.parse(copy.keptAt ?? '')).toBeLessThan(60_000)
  answers(200, { street: 'second' })
  expect(await ask(mine, 'evening')).toMatchObject({ keptAt: null, body: { street: 'second' } })
})

test('takes a copy for as new as an answer that says it is unchanged', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-06-01T19:00:00Z') })
  answers(200, { street: 'kept' })
  await ask(mine, 'evening')
  vi.setSystemTime(Date.parse('2030-06-01T19:42:00Z'))
  vi.stubGlobal('fetch', async () => new Response(null, { status: 304 }))
  expect((await ask(mine, 'evening', future, { 'if-none-match': '"1"' })).status).toBe(304)
  breaks()
  const copy = await ask(mine, 'evening')
  expect(copy).toEqual({ status: 200, keptAt: '2030-06-01T19:42:00.000Z', body: { street: 'kept' } })
})

test('asks for the whole reply while it has no copy, even when the page has one', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    asked.push(headers.get('if-none-match'))
    return Response.json({ street: 'kept' })
  })
  for (const _ of [1, 2]) await ask(mine, 'evening', future, { 'if-none-match': '"1"' })
  expect(asked).toEqual([null, '"1"'])
})

test('waits three seconds for the server before it answers with the copy', async () => {
  answers(200, { street: 'kept' })
  await ask(mine, 'evening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ street: 'late' })), 9_000)),
  )
  const asked = ask(mine, 'evening')
  const early = await Promise.race([asked, vi.advanceTimersByTimeAsync(2_900)])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([early !== undefined && 'body' in Object(early), (await asked).body]).toEqual([false, { street: 'kept' }])
})

test.each([500, 503, 429])(
  'answers with the copy when the server says %i, and with that where there is none',
  async (status) => {
    answers(status)
    expect((await ask(mine, 'evening')).status).toBe(status)
    answers(200, { street: 'kept' })
    await ask(mine, 'evening')
    answers(status)
    expect((await ask(mine, 'evening')).body).toEqual({ street: 'kept' })
  },
)

test.each([401, 406, 500])('keeps no reply with status %i', async (status) => {
  answers(status, { street: 'Canary Street' })
  await ask(mine, 'evening')
  expect(await stored()).not.toContain('Canary')
})

test.each([404, 410])(
  'deletes copies and unsent reports of a link that answers %i, and of no other',
  async (status) => {
    const report = { id: 'report', kind: 'HOME', madeAt: '2030-06-01T23:00:00Z' } as const
    answers(200, { street: 'Canary Street' })
    await ask(mine, 'team/dinnerroute')
    await keepUnsent(mine, report)
    answers(200, { street: 'Foreign Street' })
    await ask(other, 'evening')
    await keepUnsent(other, report)
    answers(status)
    expect((await ask(mine, 'evening')).status).toBe(status)
    expect(await stored()).not.toContain('Canary')
    expect(await stored()).toContain('Foreign Street')
    expect([await unsentReports(mine), await unsentReports(other)]).toEqual([[], [report]])
  },
)

test('no stored copy holds a street, note or number after it expired, also of links that are not opened again', async () => {
  answers(200, { street: 'Canary Street', note: 'canary note', phone: '0170 canary' })
  await ask(mine, 'evening', noon)
  await ask(mine, 'team/dinnerroute', noon)
  await ask(other, 'evening', future)
  // A cache without an entry that says until when, as an interrupted deletion leaves it.
  await (await fakeCaches.open('card broken/p3')).put(`${origin}/x`, new FakeResponse('canary'))
  const links = [mine, other, { selfAdminId: 'broken', participantId: 'p3' }]
  const report = { id: 'report', kind: 'HOME', madeAt: '2030-06-01T23:00:00Z' } as const
  for (const link of links) await keepUnsent(link, report)
  const unsent = () => Promise.all(links.map(unsentReports))
  const before = Date.parse(noon) - 1
  expect(await keptCard(mine, before)).toMatchObject({ keepUntil: noon })
  expect(await keptCard(mine, Date.parse(noon))).toBeUndefined()
  await sweepCards(Date.parse(noon))
  expect(await fakeCaches.keys()).toEqual(['card other/p2'])
  expect(await unsent()).toEqual([[], [report], []])
  await sweepCards(Date.parse(future))
  expect(await stored()).toBe('')
  expect(await unsent()).toEqual([[], [], []])
})

test('shows no copy that expired while the worker was running', async () => {
  answers(200, { street: 'Canary Street' })
  await ask(mine, 'evening', '2020-01-01T12:00:00Z')
  breaks()
  await expect(ask(mine, 'evening', '2020-01-01T12:00:00Z')).rejects.toThrow()
})

test('keeps nothing of another link', async () => {
  const { paths } = await startKeeping({
    link: mine,
    paths: [pathOf(mine, 'evening'), pathOf(other, 'evening'), '/api/rest/eveningservice/v1/x'],
    keepUntil: future,
  })
  expect(paths).toEqual([pathOf(mine, 'evening')])
  expect(linkOfCall('/api/rest/eveningservice/v1/x/y/')).toBeUndefined()
})
