import { tonight as english } from '@running-dinner/phrases/english'
import { tonight as german } from '@running-dinner/phrases/german'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { courseMoment } from './span-text.ts'

const minutes = 60_000
const startsAt = '2030-06-01T19:00:00+02:00'

test.each([
  ['de', 30 * 24 * 60 + 4 * 60, 'Vorspeise in 30 Tagen'],
  // 23:59 on the clock of the event, and midnight.
  ['de', 29 * 24 * 60 + 19 * 60 + 1, 'Vorspeise in 30 Tagen'],
  ['de', 29 * 24 * 60 + 19 * 60, 'Vorspeise in 29 Tagen'],
  ['en', 2 * 24 * 60, 'Vorspeise in 2 days'],
  ['en', 2 * 24 * 60 - 1, 'Vorspeise in 47\u00a0h\u00a059\u00a0min'],
  ['de', 60, 'Vorspeise in 1\u00a0h'],
  ['de', 61, 'Vorspeise in 1\u00a0h\u00a01\u00a0min'],
  ['de', 59, 'Vorspeise in 59\u00a0min'],
  ['de', -59, 'Vorspeise seit 59\u00a0min'],
  ['de', -49 * 60, 'Vorspeise seit 2 Tagen'],
] as const)('%s, %s minutes before the course: %s', async (language, before, text) => {
  const i18n = i18next.createInstance()
  const resources = { de: { tonight: german }, en: { tonight: english } }
  await i18n.init({ lng: language, ns: ['tonight'], resources, interpolation: { escapeValue: false } })
  const now = Date.parse(startsAt) - before * minutes
  expect(courseMoment(i18n.getFixedT(language, 'tonight'), { label: 'Vorspeise', startsAt }, now)).toBe(text)
})
