import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicCalls } from './guests/public-calls.ts'
import { messageRoutes } from './messages/messages.ts'
import { participantRoutes } from './people/participants.ts'
import type { Route } from './route.ts'
import { allRoutes } from './routes.ts'
import { knownNumber } from './wire/codecs.ts'
import { planReply } from './wire/plan-reply.ts'
import { decoderOf } from './wire/reply-plan.ts'
import { replyDecoder, replyEncoder } from './wire-schema.ts'

const values: Readonly<Record<string, unknown>> = {
  boolean: true,
  number: 7,
  integer: 7,
  string: '2030-05-01T10:00:00.000Z',
}

/** Every field of a reply as it is on the wire; with `unset`, every value that may be missing or unknown is. */
function wireExample(schema: z.core.$ZodType, unset: boolean): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, wireExample(field, unset)])
      const example = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
      return unset && 'lat' in example ? { lat: -1, lng: -1 } : example
    }
    case 'array':
      return [wireExample(def.element, unset), wireExample(def.element, unset)]
    case 'nullable':
      return unset ? null : wireExample(def.innerType, unset)
    case 'optional':
      return unset ? undefined : wireExample(def.innerType, unset)
    case 'union':
      return def.options[0] && wireExample(def.options[0], unset)
    case 'record':
      return { some: wireExample(def.valueType, unset) }
    case 'pipe':
      return def.in._zod.def.type === 'number' && unset ? -1 : wireExample(def.in, unset)
    case 'enum':
      return Object.values(def.entries).at(unset ? -1 : 0)
    case 'null':
      return null
    case 'literal':
      return def.values[0]
    default:
      return values[def.type]
  }
}

const plain = allRoutes.filter(({ reply }) => !['any', 'unknown', 'void'].includes(reply.def.type))
const cases = plain.flatMap((route) =>
  [false, true].map((unset) => [`${route.method} ${route.path}`, unset, route] as const),
)

test.each(cases)(
  'the reply of %s (unset: %s) means what zod makes of it, and is spelt the same again',
  (_, unset, route) => {
    const wire = wireExample(route.reply, unset)
    const decoded = (replyDecoder({ reply: route.reply }) ?? ((value: unknown) => value))(wire)
    expect(decoded).toEqual(z.decode(route.reply as z.ZodType, wire))
    expect(String(JSON.stringify(decoded))).not.toMatch(/:-1\b|"TRUE"|"FALSE"|deliev|participtant|meeted/)
    const encoded = (replyEncoder(route) ?? ((value: unknown) => value))(decoded)
    expect(JSON.stringify(encoded)).toBe(JSON.stringify(wire))
  },
)

test.each(cases)(
  'the client reads the reply of %s (unset: %s) without its schema as with it',
  (_, unset, { reply }) => {
    const wire = wireExample(reply, unset)
    const plan = planReply(reply)
    const asCodecs = replyDecoder({ reply }) ?? ((value: unknown) => value)
    expect(plan ? decoderOf(JSON.parse(JSON.stringify(plan)))(wire) : wire).toEqual(asCodecs(wire))
  },
)

test.each([[{ count: -1 }], [{ count: 3 }], [{ count: null }], [{}]])(
  'the client reads %j without schema as with it, where a codec is optional or may be null',
  (wire) => {
    const reply = z.object({ count: knownNumber.nullable().optional() })
    const plan = planReply(reply)
    expect(plan && decoderOf(plan)(wire)).toEqual(replyDecoder({ reply })?.(wire))
  },
)

type PublicCall = Pick<Route, 'method' | 'path' | 'decodeReply'>

test.each(Object.entries<PublicCall>(publicCalls))(
  'pages without schemas read the reply of %s as the codecs do',
  (_, call) => {
    const definition = allRoutes.find(({ method, path }) => method === call.method && path === call.path)
    if (definition === undefined) throw new Error('not in the table')
    if (['void', 'unknown'].includes(definition.reply.def.type)) return
    for (const unset of [false, true]) {
      const wire = wireExample(definition.reply, unset)
      const asCodecs = replyDecoder({ reply: definition.reply }) ?? ((value: unknown) => value)
      const asPages = replyDecoder(call) ?? ((value: unknown) => value)
      expect(asPages(wire)).toEqual(asCodecs(wire))
    }
  },
)

test('a reply without a job is left as it is where a job would have had a codec', () => {
  expect(replyEncoder(messageRoutes.teams.send)?.({})).toEqual({})
})

test('refuses to guess between two options with codecs', () => {
  const codec = z.codec(z.string(), z.number(), { decode: Number, encode: String })
  const reply = z.union([z.object({ a: codec }), z.object({ b: codec })])
  expect(() => replyEncoder({ reply })).toThrow('Two options')
})

test('rows of an import have unknown counts, and refused ones come back as they were typed', () => {
  const { previewImport } = participantRoutes
  const preview = (...people: object[]) => ({ rows: people.map((participant) => ({ participant })) })
  const wire = preview({ age: -1, numSeats: 6, notes: '' }, { age: '31', numSeats: null }, {})
  const known = preview({ age: undefined, numSeats: 6, notes: '' }, { age: '31', numSeats: null }, {})
  expect(replyDecoder(previewImport)?.(wire)).toStrictEqual(known)
  expect(JSON.stringify(replyEncoder(previewImport)?.(known))).toBe(JSON.stringify(wire))
})
