import { expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes } from './routes.ts'

/** Some clients turn every field with one of these words in its name into a moment, and send it back as one. */
const momentName = /date|time/i

/** Answers only, never sent back: the first two as clients know them, the others of calls that such clients do not make. */
const known = [
  'registrationDateExpired: boolean',
  'endOfRegistrationDate: boolean',
  'updated: array',
  'outdated: array',
  'outdated: number',
  'timeZone: string',
]

type Schema = { [key: string]: unknown }

function fieldsNamedAsMoments(node: unknown): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(fieldsNamedAsMoments)
  const { properties = {} } = node as { properties?: Record<string, Schema> }
  return [...Object.entries(properties).filter(([name]) => momentName.test(name)), ...inner]
}

function typeOf(schema: Schema): string {
  const parts = (schema.anyOf as Schema[] | undefined) ?? [schema]
  const types = parts.flatMap((part) => [part.type].flat()).filter((type) => type !== 'null')
  return types.join(' or ')
}

test('a field of an answer with "date" or "time" in its name is a date or a moment', () => {
  const fields = allRoutes.flatMap((route) =>
    fieldsNamedAsMoments(z.toJSONSchema(route.reply, { io: 'input', unrepresentable: 'any' })),
  )
  const others = fields
    .map(([name, schema]) => `${name}: ${typeOf(schema)}`)
    .filter((field) => !/: string$/.test(field) || /zone/i.test(field))
  expect([...new Set(others)].sort()).toEqual([...known].sort())
})
