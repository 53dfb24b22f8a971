import fc from 'fast-check'
import type { ApiDescription, Schema } from './described-operations.ts'

/** In place of an id that is only known when the call is sent. */
export interface IdMark {
  /** What the id is of: the name of its field or parameter. */
  idOf: string
  number: number
  from: 'own event' | 'other event' | 'nowhere'
}

export const idMark = (idOf: string): fc.Arbitrary<IdMark> =>
  fc.record({
    idOf: fc.constant(idOf),
    number: fc.nat(30),
    from: fc.oneof(
      { arbitrary: fc.constant('own event' as const), weight: 7 },
      { arbitrary: fc.constant('other event' as const), weight: 2 },
      { arbitrary: fc.constant('nowhere' as const), weight: 1 },
    ),
  })

export function isIdMark(value: unknown): value is IdMark {
  return typeof value === 'object' && value !== null && 'idOf' in value && 'number' in value && 'from' in value
}

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\u202Eb',
  '\u200B',
  'a\r\nBcc: x@y.example',
  '<script>alert(1)</script>',
  "'; drop table dinner; --",
  '{{7*7}}',
  '{firstname}',
  '$&',
  '=1+1',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'infinity',
  '0000-00-00',
  '9999-12-31T23:59',
  '2030-06-15T25:61',
  '-1',
  '1e400',
  '😀'.repeat(300),
  'a'.repeat(10_000),
  `Z${'\u0301'.repeat(600)}`,
]

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, Number.MIN_VALUE],
  ...[[], {}, [[]], [null], { a: { b: {} } }, Array(50).fill({}), { toString: 'x', __proto__x: 1 }, ['a', 1, null]],
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
]

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileValues), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
)

export const texts = fc.oneof(
  fc.constantFrom('Anna', 'Freiburg', 'Straße', "O'Neil", 'Zoë 😀', 'a b', '7'),
  // Stored otherwise than typed: trimmed, and in NFC.
  fc.constantFrom('  Mu\u0308ller ', '\u00A0A\u030Angstro\u0308m', 'a  b\t', '\u200Bzwei'),
  fc.string({ minLength: 1, maxLength: 12 }),
)
const emails = fc.nat(40).map((number) => `fuzz${number}@guests.example`)
const days = fc.constantFrom('2030-06-15', '2030-06-14', '2030-05-02', '2031-01-01')
const times = fc.constantFrom('2030-06-15T19:00', '2030-06-15T21:00', '2030-06-15T23:00', '2030-06-16T01:00')
const instants = fc.constantFrom('2030-05-01T10:00:00Z', '2030-06-15T20:00:00.000Z')

/** What a field of this name usually holds: the document says no more than "string". */
function likelyText(name: string): fc.Arbitrary<unknown> {
  if (/(^id|Id|Ids)$/.test(name)) return idMark(name)
  if (/email/i.test(name)) return emails
  if (/^zip/i.test(name)) return fc.constantFrom('79100', '79104', '01067')
  if (/date/i.test(name)) return days
  if (/time$/i.test(name)) return times
  if (/phone|mobile/i.test(name)) return fc.constantFrom('0171 1234567', '+49 761 1')
  if (/^(age|numSeats|teamSize)$/.test(name)) return fc.integer({ min: 0, max: 20 }).map(String)
  if (/link/i.test(name)) return fc.constant('https://guests.example/x')
  if (/country/i.test(name)) return fc.constantFrom('DE', 'AT', '')
  return texts
}

/** Values that a schema of the document allows, with ids of real rows where it wants an id. */
export function valueArbitraries({ resolve }: Pick<ApiDescription, 'resolve'>) {
  function valuesFor(found: Schema, name: string, depth = 0): fc.Arbitrary<unknown> {
    const schema = resolve(found)
    const parts = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
    if (parts) return fc.oneof(...parts.map((part) => valuesFor(part, name, depth + 1)))
    if ('const' in schema) return fc.constant(schema.const)
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as readonly unknown[]))
    const { type } = schema
    if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesFor({ ...schema, type: one }, name, depth + 1)))
    if (type === 'string') return textOf(schema, name)
    if (type === 'number' || type === 'integer') return numberOf(schema)
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'array') return listOf(schema, name, depth)
    return objectOf(schema, depth)
  }

  function textOf({ format, maxLength }: Schema, name: string): fc.Arbitrary<unknown> {
    if (format === 'uuid') return idMark(name)
    if (format === 'date-time') return instants
    const likely = likelyText(name)
    return typeof maxLength === 'number'
      ? likely.map((text) => (typeof text === 'string' ? text.slice(0, maxLength) : text))
      : likely
  }

  function numberOf({ minimum = -5, maximum = 100 }: Schema): fc.Arbitrary<number> {
    return fc.integer({ min: Math.max(-1000, Number(minimum)), max: Math.min(1000, Number(maximum)) })
  }

  function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string, depth: number) {
    const singular = name.replace(/s$/, '')
    const least = Math.min(Number(minItems), 3)
    const most = depth > 6 ? least : Math.max(least, Math.min(Number(maxItems), 3))
    return fc.array(valuesFor(items as Schema, singular, depth + 1), { minLength: least, maxLength: most })
  }

  function objectOf({ properties = {}, required = [] }: Schema, depth: number) {
    const fields = Object.entries(properties as Readonly<Record<string, Schema>>)
    const values = Object.fromEntries(fields.map(([name, schema]) => [name, valuesFor(schema, name, depth + 1)]))
    return fc.record(values, { requiredKeys: required as string[] })
  }

  return { valuesFor }
}
