// Measures the performance targets on two cores, prints one JSON object last and ends with 1 when a figure misses its limit
// (limits.ts). Run "npm run build" first. `npm run bench:api -- rush` measures one part: rush, steady, planning, overload, processes,
// import, arrange, mail, mailOutages, geocoderOutages, hashes, participants, loginTimes, refusals, pictures, files, abuse,
// guestCalls, memory (which begins with a fresh product, so alone), or soak, for `--minutes 30`; these two only when named. Figures beside a reference are medians of `--runs 5`; `processes` adds
// `--events 5000` first. With `--against <commit> [--rounds 5]` it prints ratios to a build of that commit.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { accountRoutes, participantRoutes, teamRoutes } from '@running-dinner/contract'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { personBody } from '../test/bodies.ts'
import { rowsXml, sheetXml, workbookOf } from '../test/hostile-workbooks.ts'
import { silentLog } from '../test/test-log.ts'
import { printRatios } from './against.ts'
import { apiClient } from './api-client.ts'
import { abuse, soak } from './endurance.ts'
import { send } from './given-account.ts'
import { addPeople, createEvent } from './given-event.ts'
import { guestCalls } from './guest-calls.ts'
import { missedLimits } from './limits.ts'
import { besideReference, loaded } from './load.ts'
import { loginTimes } from './login-times.ts'
import { measured } from './loop-probe.ts'
import { mailing } from './mailing.ts'
import { memory } from './memory.ts'
import { geocoderOutages, mailOutages } from './outages.ts'
import { planning } from './planning.ts'
import { type Product, startProduct } from './product.ts'
import { startRawReference } from './raw-reference.ts'
import { refusalTimes } from './refusal-times.ts'
import { overload, processes, rush } from './rush.ts'
import { startSink } from './smtp-sink.ts'
import { steady } from './steady.ts'
import { hostileFiles, hostilePictures } from './uploads.ts'

const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '30' },
    events: { type: 'string', default: '5000' },
  },
  allowPositionals: true,
})
const [only] = positionals
const runs = Number(values.runs)
if (values.against !== undefined) {
  await printRatios(values.against, ['packages/server/bench/bench-api.ts', ...positionals], Number(values.rounds))
  process.exit()
}

/** Parts that take long or need a product that has answered nothing yet. */
const namedOnly = new Set(['soak', 'memory'])

const port = 8095
const dataDir = mkdtempSync(join(tmpdir(), 'rd-bench-'))
// Readable for the account that runs the database, like a data folder owned by root.
chmodSync(dataDir, 0o711)
const sink = await startSink()
const environment = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` }

let product: Product | undefined
try {
  const first = await startProduct(dataDir, port)
  await first.stop()
  product = await startProduct(dataDir, port, environment)
  const parts: Readonly<Record<string, [name: string, measure: (product: Product) => Promise<unknown>]>> = {
    import: ['import3000', importing],
    arrange: ['arrange500', arranging],
    planning: ['planning300', planningTeams],
    mail: ['mail500', ({ url }) => mailing(url, sink)],
    mailOutages: ['mailOutages', () => withOwnDatabase(mailOutages)],
    geocoderOutages: ['geocoderOutages', () => withOwnDatabase(geocoderOutages)],
    hashes: ['hashes20', hashing],
    files: ['files', hostileFiles],
    participants: ['participants500', ({ url }) => withDatabase((database) => listing(url, database))],
    loginTimes: ['loginTimes', ({ url }) => loginTimes(url, sink)],
    refusals: ['refusals', async ({ url }) => refusalTimes(url, await createEvent(apiClient(url), { isPublic: true }))],
    pictures: ['hostilePictures', (started) => hostilePictures(started, sink)],
    rush: ['rush', ({ url }) => withDatabase((database) => rush(url, apiClient(url), database, runs))],
    steady: ['steady', ({ url }) => withDatabase((database) => steady(url, apiClient(url), database, runs))],
    overload: ['overload', (started) => overload(started, apiClient(started.url))],
    abuse: ['abuse', () => withDatabase((database) => abuse(dataDir, database))],
    processes: [
      'processes',
      () => withOwnDatabase((folder, database) => processes(folder, database, sink, Number(values.events))),
    ],
    guestCalls: ['guestCalls', ({ url }) => guestCalls(url, apiClient(url), sink)],
    memory: ['memory', (started) => memory(started, sink)],
    soak: ['soak', (started) => soak(started, Number(values.minutes))],
  }
  if (only !== undefined && !(only in parts)) throw new Error(`no part ${only}`)
  const results: Record<string, unknown> = { loadBefore: loadavg()[0] }
  if (only === undefined) {
    results.start = { firstMs: Math.round(first.startedIn), secondMs: Math.round(product.startedIn) }
    results.idle = await idleMemory(product)
  }
  for (const [part, [name, measure]] of Object.entries(parts))
    if (only === part || (only === undefined && !namedOnly.has(part))) results[name] = await measure(product)
  results.memoryAfterMb = product.memoryMb()
  results.loadAfter = loadavg()[0]
  const missed = missedLimits(results)
  console.log(JSON.stringify({ ...results, missed }, null, 2))
  if (missed.length > 0) process.exitCode = 1
} finally {
  await product?.stop()
  await sink.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Calls with the database that the product has started. */
async function withDatabase<T>(work: (connectionString: string) => Promise<T>): Promise<T> {
  const database = await startEmbeddedPostgres({ dataDir, log: silentLog })
  return work(database.connectionString).finally(() => database.stop())
}

/** With a database and a folder of its own: the product that runs here would take its jobs. */
async function withOwnDatabase<T>(work: (folder: string, connectionString: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rd-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder, log: silentLog })
  try {
    return await work(folder, database.connectionString)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function idleMemory(product: Product) {
  await delay(5_000)
  return { serverAndDatabaseMb: product.memoryMb(), serverMb: product.serverMb() }
}

async function importing(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await createEvent(api)
  const people = Array.from({ length: 3_000 }, (_, index) => personBody(index + 1))
  const columns = [
    'firstnamePart',
    'lastname',
    'email',
    'street',
    'streetNr',
    'zip',
    'cityName',
    'numSeats',
    'mobileNumber',
  ] as const
  const header = ['Vorname', 'Nachname', 'E-Mail', 'Straße', 'Hausnummer', 'PLZ', 'Ort', 'Plätze', 'Mobilnummer']
  const sheet = workbookOf(
    sheetXml(rowsXml([header, ...people.map((person) => columns.map((column) => String(person[column])))])),
  )
  const preview = await measured(product.url, () =>
    api.upload(participantRoutes.previewImport, { adminId }, 'list.xlsx', sheet),
  )
  const { rows } = preview.result.body as { rows: { rowNumber: number; participant: unknown }[] }
  const stored = await measured(product.url, () =>
    api.call<{ imported: unknown[] }>(participantRoutes.import, {
      params: { adminId },
      body: { rows: rows.map(({ rowNumber, participant }) => ({ rowNumber, participant })) },
    }),
  )
  return {
    previewMs: preview.ms,
    importMs: stored.ms,
    imported: stored.result.imported.length,
    longestHealthMs: Math.max(preview.longestMs, stored.longestMs),
  }
}

async function arranging(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await createEvent(api, { genderAspects: 'FORCE_GENDER_MIX' })
  await addPeople(api, adminId, 500)
  const { result, ms, longestMs } = await measured(product.url, () =>
    api.call<{ teams: unknown[] }>(teamRoutes.arrange, { params: { adminId } }),
  )
  return { ms, longestHealthMs: longestMs, teams: result.teams.length }
}

/** Sixteen clients read the list of 500 people, beside a list of the same rows that were stored as they are sent. */
async function listing(url: string, databaseUrl: string) {
  const api = apiClient(url)
  const { adminId } = await createEvent(api)
  await addPeople(api, adminId, 500)
  const raw = await startRawReference(databaseUrl)
  const list = await api.call<{ participants: unknown[] }>(participantRoutes.list, { params: { adminId } })
  const rawAddress = `${raw.url}/people/${randomUUID()}`
  const filled = await fetch(rawAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ people: list.participants }),
  })
  if (!filled.ok) throw new Error(`the reference was not filled: ${filled.status}`)
  let bytes = { product: 0, raw: 0 }
  const read = (address: string, side: keyof typeof bytes) => () =>
    loaded({
      clients: 16,
      requests: 640,
      send: async () => {
        const response = await fetch(address)
        bytes = { ...bytes, [side]: (await response.arrayBuffer()).byteLength }
        return response.status === 200
      },
    })
  const { figures } = await besideReference(
    runs,
    read(rawAddress, 'raw'),
    read(`${url}/api${participantRoutes.list.path.replace(':adminId', adminId)}`, 'product'),
  )
  await raw.close()
  return { ...figures, kb: Math.round(bytes.product / 1024), rawKb: Math.round(bytes.raw / 1024) }
}

/** Twenty logins at once; an unknown name costs a hash too. */
async function hashing({ url }: Product) {
  const body = { username: 'nobody', password: 'ein anderer Satz' }
  const { result, ms, longestMs } = await measured(url, () =>
    Promise.all(Array.from({ length: 20 }, async () => (await send(url, accountRoutes.login, body)).status)),
  )
  return { ms, longestHealthMs: longestMs, hashed: result.filter((status) => status === 401).length }
}

async function planningTeams(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await createEvent(api)
  await addPeople(api, adminId, 600)
  return planning(product.url, api, adminId)
}
