import { expect, test } from 'vitest'
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts'

const usual: ListAddress = {
  searched: '',
  filters: [],
  unconfirmed: false,
  sorting: { key: 'number', descending: false },
  openId: undefined,
}

test.each<[string, Partial<ListAddress>]>([
  ['', {}],
  ['q=M%C3%BCller', { searched: 'Müller' }],
  ['filter=noPhone%2Cdiet', { filters: ['diet', 'noPhone'] }],
  ['filter=unconfirmed', { unconfirmed: true }],
  ['sort=-name&person=p1', { sorting: { key: 'name', descending: true }, openId: 'p1' }],
  ['filter=nonsense&sort=age', {}],
])('reads the query "%s" and ignores what it does not know', (query, read) => {
  expect(readListAddress(new URLSearchParams(query))).toEqual({ ...usual, ...read })
})

test.each<Partial<ListAddress>>([
  { searched: 'a b&c' },
  { filters: ['waiting', 'inTeam'], unconfirmed: true },
  { sorting: { key: 'seats', descending: true }, openId: 'p2' },
])('reads back what it has written: %j', (change) => {
  const written = writeListAddress(new URLSearchParams(), change)
  expect(readListAddress(new URLSearchParams(written.toString()))).toEqual({ ...usual, ...change })
})

test('keeps the first of two quick changes', () => {
  const add = (filter: 'diet' | 'noPhone') => (now: ListAddress) => ({ filters: [...now.filters, filter] })
  const first = writeListAddress(new URLSearchParams('q=anna'), add('diet'))
  expect(readListAddress(writeListAddress(first, add('noPhone')))).toEqual({
    ...usual,
    searched: 'anna',
    filters: ['diet', 'noPhone'],
  })
})

test('keeps other parameters and leaves defaults out of the address', () => {
  const before = new URLSearchParams('q=anna&filter=diet&sort=name&other=1')
  expect(writeListAddress(before, { filters: [] }).toString()).toBe('q=anna&sort=name&other=1')
  expect(writeListAddress(before, { ...usual }).toString()).toBe('other=1')
})
