import { randomUUID } from 'node:crypto'
import { type DinnerReply, registrationRoutes, wizardRoutes } from '@running-dinner/contract'
import pg from 'pg'
import { dinnerBody, personBody, publicSettingsBody } from '../test/bodies.ts'
import { type ApiClient, apiClient } from './api-client.ts'
import { type Product, startProduct } from './product.ts'
import { startRawReference } from './raw-reference.ts'

const registrations = 1_000
const clients = 50
const participantLimit = 300

/** A thousand people register for 300 places within a minute. */
export async function rush(url: string, api: ApiClient, databaseUrl: string) {
  const raw = await startRawReference(databaseUrl)
  const rawEvents = [randomUUID(), randomUUID(), randomUUID()]
  // The first run on a fresh table is slow for both sides.
  await storm(() => `${raw.url}/${rawEvents[0]}`)
  const before = await storm(() => `${raw.url}/${rawEvents[1]}`)
  const warm = await openDinner(api)
  await storm(() => address(url, warm))
  const publicId = await openDinner(api)
  const product = await storm(() => address(url, publicId))
  const after = await storm(() => `${raw.url}/${rawEvents[2]}`)
  const stored = await storedOf(databaseUrl, publicId)
  await raw.close()
  const rawPerSecond = (before.perSecond + after.perSecond) / 2
  return {
    ...product,
    rawPerSecond: Math.round(rawPerSecond),
    rawP99Ms: Math.max(before.p99Ms, after.p99Ms),
    ratio: Number((product.perSecond / rawPerSecond).toFixed(2)),
    stored: stored.people,
    doubles: stored.people - stored.addresses,
    mails: stored.mails,
    placesGiven: product.placesGiven,
    capacityExact: product.placesGiven === participantLimit && stored.people === registrations,
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

/** A rush to one process that does everything, then to two that serve beside one that runs jobs, on one database. */
export async function processes(dataDir: string, databaseUrl: string, environment: Record<string, string>) {
  const rushTo = async (roles: readonly (readonly string[])[], webs: number) => {
    const all = await Promise.all(
      roles.map((args, at) => startProduct(dataDir, 8096 + at, { ...environment, DATABASE_URL: databaseUrl }, args)),
    )
    const urls = all.slice(0, webs).map(({ url }) => url)
    const stormed = async () => {
      const publicId = await openDinner(apiClient(urls[0] ?? ''))
      let turn = 0
      const storming = await storm(() => address(urls[turn++ % webs] ?? '', publicId))
      const stored = await storedOf(databaseUrl, publicId)
      return { ...storming, doubles: stored.people - stored.addresses, stored: stored.people }
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
  return { one, three, ratio: Number((three.perSecond / one.perSecond).toFixed(2)) }
}

function address(url: string, publicId: string): string {
  return `${url}/api${registrationRoutes.register.path.replace(':publicId', publicId)}`
}

async function storm(to: () => string, clientCount = clients) {
  const waits: number[] = []
  let [next, errors, placesGiven] = [0, 0, 0]
  const client = async () => {
    while (next < registrations) {
      const number = ++next
      const body = JSON.stringify({ ...personBody(number), dataProcessingAcknowledged: true })
      const start = performance.now()
      const response = await fetch(to(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body,
      })
      const answer = (await response.json()) as { waitingList?: boolean }
      waits.push(performance.now() - start)
      if (response.status !== 200) errors++
      if (answer.waitingList === false) placesGiven++
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clientCount }, client))
  const seconds = (performance.now() - start) / 1000
  waits.sort((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
  return { perSecond: Math.round(registrations / seconds), p50Ms: at(0.5), p99Ms: at(0.99), errors, placesGiven }
}

async function openDinner(api: ApiClient): Promise<string> {
  const body = dinnerBody()
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const { runningDinner } = await api.call<{ runningDinner: DinnerReply }>(wizardRoutes.create, {
    body: {
      ...body,
      basicDetails: { ...body.basicDetails, date: day, registrationType: 'PUBLIC' },
      options: {
        ...body.options,
        meals: body.options.meals.map((meal) => ({ ...meal, time: day + meal.time.slice(10) })),
      },
      publicSettings: { ...publicSettingsBody(), endOfRegistrationDate: day, participantLimit },
    },
  })
  return runningDinner.publicSettings?.publicDinnerId ?? ''
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
