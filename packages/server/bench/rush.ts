import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { registrationRoutes, teamRoutes } from '@running-dinner/contract'
import pg from 'pg'
import { personBody } from '../test/bodies.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { addPeople, createEvent } from './given-event.ts'
import { besideReference, loaded } from './load.ts'
import { type Product, startProduct } from './product.ts'
import { startRawReference } from './raw-reference.ts'
import { copyEvent } from './scale-copies.ts'
import type { Sink } from './smtp-sink.ts'

const registrations = 1_000
const clients = 50
const participantLimit = 300

/** A thousand people register for 300 places within a minute; the median of several such rushes. */
export async function rush(url: string, api: ApiClient, databaseUrl: string, runs: number) {
  const raw = await startRawReference(databaseUrl)
  const stormed = async () => {
    const publicId = await openDinner(api)
    const storming = await storm(() => address(url, publicId))
    return { ...storming, ...(await storedOf(databaseUrl, publicId)) }
  }
  const rawStormed = () => {
    const event = randomUUID()
    return storm(() => `${raw.url}/${event}`)
  }
  const measured = await besideReference(runs, rawStormed, stormed)
  await raw.close()
  const counts = (figure: (run: (typeof measured.runs)[number]) => number) => measured.runs.map(figure)
  const places = counts(({ placesGiven }) => placesGiven)
  return {
    ...measured.figures,
    stored: Math.min(...counts(({ people }) => people)),
    doubles: Math.max(...counts(({ people, addresses }) => people - addresses)),
    mails: Math.min(...counts(({ mails }) => mails)),
    fewestPlaces: Math.min(...places),
    mostPlaces: Math.max(...places),
  }
}

/** Five times the clients of the rush, three times over, beside the ordinary number. */
export async function overload({ url, serverMb }: Product, api: ApiClient) {
  const stormed = async (count: number) => {
    const publicId = await openDinner(api)
    return storm(() => address(url, publicId), count)
  }
  await stormed(clients)
  const ordinary = await stormed(clients)
  const first = await stormed(5 * clients)
  const memoryBefore = serverMb()
  const crowded = [first, await stormed(5 * clients), await stormed(5 * clients)]
  const perSecond = Math.min(...crowded.map((storm) => storm.perSecond))
  return {
    ordinaryPerSecond: ordinary.perSecond,
    perSecond,
    ratio: Number((perSecond / ordinary.perSecond).toFixed(2)),
    p99Ms: Math.max(...crowded.map(({ p99Ms }) => p99Ms)),
    errors: crowded.reduce((sum, { errors }) => sum + errors, ordinary.errors),
    memoryRatio: Number((serverMb() / memoryBefore).toFixed(2)),
  }
}

/**
 * A rush to one process that does everything, then to two that serve beside one that runs jobs, on one database full of events: until
 * the last answer, and until the last mail, because one process sends most of its mails once it has answered.
 */
export async function processes(dataDir: string, databaseUrl: string, sink: Sink, events: number) {
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: `smtp://127.0.0.1:${sink.port}` }
  const filling = await startProduct(dataDir, 8096, environment)
  await fill(apiClient(filling.url), databaseUrl, events)
  await filling.stop()
  const rushTo = async (roles: readonly (readonly string[])[], webs: number) => {
    const all = await Promise.all(roles.map((args, at) => startProduct(dataDir, 8096 + at, environment, args)))
    const urls = all.slice(0, webs).map(({ url }) => url)
    const stormed = async () => {
      sink.mails.length = 0
      const publicId = await openDinner(apiClient(urls[0] ?? ''))
      let turn = 0
      const start = performance.now()
      const storming = await storm(() => address(urls[turn++ % webs] ?? '', publicId))
      // One more is the organiser's.
      while (sink.mails.length <= registrations) await delay(20)
      const mailedPerSecond = Math.round((registrations * 1_000) / (performance.now() - start))
      const stored = await storedOf(databaseUrl, publicId)
      return { ...storming, mailedPerSecond, doubles: stored.people - stored.addresses, stored: stored.people }
    }
    await stormed()
    const result = await stormed()
    for (const product of all) await product.stop()
    return result
  }
  const one = await rushTo([[]], 1)
  const three = await rushTo(
    [
      ['--role', 'web'],
      ['--role', 'web'],
      ['--role', 'worker'],
    ],
    2,
  )
  const ratioOf = (speed: 'perSecond' | 'mailedPerSecond') => Number((three[speed] / one[speed]).toFixed(2))
  return { events, one, three, ratio: ratioOf('perSecond'), mailedRatio: ratioOf('mailedPerSecond') }
}

/** Copies of an event with 60 people in teams. */
async function fill(api: ApiClient, databaseUrl: string, events: number): Promise<void> {
  const { adminId } = await createEvent(api)
  await addPeople(api, adminId, 60)
  await api.call(teamRoutes.arrange, { params: { adminId } })
  const client = new pg.Client({ connectionString: databaseUrl.replace(/\/\/[^@]*@/, '//postgres@') })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from dinner where admin_id = $1', [adminId])
  await copyEvent(client, rows[0]?.id ?? '', events)
  await client.query('vacuum analyze')
  await client.end()
}

function address(url: string, publicId: string): string {
  return `${url}/api${registrationRoutes.register.path.replace(':publicId', publicId)}`
}

async function storm(to: () => string, clientCount = clients) {
  let placesGiven = 0
  const figures = await loaded({
    clients: clientCount,
    requests: registrations,
    send: async (number) => {
      const response = await fetch(to(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ ...personBody(number), dataProcessingAcknowledged: true }),
      })
      const answer = (await response.json()) as { waitingList?: boolean }
      if (answer.waitingList === false) placesGiven++
      return response.status === 200
    },
  })
  return { ...figures, placesGiven }
}

async function openDinner(api: ApiClient): Promise<string> {
  return (await createEvent(api, { isPublic: true, participantLimit })).publicId
}

async function storedOf(databaseUrl: string, publicId: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query(
    `select count(*)::int as people, count(distinct email_identity)::int as addresses,
       (select count(*)::int from message_task t where t.dinner_id = s.dinner_id and kind = 'REGISTRATION') as mails
     from public_settings s join participant p using (dinner_id) where public_dinner_id = $1 group by s.dinner_id`,
    [publicId],
  )
  await pool.end()
  return rows[0] as { people: number; addresses: number; mails: number }
}
