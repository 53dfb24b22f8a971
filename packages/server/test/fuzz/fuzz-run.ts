import { setTimeout as delay } from 'node:timers/promises'
import { allRoutes } from '@running-dinner/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { TestApp } from '../app.ts'
import { bearer, givenAccount } from '../given-account.ts'
import { tenantExamples } from '../tenant-examples.ts'
import { wholeDatabase } from '../whole-database.ts'
import type { ApiDescription } from './described-operations.ts'
import type { FuzzedCall } from './fuzzed-call.ts'
import { type FuzzedEvent, fuzzedEvent, idsFor } from './fuzzed-event.ts'
import { comparedWith, fieldsOf, readerOf } from './read-back.ts'
import { type Answered, faultsOfReply } from './reply-faults.ts'
import { requestOf } from './sent-call.ts'

export interface FuzzGround {
  events: readonly [FuzzedEvent, FuzzedEvent]
  sessions: { account: Record<string, string>; admin: Record<string, string> }
  restore(): Promise<void>
}

export interface FuzzOutcome {
  faults: string[]
  calls: number
  /** Names of operations by what became of their calls. */
  called: Set<string>
  accepted: Set<string>
  replayed: number
  readBack: number
  /** Values of bodies that were looked for in what was read back. */
  compared: number
  unavailable: number
}

/** Longer than every limit of the product. */
const hangsAfter = 30_000
/** A search for a better plan writes while later calls run. */
const writtenInBackground = ['plan_run']

export async function fuzzGround(app: TestApp): Promise<FuzzGround> {
  const events = [
    await fuzzedEvent(app, 'zqfirst', '2030-06-15'),
    await fuzzedEvent(app, 'zqsecond', '2030-06-16'),
  ] as const
  const { token } = await givenAccount(app)
  const email = app.ctx.config.adminEmail
  const admin = await givenAccount(app, { username: 'operator', email })
  const kept = await (await wholeDatabase(app.database)).keep()
  return {
    events,
    sessions: { account: bearer(token), admin: bearer(admin.token) },
    restore: async () => {
      await kept.restore()
      for (const event of events) event.reset()
    },
  }
}

/** Sends sequences of calls, each to the same two events, and looks at every reply and at what it changed. */
export async function fuzz(
  { events, sessions, restore }: FuzzGround,
  server: FastifyInstance,
  api: ApiDescription,
  sequences: readonly (readonly FuzzedCall[])[],
  { until, lastError = () => '' }: { until?: RegExp; lastError?: () => string } = {},
): Promise<FuzzOutcome> {
  const outcome: FuzzOutcome = {
    ...{ faults: [], calls: 0, replayed: 0, readBack: 0, compared: 0, unavailable: 0 },
    ...{ called: new Set<string>(), accepted: new Set<string>() },
  }
  let keys = 0

  const send = async (request: InjectOptions): Promise<Answered | undefined> => {
    outcome.calls++
    const sent = server.inject(request)
    const reply = await Promise.race([sent, delay(hangsAfter, undefined, { ref: false })])
    return reply && { status: reply.statusCode, headers: reply.headers, text: reply.body }
  }
  const digests = async () => {
    const all = await Promise.all(events.map(({ kept }) => kept.digest()))
    return all.map((tables) =>
      JSON.stringify(Object.entries(tables).filter(([name]) => !writtenInBackground.includes(name))),
    )
  }

  async function step(call: FuzzedCall): Promise<string[]> {
    const { operation } = call
    const own = events[call.event]
    const other = events[1 - call.event] as FuzzedEvent
    const request = prepared(call, own, other, sessions, call.again === 'with the key' ? `fuzz-${++keys}` : undefined)
    const before = await digests()
    const reply = await send(request)
    if (!reply) return ['hangs']
    const after = await digests()
    outcome.called.add(operation.name)
    if (reply.status < 400) outcome.accepted.add(operation.name)
    if (reply.status === 503) outcome.unavailable++
    const faults = faultsOfReply(operation, reply, lastError)
    if (before[1 - call.event] !== after[1 - call.event]) faults.push('changes the other event')
    if (reply.status >= 400 && before[call.event] !== after[call.event])
      faults.push(`changes the event although it answers ${reply.status}`)
    const ofEvent = operation.params.some((name) => ['adminId', 'selfAdminId', 'publicId'].includes(name))
    if (ofEvent && reply.text.toLowerCase().includes(other.mark)) faults.push('tells of the other event')
    if (!ofEvent && before[call.event] !== after[call.event] && operation.method === 'GET')
      faults.push('changes an event')
    const body = jsonOf(reply)
    if (ofEvent && reply.status < 300) own.learn(body)
    if (reply.status < 300) faults.push(...(await read(call, request, reply)))
    if (call.again !== 'no') faults.push(...(await again(call, request, reply, after)))
    return faults
  }

  async function again(call: FuzzedCall, request: InjectOptions, first: Answered, after: string[]): Promise<string[]> {
    const { operation } = call
    const second = await send(request)
    if (!second) return ['hangs when it is sent again']
    const faults = faultsOfReply(operation, second, lastError)
    const later = await digests()
    if (later[1 - call.event] !== after[1 - call.event]) faults.push('changes the other event when it is sent again')
    const isKept = operation.takesKey && call.again === 'with the key' && first.status < 300
    if (!isKept) return faults
    if (second.status !== first.status)
      return [...faults, `answers ${first.status}, with the same key then ${second.status}`]
    outcome.replayed++
    if (later[call.event] !== after[call.event]) faults.push('has a second effect with the same key')
    if (second.text !== first.text && second.headers['idempotent-replayed'] === 'true')
      faults.push('answers otherwise with the same key')
    return faults
  }

  async function read(call: FuzzedCall, request: InjectOptions, reply: Answered): Promise<string[]> {
    const template = readerOf(call.operation)
    if (template === undefined || typeof request.payload !== 'string' || request.method === 'GET') return []
    const [path = ''] = String(request.url).split('?')
    const values = path.split('/').slice(2)
    const names = call.operation.path.split('/').slice(1)
    const url = template.replace(/\{(\w+)\}/g, (mark) => values[names.indexOf(mark)] ?? '')
    const found = await send({ method: 'GET', url: `/api${url}` })
    if (found?.status !== 200) return [`was accepted, and reading it back answers ${found?.status}`]
    outcome.readBack++
    const fields = fieldsOf(call.operation.body?.schema ?? {}, api)
    const { compared, lost } = comparedWith(jsonOf(found), JSON.parse(request.payload), fields)
    outcome.compared += compared
    return lost.map((value) => `reads back otherwise: ${value} (${reply.status})`)
  }

  for (const sequence of sequences) {
    await restore()
    for (const [at, call] of sequence.entries()) {
      const found = await step(call)
      const { payload, url } = prepared(
        call,
        events[call.event],
        events[1 - call.event] as FuzzedEvent,
        sessions,
        undefined,
      )
      outcome.faults.push(
        ...found.map(
          (fault) =>
            `${call.operation.name}: ${fault} <- call ${at + 1}: ${url} ${String(payload ?? '').slice(0, 300)}`,
        ),
      )
    }
    await stopSearches(server, events)
    if (until && outcome.faults.some((fault) => until.test(fault))) break
  }
  return outcome
}

function prepared(
  call: FuzzedCall,
  own: FuzzedEvent,
  other: FuzzedEvent,
  { account, admin }: FuzzGround['sessions'],
  key: string | undefined,
): InjectOptions {
  const { operation, params } = call
  const examples = call.form === 'example' ? examplesOf(call) : []
  const example = examples[call.example % examples.length]
  const secret = params.selfAdminId
  const isOfGuest = operation.params.includes('selfAdminId') && typeof secret === 'object'
  const byExample = example?.params?.(own.facts) as Record<string, string | undefined> | undefined
  const idFor = idsFor(own, other, isOfGuest ? secret.number : -1)
  const chosen = example
    ? Object.fromEntries(
        Object.entries(params).map(([name, value]) => {
          const isOwn = typeof value === 'object' && value.from === 'own event'
          return [name, (isOwn ? (byExample?.[name] ?? own.facts[name]) : undefined) ?? value]
        }),
      )
    : params
  const query = example ? { ...example.query?.(own.facts), ...call.query } : call.query
  const body = example?.body ? example.body(own.facts) : call.body
  const isOfAccount = /^\/(auth|user)/.test(operation.path)
  const session =
    operation.path.includes('/platform/') && operation.method === 'GET' ? admin : isOfAccount ? account : {}
  return requestOf({ ...call, params: chosen, query, headers: { ...session, ...call.headers } }, body, idFor, key)
}

function examplesOf({ operation }: FuzzedCall) {
  const route = allRoutes.find(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}` === operation.name)
  return tenantExamples.filter((example) => example.route === route)
}

function jsonOf({ headers, text }: Answered): unknown {
  return String(headers['content-type']).includes('json') && text !== '' ? JSON.parse(text) : undefined
}

async function stopSearches(server: FastifyInstance, events: readonly FuzzedEvent[]): Promise<void> {
  for (const { facts } of events) {
    const url = `/api/rest/dinnerrouteservice/v1/runningdinner/${facts.adminId}/optimization`
    const reply = await server.inject({ method: 'GET', url })
    const id = /"optimizationId":"([^"]+)"/.exec(reply.body)?.[1] ?? /"id":"([^"]+)"/.exec(reply.body)?.[1]
    if (id) await server.inject({ method: 'POST', url: `${url}/${id}/stop` })
  }
}
