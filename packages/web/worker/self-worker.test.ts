import 'fake-indexeddb/auto'
import { Request as FakeRequest, Response as FakeResponse, caches as fakeCaches } from 'undici'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startKeeping } from '../src/features/guests/self-service/kept-cards.ts'
import { forgetAll, keepUnsent, unsentReports } from '../src/features/guests/self-service/report-queue.ts'
import type { WorkerMessage } from '../src/features/guests/self-service/worker-message.ts'

const origin = 'http://localhost'
/** Collects what the browser would wait for. */
class WorkerEvent extends Event {
  readonly #waits: Promise<unknown>[] = []
  data: WorkerMessage | undefined
  waitUntil(promise: Promise<unknown>): void {
    this.#waits.push(promise)
  }
  async settled(): Promise<void> {
    await Promise.all(this.#waits)
  }
}
// What browsers give a worker, and Node does not.
vi.stubGlobal('caches', fakeCaches)
vi.stubGlobal('Request', FakeRequest)
vi.stubGlobal('Response', FakeResponse)
vi.stubGlobal('ExtendableEvent', WorkerEvent)
vi.stubGlobal('FetchEvent', class extends WorkerEvent {})
vi.stubGlobal('location', new URL(`${origin}/self/sw.js`))
vi.stubGlobal('registration', { scope: `${origin}/self/` })
vi.stubGlobal('navigator', { userAgent: '' })
// As it is built: Workbox logs each step otherwise.
vi.stubEnv('NODE_ENV', 'production')
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

beforeEach(async () => {
  for (const name of await fakeCaches.keys()) await fakeCaches.delete(name)
})

type Link = Parameters<typeof forgetAll>[0]

/** The script of a release, as its pages and its worker name it. */
const scriptOf = (release: string) => `/assets/card-${release}.js`

/** The worker of a release, while the server has the files of `served`. */
async function workerOf(release: string, served = release) {
  const script = scriptOf(release)
  vi.stubGlobal('__CARD_SCRIPT__', script)
  vi.stubGlobal('__CARD_FILES__', [
    { url: '/self/card', revision: release },
    { url: script, revision: null },
  ])
  const shell = `<script src="${scriptOf(served)}"></script>`
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: FakeRequest) => new FakeResponse(asked.url.includes('/self/card') ? shell : `// ${release}`)),
  )
  const listeners: { type: string; listen: (event: Event) => unknown }[] = []
  const addEventListener = (type: string, listen: (event: Event) => unknown) => void listeners.push({ type, listen })
  const pages: { url: string }[] = []
  const skipWaiting = vi.fn(async () => {})
  const clients = { matchAll: async () => pages, claim: vi.fn(async () => {}) }
  vi.stubGlobal('self', {
    ...{ caches: fakeCaches, location, registration: { scope: `${origin}/self/` } },
    ...{ addEventListener, clients, skipWaiting },
  })
  vi.resetModules()
  await import('./self-worker.ts')
  const dispatch = async (type: string, data?: WorkerMessage) => {
    const event = Object.assign(new WorkerEvent(type), { data })
    // Not an `EventTarget`: that of Node ends the process when a listener's promise is rejected.
    for (const { listen } of listeners.filter((each) => each.type === type)) listen(event)
    await event.settled()
  }
  return {
    skipWaiting,
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
    /** A page of this release says so, while these paths are open. */
    hear: async (loaded: string, open: readonly string[]) => {
      pages.splice(0, pages.length, ...open.map((path) => ({ url: `${origin}${path}` })))
      await dispatch('message', { kind: 'loaded', script: `${origin}${loaded}` })
    },
  }
}

async function keptFiles(): Promise<string[]> {
  const names = (await fakeCaches.keys()).filter((name) => name.includes('precache'))
  const keys = await Promise.all(names.map(async (name) => (await fakeCaches.open(name)).keys()))
  return keys
    .flat()
    .map(({ url }) => url.slice(origin.length))
    .sort()
}

const filesOf = (release: string) => [scriptOf(release), `/self/card?__WB_REVISION__=${release}`]

test('keeps the files of the old release until the new one is active, then deletes exactly those', async () => {
  const old = await workerOf('old')
  await old.install()
  await old.activate()
  expect(await keptFiles()).toEqual(filesOf('old'))
  const link = { selfAdminId: 'mine', participantId: 'p1' }
  const path = '/api/rest/self/v1/mine/p1/evening'
  await startKeeping({ link, paths: [path], keepUntil: '2100-01-01T12:00:00+01:00' })
  const report = { id: 'report', kind: 'COMING', madeAt: '2030-06-01T17:00:00Z' } as const
  onTestFinished(() => forgetAll(link))
  await keepUnsent(link, report)

  const next = await workerOf('next')
  await next.install()
  expect(await keptFiles()).toEqual([...filesOf('old'), ...filesOf('next')].sort())
  await next.activate()
  expect(await keptFiles()).toEqual(filesOf('next'))
  expect(await fakeCaches.keys()).toContain('card mine/p1')
  expect(await unsentReports(link)).toEqual([report])
})

test('deletes copies and unsent reports that have expired at its start', async () => {
  const [expired, current] = ['p1', 'p2'].map((participantId) => ({ selfAdminId: 'mine', participantId })) as [
    Link,
    Link,
  ]
  const report = { id: 'report', kind: 'HOME', madeAt: '2020-01-01T22:00:00Z' } as const
  for (const [link, keepUntil] of [
    [expired, '2020-01-02T12:00:00Z'],
    [current, '2100-01-01T12:00:00Z'],
  ] as const) {
    await startKeeping({ link, paths: [], keepUntil })
    onTestFinished(() => forgetAll(link))
    await keepUnsent(link, report)
  }
  const worker = await workerOf('next')
  await worker.activate()
  expect((await fakeCaches.keys()).filter((name) => name.startsWith('card '))).toEqual(['card mine/p2'])
  expect([await unsentReports(expired), await unsentReports(current)]).toEqual([[], [report]])
})

test.each([
  ['takes over at once when the only page is of its own release', 'next', ['/self/a/dinnerroute/p1'], 1],
  ['does not count pages outside of its area', 'next', ['/self/a/dinnerroute/p1', '/admin/x'], 1],
  ['waits while a second card is open', 'next', ['/self/a/dinnerroute/p1', '/self/b/dinnerroute/p2'], 0],
  ['waits for a page of the old release', 'old', ['/self/a/dinnerroute/p1'], 0],
])('%s', async (_, loaded, open, times) => {
  const next = await workerOf('next')
  await next.install()
  expect(next.skipWaiting).not.toHaveBeenCalled()
  await next.hear(scriptOf(loaded), open)
  expect(next.skipWaiting).toHaveBeenCalledTimes(times)
})

test('is not installed with the shell of another release, so that the old copy stays whole', async () => {
  const old = await workerOf('old')
  await old.install()
  await old.activate()
  const next = await workerOf('next', 'old')
  await expect(next.install()).rejects.toThrow()
  expect(await keptFiles()).toEqual(expect.arrayContaining(filesOf('old')))
})
