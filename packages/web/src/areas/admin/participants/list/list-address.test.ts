import { expect, test } from 'vitest'
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts'

const usual: ListAddress = {
  searched: '',
  filters: [],
  unconfirmed: false,
  sorting: { key: 'number', descending: false },
  notesShown: false,
  openId: undefined,
}

test.each<[string, Partial<ListAddress>]>([
  ['', {}],
  ['q=M%C3%BCller', { searched: 'Müller' }],
  ['filter=noPhone%2Cdiet', { filters: ['diet', 'noPhone'] }],
  ['filter=unconfirmed', { unconfirmed: true }],
  ['sort=-name&notes=1&person=p1', { sorting: { key: 'name', descending: true }, notesShown: true, openId: 'p1' }],
  ['filter=nonsense&sort=age&notes=yes', {}],
])('"%s" is read as it was meant', (query, read) => {
  expect(readListAddress(new URLSearchParams(query))).toEqual({ ...usual, ...read })
})

test.each<Partial<ListAddress>>([
  { searched: 'a b&c' },
  { filters: ['waiting', 'inTeam'], unconfirmed: true },
  { sorting: { key: 'seats', descending: true }, openId: 'p2', notesShown: true },
])('what is written is read again: %j', (change) => {
  const written = writeListAddress(new URLSearchParams(), change)
  expect(readListAddress(new URLSearchParams(written.toString()))).toEqual({ ...usual, ...change })
})

test('the second of two quick changes keeps the first', () => {
  const add = (filter: 'diet' | 'noPhone') => (now: ListAddress) => ({ filters: [...now.filters, filter] })
  const first = writeListAddress(new URLSearchParams('q=anna'), add('diet'))
  expect(readListAddress(writeListAddress(first, add('noPhone')))).toEqual({
    ...usual,
    searched: 'anna',
    filters: ['diet', 'noPhone'],
  })
})

test('a change leaves the rest, and what is as usual stands in no address', () => {
  const before = new URLSearchParams('q=anna&filter=diet&sort=name&other=1')
  expect(writeListAddress(before, { filters: [] }).toString()).toBe('q=anna&sort=name&other=1')
  expect(writeListAddress(before, { ...usual }).toString()).toBe('other=1')
})
