import { expect, test } from 'vitest'
import { longDay, shortDay } from './day-text.ts'

test('a day has its weekday in both languages, the same in every zone', () => {
  expect([longDay('2026-12-05', 'de'), longDay('2026-12-05', 'en')]).toEqual([
    'Samstag, 5. Dezember 2026',
    'Saturday, 5 December 2026',
  ])
  expect([shortDay('2026-12-05', 'de'), shortDay('2026-12-05', 'en')]).toEqual([
    'Samstag, 5. Dezember',
    'Saturday, 5 December',
  ])
})
