import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './activities-page.tsx'

test('reads the filter from the address', () => {
  for (const filter of [
    { type: undefined, page: 0 },
    { type: 'TEAM_CANCELLED', page: 3 },
  ] as const) {
    expect(readFilter(writeFilter(filter))).toEqual(filter)
  }
  expect(writeFilter({ type: undefined, page: 0 }).toString()).toBe('')
})

test.each(['type=NONSENSE&page=-1', 'page=0', 'page=abc', 'page=1.5', 'page=99999'])(
  '%s counts as nothing',
  (query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual({ type: undefined, page: 0 })
  },
)
