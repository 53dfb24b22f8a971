import { expect, test } from 'vitest'
import { telLink } from './tel-link.ts'

test.each([
  ['0171 / 39-20-012', 'tel:01713920012'],
  [' +49 (171) 3920012', 'tel:+491713920012'],
  ['0171+12', 'tel:017112'],
])('%s dials %s', (number, link) => {
  expect(telLink(number)).toBe(link)
})
