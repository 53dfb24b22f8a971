// Measures the performance targets on two cores, prints one JSON object last and ends with 1 when a figure misses its limit
// (limits.ts). Run "npm run build" first. `npm run bench:api -- rush` measures one part: rush, planning,
// overload, processes, import, arrange, mail, participants, loginTimes, refusals, pictures or files. With
// `--against <commit> [--rounds 5]` it prints ratios to a build of that commit.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  type DinnerReply,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { dinnerBody, personBody } from '../test/bodies.ts'
import { blankBomb, millionEmptyRows, millionRows, rowsXml, sheetXml, workbookOf } from '../test/hostile-workbooks.ts'
import { silentLog } from '../test/test-log.ts'
import { printRatios } from './against.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { hostilePictures } from './hostile-pictures.ts'
import { missedLimits } from './limits.ts'
import { loginTimes } from './login-times.ts'
import { measured } from './loop-probe.ts'
import { planning } from './planning.ts'
import { type Product, startProduct } from './product.ts'
import { refusalTimes } from './refusal-times.ts'
import { overload, processes, rush } from './rush.ts'
import { startSink } from './smtp-sink.ts'

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const [only] = positionals
if (values.against !== undefined) {
  await printRatios(values.against, ['packages/server/bench/bench-api.ts', ...positionals], Number(values.rounds))
  process.exit()
}

const port = 8095
const dataDir = mkdtempSync(join(tmpdir(), 'rd-bench-'))
// Readable for the account that runs the database, like a data folder owned by root.
chmodSync(dataDir, 0o711)
const sink = await startSink()
const environment = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` }

try {
  const first = await startProduct(dataDir, port)
  await first.stop()
  const product = await startProduct(dataDir, port, environment)
  const parts: Readonly<Record<string, [name: string, measure: (product: Product) => Promise<unknown>]>> = {
    import: ['import3000', importing],
    arrange: ['arrange500', arranging],
    planning: ['planning300', planningTeams],
    mail: ['mail500', mailing],
    files: ['files', hostileFiles],
    participants: ['participants500', listing],
    loginTimes: ['loginTimes', (product) => loginTimes(product.url, sink)],
    refusals: ['refusals', async ({ url }) => refusalTimes(url, (await newDinner(apiClient(url))).adminId)],
    pictures: ['hostilePictures', hostilePictures],
    rush: ['rush', rushing],
    overload: ['overload', (product) => overload(product, apiClient(product.url))],
    processes: ['processes', severalProcesses],
  }
  if (only !== undefined && !(only in parts)) throw new Error(`no part ${only}`)
  const results: Record<string, unknown> = { loadBefore: loadavg()[0] }
  if (only === undefined) {
    results.start = { firstMs: Math.round(first.startedIn), secondMs: Math.round(product.startedIn) }
    results.idle = await idleMemory(product)
  }
  for (const [part, [name, measure]] of Object.entries(parts))
    if (only === undefined || only === part) results[name] = await measure(product)
  results.memoryAfterMb = product.memoryMb()
  results.loadAfter = loadavg()[0]
  await product.stop()
  const missed = missedLimits(results)
  console.log(JSON.stringify({ ...results, missed }, null, 2))
  if (missed.length > 0) process.exitCode = 1
} finally {
  await sink.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function rushing(product: Product) {
  // Attaches to the database that the product has started.
  const database = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const result = await rush(product.url, apiClient(product.url), database.connectionString)
  await database.stop()
  return result
}

/** On a database of their own: that of the product has its process. */
async function severalProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'rd-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedPostgres({ dataDir: folder, log: silentLog })
  try {
    return await processes(folder, database.connectionString, environment)
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
  const { adminId } = await newDinner(api)
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
    longestHealthMs: Math.max(preview.longestHealthMs, stored.longestHealthMs),
  }
}

async function arranging(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await newDinner(api, 'FORCE_GENDER_MIX')
  await addPeople(api, adminId, 500)
  const { result, ms, longestHealthMs } = await measured(product.url, () =>
    api.call<{ teams: unknown[] }>(teamRoutes.arrange, { params: { adminId } }),
  )
  return { ms, longestHealthMs, teams: result.teams.length }
}

/** Sixteen clients read the list of 500 people. */
async function listing(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await newDinner(api)
  await addPeople(api, adminId, 500)
  const url = `${product.url}/api${participantRoutes.list.path.replace(':adminId', adminId)}`
  const waits: number[] = []
  let errors = 0
  const client = async () => {
    for (let round = 0; round < 40; round++) {
      const start = performance.now()
      const response = await fetch(url)
      await response.arrayBuffer()
      waits.push(performance.now() - start)
      if (response.status !== 200) errors++
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  waits.sort((first, second) => first - second)
  return { p99Ms: Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0), errors }
}

async function mailing(product: Product) {
  const api = apiClient(product.url)
  const { adminId, acknowledgeToken } = await newDinner(api)
  await api.call(dinnerRoutes.acknowledge, { params: { adminId, acknowledgeToken } })
  await addPeople(api, adminId, 500)
  sink.mails.length = 0
  const body = { subject: 'Hallo', message: 'Hallo {firstname} {lastname}', participantSelection: 'ALL' }
  const { ms, longestHealthMs } = await measured(product.url, async () => {
    await api.call(messageRoutes.participants.send, { params: { adminId }, body })
    while (sink.mails.length < 500) await delay(20)
  })
  return { ms, longestHealthMs, received: sink.mails.length, distinct: new Set(sink.mails.map((mail) => mail.to)).size }
}

async function hostileFiles(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await newDinner(api)
  const files: [string, string, Uint8Array][] = [
    ['wrong type', 'list.pdf', Buffer.from('%PDF-1.7 nothing')],
    ['30 MB', 'list.csv', Buffer.alloc(30 * 1024 * 1024, 'a;b\n')],
    ['zip bomb', 'list.xlsx', blankBomb('xl/media/image1.bin')],
    ['bomb in the sheet', 'list.xlsx', blankBomb('xl/worksheets/sheet1.xml')],
    ['a million rows', 'list.xlsx', millionRows()],
    ['a million empty rows', 'list.xlsx', millionEmptyRows()],
    ['no header', 'list.csv', Buffer.from('1;2;3\n4;5;6\n')],
    ['empty', 'list.csv', Buffer.alloc(0)],
    ['binary as .csv', 'list.csv', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 37) % 256))],
  ]
  const before = product.serverMb()
  const answers: Record<string, unknown> = {}
  for (const [name, filename, bytes] of files) {
    const { result, ms, longestHealthMs } = await measured(product.url, () =>
      api.upload(participantRoutes.previewImport, { adminId }, filename, bytes),
    )
    const { issues } = result.body as { issues?: { code: string }[] }
    answers[name] = {
      status: result.status,
      issue: issues?.[0]?.code,
      ms,
      longestHealthMs,
      serverMb: product.serverMb(),
    }
  }
  return { serverMbBefore: before, ...answers }
}

async function newDinner(api: ApiClient, genderAspects: 'IGNORE_GENDER' | 'FORCE_GENDER_MIX' = 'IGNORE_GENDER') {
  const body = dinnerBody()
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  body.basicDetails.date = day
  body.options = {
    ...body.options,
    genderAspects,
    meals: body.options.meals.map((meal) => ({ ...meal, time: day + meal.time.slice(10) })),
  }
  sink.mails.length = 0
  const { runningDinner } = await api.call<{ runningDinner: DinnerReply }>(wizardRoutes.create, { body })
  while (sink.mails.length === 0) await delay(50)
  const acknowledgeToken = /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(sink.mails[0]?.text ?? '')?.[1] ?? ''
  return { adminId: runningDinner.adminId, acknowledgeToken }
}

async function addPeople(api: ApiClient, adminId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ participant: personBody(index + 1) }))
  await api.call(participantRoutes.import, { params: { adminId }, body: { rows } })
}

async function planningTeams(product: Product) {
  const api = apiClient(product.url)
  const { adminId } = await newDinner(api)
  await addPeople(api, adminId, 600)
  return planning(product.url, api, adminId)
}
