import { expect, test } from 'vitest'
import * as english from './english.ts'
import * as german from './german.ts'
import { phrases } from './index.ts'

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test.each([
  ['German', { ...german, server: phrases.de }],
  ['English', { ...english, server: phrases.en }],
])('%s: no line break parts a number from its unit', (_, all) => {
  const texts = textsOf(all)
  expect(texts.filter((text) => /\}\}\u00a0(?:min|h)\b/.test(text)).length).toBeGreaterThan(10)
  expect(texts.filter((text) => /(?:\}\}|\d) (?:%|min|h|s|m|km|MB)(?!\p{L})/u.test(text))).toEqual([])
})
