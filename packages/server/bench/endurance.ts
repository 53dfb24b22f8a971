import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { dinnerRoutes, participantRoutes, registrationRoutes, teamRoutes } from '@running-dinner/contract'
import { personBody } from '../test/bodies.ts'
import { apiClient } from './api-client.ts'
import { addPeople, createEvent } from './given-event.ts'
import { medianOf, shareOf } from './load.ts'
import { type Product, startProduct } from './product.ts'

const soakPerSecond = 50
/** Idle connections are closed by then: those of the database after ten seconds, those of clients after 72. */
const restMilliseconds = 90_000

/** Fifty calls a second for half an hour; memory and open handles from the sixth part of the time on. */
export async function soak(product: Product, minutes: number) {
  const api = apiClient(product.url)
  const { adminId, publicId } = await createEvent(api, { isPublic: true })
  await addPeople(api, adminId, 60)
  await api.call(teamRoutes.arrange, { params: { adminId } })
  const ofOrganiser = ({ path }: { path: string }) => `${product.url}/api${path.replace(':adminId', adminId)}`
  const create = (number: number) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...personBody(number, { email: `soak${number}@guests.example` }),
      dataProcessingAcknowledged: true,
    }),
  })
  const statuses = new Map<number, number>()
  const call = async (number: number) => {
    const path = registrationRoutes.get.path.replace(':publicId', publicId)
    const addresses = [
      [ofOrganiser(dinnerRoutes.get)],
      [ofOrganiser(participantRoutes.list)],
      [ofOrganiser(teamRoutes.list)],
      [`${product.url}/api${path}`],
      [`${product.url}/api${registrationRoutes.validate.path.replace(':publicId', publicId)}`, create(number)],
    ] as const
    const [address = '', request] = addresses[number % addresses.length] ?? []
    const response = await fetch(address, request)
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  const memory: number[] = []
  const phase = async (phaseMinutes: number) => {
    const until = performance.now() + phaseMinutes * 60_000
    const sampling = setInterval(() => memory.push(product.serverMb()), Math.min(10_000, phaseMinutes * 6_000))
    await paced(soakPerSecond, () => performance.now() < until, call)
    clearInterval(sampling)
    await delay(restMilliseconds)
    return product.handles()
  }
  const handlesBefore = await phase(minutes / 6)
  const settled = memory.length
  const handlesAfter = await phase((minutes * 5) / 6)
  const later = memory.slice(settled)
  const tenth = Math.ceil(later.length / 10)
  return {
    minutes,
    statuses: Object.fromEntries(statuses),
    failed: [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0),
    memoryRatio: Number((medianOf(later.slice(-tenth)) / medianOf(later.slice(0, tenth))).toFixed(2)),
    handlesBefore,
    moreHandles: handlesAfter - handlesBefore,
  }
}

const abusePerSecond = 200
const neighbours = 20
const neighboursPerSecond = 20
const abuseMilliseconds = 20_000

/** One network guesses links; what the calls of twenty others take, beside what they took before. With the limits of calls. */
export async function abuse(dataDir: string, databaseUrl: string) {
  const environment = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  const product = await startProduct(dataDir, 8099, environment)
  const { adminId } = await createEvent(apiClient(product.url))
  const address = (secret: string) => `${product.url}/api${dinnerRoutes.get.path.replace(':adminId', secret)}`
  const from = async (network: string, secret: string) => {
    const response = await fetch(address(secret), { headers: { 'x-forwarded-for': network } })
    await response.arrayBuffer()
    return response.status
  }
  const neighbourly = async () => {
    const waits: number[] = []
    let errors = 0
    const until = performance.now() + abuseMilliseconds
    await paced(
      neighboursPerSecond,
      () => performance.now() < until,
      async (number) => {
        const start = performance.now()
        if ((await from(`198.51.100.${number % neighbours}`, adminId)) !== 200) errors++
        waits.push(performance.now() - start)
      },
    )
    return { p50Ms: shareOf(waits, 0.5), p99Ms: shareOf(waits, 0.99), errors }
  }
  await neighbourly()
  const before = await neighbourly()
  const refused = new Map<number, number>()
  const until = performance.now() + abuseMilliseconds
  const guessing = paced(
    abusePerSecond,
    () => performance.now() < until,
    async () => {
      const status = await from('203.0.113.7', randomBytes(18).toString('base64url'))
      refused.set(status, (refused.get(status) ?? 0) + 1)
    },
  )
  const meanwhile = await neighbourly()
  await guessing
  await product.stop()
  return {
    before,
    meanwhile,
    guesses: Object.fromEntries(refused),
    limited: refused.get(429) ?? 0,
    errors: before.errors + meanwhile.errors,
    p99Ratio: Number((meanwhile.p99Ms / before.p99Ms).toFixed(2)),
  }
}

/** Calls begin at a steady rate, however long they take. */
async function paced(perSecond: number, goesOn: () => boolean, call: (number: number) => Promise<void>) {
  const calls = new Set<Promise<void>>()
  const start = performance.now()
  for (let number = 0; goesOn(); number++) {
    const calling = call(number).finally(() => calls.delete(calling))
    calls.add(calling)
    await delay(Math.max(0, start + ((number + 1) * 1_000) / perSecond - performance.now()))
  }
  await Promise.all(calls)
}
