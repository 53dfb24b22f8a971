import { planFindingKinds } from '@running-dinner/domain/plan'
import { quality } from '@running-dinner/phrases/german'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { findingText } from './finding-text.ts'

let t: TFunction<'quality'>
beforeAll(async () => {
  const instance = i18next.createInstance()
  const interpolation = { escapeValue: false }
  await instance.init({
    lng: 'de',
    defaultNS: 'quality',
    ns: ['quality'],
    resources: { de: { quality } },
    interpolation,
  })
  t = instance.getFixedT('de', 'quality')
})
const inKilometres = (metres: number) => `${metres / 1000} km`

test.each(planFindingKinds)('the finding %s is a complete sentence', (kind) => {
  const lengths = { metres: 1000, averageMetres: 1000, limitMetres: 1000 }
  const data = { ...lengths, count: 2, minutes: 40, granted: 1, wished: 2, percent: 3 }
  expect(findingText(t, { kind, data }, inKilometres)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u)
})

test('formats data named metres as lengths, and no other numbers', () => {
  const finding = { kind: 'LEGS_ABOVE_LIMIT', data: { count: 2, limitMetres: 1500 } } as const
  expect(findingText(t, finding, inKilometres)).toBe('2 Wege sind weiter als 1.5 km.')
})
