import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { dinnerRoutes, messageRoutes, registrationRoutes } from '@running-dinner/contract'
import pg from 'pg'
import { personBody } from '../test/bodies.ts'
import { faultProxy, type ProxyMode } from '../test/faults/fault-proxy.ts'
import { apiClient } from './api-client.ts'
import { addPeople, confirmEvent, createEvent, mailedEventOf } from './given-event.ts'
import { answered, besideReference, loaded, medianOf } from './load.ts'
import { measured } from './loop-probe.ts'
import { startProduct } from './product.ts'
import { type Sink, startSink } from './smtp-sink.ts'

const port = 8097
const recipients = 500
const runs = 3
const phaseMilliseconds = 6_000
const [clients, registrations] = [8, 400]

const replyOf = (status: string, body: string): ProxyMode => ({
  says: Buffer.from(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  ),
  first: 'client',
})
const geocoderFaults: Readonly<Record<string, ProxyMode>> = {
  refused: 'refused',
  failing: replyOf('500 Internal Server Error', '{}'),
  slow: 'stalled',
  garbage: replyOf('200 OK', '{"features": 7, ['),
  tooMany: replyOf('429 Too Many Requests', '{}'),
}

const rounded = (ratio: number) => Number(ratio.toFixed(2))

/** A proxy on a free port, and what ends it. */
async function closableProxy(targetPort: number) {
  const ends: (() => unknown)[] = []
  const proxy = await faultProxy({ host: '127.0.0.1', port: targetPort }, (end) => ends.push(end))
  const close = async () => {
    for (const end of ends) await end()
  }
  return { ...proxy, close }
}

/** Registrations while the geocoder is broken in one of these ways, beside the same while it answers. */
export async function geocoderOutages(dataDir: string, databaseUrl: string) {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end('[]'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const proxy = await closableProxy((server.address() as AddressInfo).port)
  const environment = { DATABASE_URL: databaseUrl, GEOCODER_URL: `http://127.0.0.1:${proxy.port}` }
  const product = await startProduct(dataDir, port, environment)
  const api = apiClient(product.url)
  const registering = async (mode: ProxyMode) => {
    await proxy.set(mode)
    const { publicId } = await createEvent(api, { isPublic: true })
    const address = `${product.url}/api${registrationRoutes.register.path.replace(':publicId', publicId)}`
    return loaded({
      clients,
      requests: registrations,
      send: (number) =>
        answered(address, 'POST', {
          ...personBody(number, { streetNr: String(number) }),
          dataProcessingAcknowledged: true,
        }),
    })
  }
  const results: Record<string, object> = {}
  for (const [name, mode] of Object.entries(geocoderFaults)) {
    const { figures } = await besideReference(
      runs,
      () => registering('pass'),
      () => registering(mode),
    )
    const { p99Ms, rawP99Ms, errors } = figures
    results[name] = { p99Ms, healthyP99Ms: rawP99Ms, p99Ratio: rounded(p99Ms / rawP99Ms), errors }
  }
  await product.stop()
  await proxy.close()
  server.closeAllConnections()
  server.close()
  return results
}

/** Every tenth guest gets another refusal. */
const refusals = [
  [450, '4.2.0 greylisted'],
  [451, '4.3.0 local error'],
  [552, '5.2.2 mailbox full'],
  [550, '5.1.1 no such user'],
  [550, '5.7.1 rejected by policy'],
  [554, '5.4.1 no route'],
] as const

function refuse(to: string) {
  const number = Number(/\d+/.exec(to)?.[0])
  const [responseCode, text] = refusals[(number / 10) % refusals.length] ?? []
  return text === undefined ? undefined : Object.assign(new Error(text), { responseCode })
}

/**
 * What another call takes while a message to 500 people meets a mail server in trouble, beside the same while nothing is sent and
 * beside the same message to a server that works.
 */
export async function mailOutages(dataDir: string, databaseUrl: string) {
  const troubles: Readonly<Record<string, { mode?: ProxyMode; sinkChanges?: Partial<Sink> }>> = {
    refused: { mode: 'refused' },
    silent: { mode: 'stalled' },
    slow: { sinkChanges: { delayMilliseconds: 1_000 } },
    refusals: { sinkChanges: { answer: refuse } },
  }
  const results: Record<string, object> = {}
  for (const [name, { mode = 'pass', sinkChanges = {} }] of Object.entries(troubles)) {
    const sink = await startSink()
    const proxy = await closableProxy(sink.port)
    const environment = { DATABASE_URL: databaseUrl, SMTP_URL: `smtp://127.0.0.1:${proxy.port}` }
    const product = await startProduct(dataDir, port, environment)
    const api = apiClient(product.url)
    const event = await mailedEventOf(api, sink)
    const params = { adminId: event.adminId }
    await confirmEvent(api, event)
    await addPeople(api, event.adminId, recipients)
    const path = `/api${dinnerRoutes.get.path.replace(':adminId', event.adminId)}`
    const sending = async (network: ProxyMode, changes: Partial<Sink>) => {
      await proxy.set(network)
      Object.assign(sink, { delayMilliseconds: 0, answer: undefined, ...changes })
      sink.mails.length = 0
      const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' }
      const { p99Ms } = await measured(
        product.url,
        async () => {
          await api.call(messageRoutes.participants.send, { params, body })
          await delay(phaseMilliseconds)
        },
        path,
      )
      const delivered = sink.mails.length
      await forgetMails(databaseUrl)
      return { p99Ms, delivered }
    }
    // The first one compiles what the others use.
    await sending('pass', {})
    const figures = []
    for (let run = 0; run < runs; run++) {
      const idle = await measured(product.url, () => delay(phaseMilliseconds), path)
      const healthy = await sending('pass', {})
      figures.push({ idleP99Ms: idle.p99Ms, healthy, troubled: await sending(mode, sinkChanges) })
    }
    results[name] = {
      p99Ratio: rounded(medianOf(figures.map(({ idleP99Ms, troubled }) => troubled.p99Ms / idleP99Ms))),
      besideHealthyRatio: rounded(medianOf(figures.map(({ healthy, troubled }) => troubled.p99Ms / healthy.p99Ms))),
      figures,
    }
    await product.stop()
    await proxy.close()
    await sink.close()
  }
  return results
}

/** So that nothing of this message is sent while the next figures are taken. */
async function forgetMails(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('delete from message_task')
  await client.end()
}
