// `npm run bench:scale`: the same calls, in turn, on an event that has its database for itself and on one beside 5,000 others with
// 300,000 people; prints one JSON object last and ends with 1 when a call is slower than its limit or reads a whole large table.
// `--events 200 --rounds 10` measures less, `--only teamservice` some calls; `--without-index <name>` has to end with 1.
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { accountRoutes, dinnerRoutes, messageRoutes } from '@running-dinner/contract'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { dinnerBody, publicSettingsBody } from '../test/bodies.ts'
import { worked } from '../test/simulated-evening/evening-server.ts'
import { type MailedEvent, mailedEvent } from '../test/simulated-evening/mailed-event.ts'
import { silentLog } from '../test/test-log.ts'
import { scaleLimits as limits, missedLimits } from './limits.ts'
import { medianOf } from './load.ts'
import { factsOf, type MeasuredCall, measuredCalls, type ScaleFacts } from './scale-calls.ts'
import { copyEvent } from './scale-copies.ts'
import { startTimedProduct, type TimedProduct } from './timed-product.ts'
import { scansOf, wholeReads } from './whole-reads.ts'

const operator = 'operator@instance.example'
/** Half of 60 people. */
const teamCount = 30

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    'without-index': { type: 'string' },
  },
})
const [events, rounds] = [Number(values.events), Number(values.rounds)]

const sides = { alone: await givenSide(), among: await givenSide() }
try {
  const filling = performance.now()
  await copyEvent(sides.among.client, sides.among.dinnerId, events)
  const lostIndex = values['without-index']
  if (lostIndex !== undefined) await sides.among.client.query(`drop index ${pg.escapeIdentifier(lostIndex)}`)
  await sides.among.client.query('vacuum analyze')
  const fillSeconds = Math.round((performance.now() - filling) / 1_000)
  await sides.alone.client.query('vacuum analyze')
  console.error(`${events} events in ${fillSeconds} s`)
  const calls = await measureAll()
  const jobs = await measureJobs()
  const storage = await storageOf(sides.among.client)
  const slow = [...calls, ...jobs].filter(({ ratio, extraMs }) => ratio < limits.ratio && extraMs > limits.extraMs)
  const withinNoise = [...calls, ...jobs]
    .filter(({ ratio, extraMs }) => ratio < limits.ratio && extraMs <= limits.extraMs)
    .map(({ name }) => name)
  const scanning = [...calls, ...jobs].filter(({ scans }) => scans.length > 0)
  const over = [...new Set([...slow, ...scanning].map(({ name }) => name))]
  const missed = missedLimits({ scale: { over } })
  const report = { events, rounds, fillSeconds, limits, storage, calls, jobs, withinNoise, over, missed }
  console.log(JSON.stringify(report, null, 2))
  if (missed.length > 0) process.exitCode = 1
} finally {
  for (const side of Object.values(sides)) await side.stop()
}

interface Side {
  product: TimedProduct
  client: pg.Client
  dinnerId: string
  facts: ScaleFacts
  headers: Record<string, string>
  stop(): Promise<void>
}

/** A server with a database of its own and one event whose routes were mailed. */
async function givenSide(): Promise<Side> {
  const product = await startTimedProduct({ ADMIN_EMAIL: operator })
  const { dataDir, server } = product
  // Attaches to the database that the product has started.
  const database = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const asSuperuser = database.connectionString.replace(/\/\/[^@]*@/, '//postgres@')
  const client = new pg.Client({ connectionString: asSuperuser })
  await client.connect()
  const event = await mailedEvent(server, teamCount, {
    basicDetails: { ...dinnerBody().basicDetails, registrationType: 'PUBLIC' },
    publicSettings: publicSettingsBody(),
  })
  const { rows } = await client.query<{ id: string; taskId: string }>(
    'select dinner_id as id, id as "taskId" from message_task where job_id is not null and participant_id is not null limit 1',
  )
  const [{ id = '', taskId = '' } = {}] = rows
  const headers = await operatorSession(product)
  return {
    product,
    client,
    dinnerId: id,
    facts: factsOf(event, { ...(await idsOf(product, event)), taskId }),
    headers,
    stop: async () => {
      await client.end()
      // Before the folder goes with the product.
      await database.stop()
      await product.stop()
    },
  }
}

async function idsOf({ server }: TimedProduct, { params }: MailedEvent): Promise<ScaleFacts> {
  const { publicSettings } = await worked<{ publicSettings: { publicDinnerId: string } }>(
    server.call(dinnerRoutes.get, { params }),
  )
  const [job] = await worked<{ id: string }[]>(server.call(messageRoutes.jobs, { params }))
  return { publicId: publicSettings.publicDinnerId, jobId: job?.id ?? '' }
}

/** Of an account that may see what concerns the whole instance. */
async function operatorSession({ server }: TimedProduct): Promise<Record<string, string>> {
  const account = {
    username: 'operator',
    email: operator,
    password: 'ein ganzer Satz',
    firstName: 'Olga',
    lastName: 'Organ',
  }
  await worked(server.call(accountRoutes.register, { body: account }))
  await server.runJobs()
  const mail = (await server.mails()).find(({ to }) => to === operator)
  const token = /\/register\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { token: bearer } = await worked<{ token: string }>(
    server.call(accountRoutes.confirm, { params: { token }, body: { password: account.password } }),
  )
  return { authorization: `Bearer ${bearer}` }
}

async function measureAll() {
  const plans = Object.values(sides).map(({ facts }) => measuredCalls(facts))
  const [ofAlone = [], ofAmong = []] = plans
  const measured: Awaited<ReturnType<typeof compared>>[] = []
  for (const [index, { name, calls }] of ofAlone.entries()) {
    const others = ofAmong[index]
    if (!others || !name.includes(values.only)) continue
    const result = await compared(name, {
      alone: async (round) => {
        for (const call of calls(round)) await send(sides.alone, call)
      },
      among: async (round) => {
        for (const call of others.calls(round)) await send(sides.among, call)
      },
    })
    measured.push(result)
    console.error(JSON.stringify(result))
  }
  return measured
}

/** One pass of the jobs by the clock and of the delivery, with nothing due. */
async function measureJobs() {
  if (values.only !== '') return []
  const pass = ({ product }: Side) => product.server.runJobs()
  await Promise.all(Object.values(sides).map(pass))
  return [await compared('a pass of jobs', { alone: () => pass(sides.alone), among: () => pass(sides.among) })]
}

/** Medians of calls in turn, so that both sides have the same machine. */
async function compared(name: string, sidesOf: Record<keyof typeof sides, (round: number) => Promise<void>>) {
  const waits = { alone: [] as number[], among: [] as number[] }
  const before = await scansOf(sides.among.client)
  for (let round = -3; round < rounds; round++)
    for (const side of round % 2 === 0 ? (['alone', 'among'] as const) : (['among', 'alone'] as const)) {
      const start = performance.now()
      await sidesOf[side](round)
      if (round >= 0) waits[side].push(performance.now() - start)
    }
  // A connection reports its statistics at the end of a transaction, at most once a second.
  await delay(1_050)
  for (let again = 0; again < 2; again++) await sidesOf.among(rounds + again)
  const [aloneMs, amongMs] = [medianOf(waits.alone), medianOf(waits.among)]
  return {
    name,
    aloneMs: rounded(aloneMs),
    amongMs: rounded(amongMs),
    ratio: rounded(aloneMs / amongMs),
    extraMs: rounded(amongMs - aloneMs),
    scans: wholeReads(before, await scansOf(sides.among.client)),
  }
}

async function send({ product, headers }: Side, { route, params = {}, query = '', body }: MeasuredCall): Promise<void> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  const response = await fetch(`${product.url}/api${path}${query}`, {
    method: route.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${route.method} ${route.path}: ${response.status} ${text.slice(0, 300)}`)
}

/** What an event with 60 people takes on the disk, with its indexes, and where it is. */
async function storageOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; rows: number; bytes: string }>(
    `select relname as table, reltuples::bigint::int as rows, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 3 desc`,
  )
  const total = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  const largest = rows.slice(0, 8).map(({ table, rows: count, bytes }) => ({
    table,
    rows: count,
    kbPerEvent: rounded(Number(bytes) / 1_024 / (events + 1)),
  }))
  return { totalMb: Math.round(total / 1_048_576), kbPerEvent: rounded(total / 1_024 / (events + 1)), largest }
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
