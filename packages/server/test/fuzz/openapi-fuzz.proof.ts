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

const seed = Number(process.env.SEED ?? 1)
/** Minutes instead of half a minute. */
const isComplete = process.env.EVERY === '1'
const sequences = Number(process.env.SEQUENCES ?? (isComplete ? 400 : 50))

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
]

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

  beforeAll(async () => {
    app = await createTestApp({ onEnd: (close) => void ends.unshift(close) })
    ground = await fuzzGround(app)
    const server = await serverWith()
    api = await describedOperations(server)
    outcome = await fuzz(ground, server, api, sequencesOf(sequences), { lastError: () => lastError })
    return async () => {
      for (const end of ends) await end()
    }
    // Two whole events and several hundred calls.
  }, 1_800_000)

  test('are answered as described, change nothing of another event and nothing when they are refused', () => {
    expect(outcome.faults).toEqual([])
    // Only a busy machine may make the product answer 503.
    expect(outcome.unavailable).toBeLessThan(outcome.calls / 50)
  })

  test('reach most operations, are often accepted, and are repeated and read back', () => {
    const { calls, called, accepted, replayed, readBack } = outcome
    const { length } = api.operations
    const figures = `${calls} calls, ${called.size} of ${length} operations, ${accepted.size} accepted, ${replayed} repeated, ${readBack} read back`
    expect(called.size / length, figures).toBeGreaterThan(0.6)
    expect(accepted.size / length).toBeGreaterThan(0.25)
    expect(replayed).toBeGreaterThan(sequences / 20)
    expect(readBack).toBeGreaterThan(sequences / 20)
  })

  test.each(broken)('find $what (shows that the check works)', async ({ change, isMet, fault }) => {
    const server = await change({ serverWith, db: app.ctx.db })
    const { faults } = await fuzz(ground, server, api, sequencesOf(100, isMet), {
      until: fault,
      lastError: () => lastError,
    })
    expect(faults.filter((found) => fault.test(found)).length).toBeGreaterThan(0)
  })
})
