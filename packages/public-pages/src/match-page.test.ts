import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'

const site = {
  pages: [{ path: '/' }, { path: '/events/:id' }, { path: '/events/:id/:token/confirm' }, { path: '*' }],
  isPublic: (pathname: string) => !pathname.startsWith('/work'),
}

test.each([
  ['/', '/', {}],
  ['/events/abc', '/events/:id', { id: 'abc' }],
  ['/events/abc/t/confirm', '/events/:id/:token/confirm', { id: 'abc', token: 't' }],
  ['/events', '*', { '*': 'events' }],
])('%s is the page %s', (pathname, path, params) => {
  expect(matchPage(site, pathname)).toEqual({ page: { path }, params })
})

test('leaves an address that is not public to the browser', () => {
  expect(matchPage(site, '/work/abc')).toBeUndefined()
})
