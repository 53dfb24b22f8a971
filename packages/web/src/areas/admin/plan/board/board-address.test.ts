import { expect, test } from 'vitest'
import { readBoardView, withBoardView } from './board-address.ts'

test('an empty address shows all teams by course', () => {
  expect(readBoardView(new URLSearchParams())).toEqual({ by: 'course', text: '', only: 'all', course: undefined })
})

test('a view written into the address is read back unchanged', () => {
  const view = { by: 'table', text: 'anna & ben', only: 'hints', course: 'm2' } as const
  expect(readBoardView(withBoardView(new URLSearchParams(), view))).toEqual(view)
})

test('removes default values from the address and keeps foreign parameters', () => {
  const before = new URLSearchParams('by=table&only=locked&history=open')
  expect(withBoardView(before, { by: 'course', only: 'all' }).toString()).toBe('history=open')
})

test('unknown values fall back to the defaults', () => {
  expect(readBoardView(new URLSearchParams('by=moon&only=1'))).toMatchObject({ by: 'course', only: 'all' })
})
