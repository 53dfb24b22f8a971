import { expect, test } from 'vitest'
import { liveEvents } from './live-events.ts'
import { liveFields } from './live-streams.ts'

test.each(Object.entries(liveEvents))('pages check the fields of %s that its schema requires', (name, { shape }) => {
  const required = Object.entries(shape).flatMap(([field, schema]) => {
    const { type } = schema._zod.def
    return type === 'nullable' ? [] : [[field, type === 'enum' ? 'string' : type] as const]
  })
  expect(liveFields[name as keyof typeof liveFields]).toEqual(Object.fromEntries(required))
})
