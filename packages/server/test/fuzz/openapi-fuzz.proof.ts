import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Ctx } from '../../src/platform/ctx.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { withoutEventFilter } from '../without-event-filter.ts'
import { type ApiDescription, type DescribedOperation, describedOperations } from './described-operations.ts'
import { type FuzzGround, type FuzzOutcome, fuzz, fuzzGround } from './fuzz-run.ts'
import { callArbitrary } from './fuzzed-call.ts'
import { readerOf } from './read-back.ts'

const seed = Number(process.env.SEED ?? 1)
/** Ten minutes instead of one. */
const isComplete = process.env.EVERY === '1'
const sequences = Number(process.env.SEQUENCES ?? (isComplete ? 400 : 50))
/** Of each operation, besides: sequences of any calls leave some out. */
const callsOfEach = isComplete ? 10 : 2
/** Of each operation whose texts are read back. */
const callsReadBack = isComplete ? 200 : 40

const isReadBack = (operation: DescribedOperation) => readerOf(operation) !== undefined

type ServerWith = (changes?: Partial<Ctx>) => Promise<FastifyInstance>

/** Faults of a server, and what the oracle has to report. */
const broken: readonly {
  what: string
  change: (given: { serverWith: ServerWith; db: Ctx['db'] }) => Promise<FastifyInstance>
  /** The calls that meet it. */
  isMet: (operation: DescribedOperation) => boolean
  fault: RegExp
}[] = [
  {
    what: 'a call that throws',
    change: async ({ serverWith }) => {
      const server = await serverWith()
      server.addHook('preHandler', async ({ routeOptions: { url = '' } }) => {
        if (url.endsWith('/basicsettings')) throw new TypeError('forced')
      })
      return server
    },
    isMet: ({ path }) => path.endsWith('/basicsettings'),
    fault: /basicsettings: answers 500: TypeError forced/,
  },
  {
    what: 'stores that ignore the event',
    change: async ({ serverWith, db }) => serverWith({ db: withoutEventFilter(db) }),
    isMet: ({ method, params }) => method !== 'GET' && params.includes('adminId') && params.length > 1,
    fault: /: changes the other event/,
  },
  {
    what: 'a reply without one of its headers',
    change: async ({ serverWith }) => {
      const server = await serverWith()
      server.addHook('onSend', async ({ routeOptions: { url = '' } }, reply) => {
        if (url.includes('/participants')) void reply.removeHeader('x-frame-options')
      })
      return server
    },
    isMet: ({ path }) => path.endsWith('/participants'),
    fault: /participants.*x-frame-options: undefined/,
  },
  {
    what: 'a reply of another shape',
    change: async ({ serverWith }) => {
      const server = await serverWith()
      server.addHook('preSerialization', async ({ routeOptions: { url = '' } }, _reply, payload) =>
        url.endsWith('/participants') ? { people: [] } : payload,
      )
      return server
    },
    isMet: ({ path }) => path.endsWith('/participants'),
    fault: /participants: answers 200 with another shape/,
  },
  {
    what: 'a text that is read back with a space',
    change: async ({ serverWith }) => {
      const server = await serverWith()
      server.addHook('preSerialization', async ({ method, routeOptions: { url = '' } }, _reply, payload) =>
        method === 'GET' && url.endsWith('/registrationform') ? spaced(payload) : payload,
      )
      return server
    },
    isMet: ({ method, path }) => method === 'PUT' && path.endsWith('/registrationform'),
    fault: /registrationform: reads back otherwise: label = /,
  },
]

function spaced(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply).replaceAll('"label":"', '"label":" '))
}

describe(`calls made from the served description (SEED=${seed}, ${sequences} sequences)`, () => {
  const ends: (() => Promise<void>)[] = []
  let app: TestApp
  let api: ApiDescription
  let ground: FuzzGround
  let outcome: FuzzOutcome
  let lastError = ''

  const log: Ctx['log'] = {
    info: () => undefined,
    warn: () => undefined,
    error: (_, fields) => {
      const { error } = (fields ?? {}) as { error?: Error }
      lastError = `${error?.name} ${error?.message.slice(0, 300)} ${error?.stack?.split('\n')[1]?.trim()}`
    },
  }
  const serverWith: ServerWith = async (changes = {}) => {
    const config = { ...app.ctx.config, publicBaseUrl: 'https://dinner.example', production: true }
    const server = await createApp({ ...app.ctx, config, log, ...changes }, '/nonexistent')
    ends.unshift(async () => {
      await server.close()
    })
    return server
  }
  const sequencesOf = (count: number, isMet: (operation: DescribedOperation) => boolean = () => true) =>
    fc.sample(
      fc.array(callArbitrary({ ...api, operations: api.operations.filter(isMet) }), { minLength: 5, maxLength: 10 }),
      { seed, numRuns: count },
    )

  const callsOf = (operation: DescribedOperation, numRuns: number, from = seed) =>
    fc.sample(callArbitrary({ ...api, operations: [operation] }), { seed: from, numRuns })
  const uncalledIn = ({ called }: FuzzOutcome) => api.operations.filter(({ name }) => !called.has(name))

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (close) => void ends.unshift(close) })
    ground = await fuzzGround(app)
    const server = await serverWith()
    api = await describedOperations(server)
    const each = api.operations.flatMap((operation) =>
      isReadBack(operation)
        ? Array.from({ length: callsReadBack / 10 }, (_, at) => callsOf(operation, 10, seed + at))
        : [callsOf(operation, callsOfEach)],
    )
    outcome = await fuzz(ground, server, api, [...sequencesOf(sequences), ...each], { lastError: () => lastError })
    return async () => {
      for (const end of ends) await end()
    }
    // Two whole events and several hundred calls.
  }, 1_800_000)

  test('are answered as described, change nothing of another event and nothing when they are refused, and read back as typed (INP-03)', () => {
    expect(outcome.faults).toEqual([])
    // Only a busy machine may make the product answer 503.
    expect(outcome.unavailable).toBeLessThan(outcome.calls / 50)
  })

  test(`reach every operation ${callsOfEach} times and in ${sequences} sequences, are often accepted, repeated and read back (INP-03)`, () => {
    const { calls, accepted, replayed, readBack, compared } = outcome
    const { length } = api.operations
    const readable = api.operations.filter(isReadBack).length
    const figures = `${calls} calls, ${accepted.size} of ${length} operations accepted, ${replayed} repeated, ${readBack} read back, ${compared} values compared`
    expect(uncalledIn(outcome)).toEqual([])
    expect(calls, figures).toBeGreaterThanOrEqual(
      sequences * 5 + length * callsOfEach + readable * (callsReadBack - callsOfEach),
    )
    expect(accepted.size / length, figures).toBeGreaterThan(0.25)
    expect(replayed, figures).toBeGreaterThan(sequences / 20)
    expect(readBack, figures).toBeGreaterThan(callsReadBack)
    expect(compared, figures).toBeGreaterThan(callsReadBack * 10)
  })

  test.each(broken)('find $what (shows that the check works)', async ({ change, isMet, fault }) => {
    const server = await change({ serverWith, db: app.ctx.db })
    const outcome = await fuzz(ground, server, api, sequencesOf(100, isMet), {
      until: fault,
      lastError: () => lastError,
    })
    expect(outcome.faults.filter((found) => fault.test(found)).length).toBeGreaterThan(0)
    // Calls of some operations are found not to be calls of all.
    expect(uncalledIn(outcome)).not.toEqual([])
  })
})
