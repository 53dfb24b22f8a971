import { expect, test } from 'vitest'
import { readBoardView, withBoardView } from './board-address.ts'

test('an address without a word is the board by course', () => {
  expect(readBoardView(new URLSearchParams())).toEqual({ by: 'course', text: '', only: 'all', course: undefined })
})

test('what is written is read again', () => {
  const view = { by: 'table', text: 'anna & ben', only: 'hints', course: 'm2' } as const
  expect(readBoardView(withBoardView(new URLSearchParams(), view))).toEqual(view)
})

test('what is as usual leaves the address, what does not belong here stays', () => {
  const before = new URLSearchParams('by=table&only=locked&history=open')
  expect(withBoardView(before, { by: 'course', only: 'all' }).toString()).toBe('history=open')
})

test('nonsense counts as usual', () => {
  expect(readBoardView(new URLSearchParams('by=moon&only=1'))).toMatchObject({ by: 'course', only: 'all' })
})
