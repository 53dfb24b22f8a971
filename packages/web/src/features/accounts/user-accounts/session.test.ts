import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '../../../../test/given-browser-storage.ts'
import { fullNameOf, parseSession, renameSession, storeSession } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  null,
  '',
  '{',
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '{"token":""}',
  '{"token":5,"roles":[]}',
  '{"token":"x"}',
  '{"token":"x","roles":5}',
])('unreadable data (%s) counts as no session', (stored) => {
  expect(parseSession(stored)).toBeUndefined()
})

test('a login response is read back whole', () => {
  const session = { token: 't', roles: ['ROLE_USER'], username: 'u', email: 'e', firstName: 'f', lastName: 'l' }
  expect(parseSession(JSON.stringify(session))).toEqual(session)
})

test('a session stored by another client without names has empty ones', () => {
  expect(parseSession('{"token":"t","roles":["ROLE_USER"]}')).toMatchObject({ email: '', firstName: '', lastName: '' })
})

test('a changed name is stored with the session, and everything else stays', () => {
  givenBrowserStorage()
  const session = { token: 't', roles: [], username: 'u', email: 'e', firstName: 'Old', lastName: 'Name' }
  storeSession(session)
  renameSession({ firstName: 'New', lastName: 'Name' })
  const stored = parseSession(window.localStorage.getItem('user'))
  expect(stored).toEqual({ ...session, firstName: 'New' })
  expect(stored && fullNameOf(stored)).toBe('New Name')
})

test('a change that arrives after logging out stores nothing', () => {
  givenBrowserStorage()
  renameSession({ firstName: 'New', lastName: 'Name' })
  expect(window.localStorage.getItem('user')).toBeNull()
})
