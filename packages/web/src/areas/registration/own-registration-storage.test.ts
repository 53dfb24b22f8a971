import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '../../../test/given-browser-storage.ts'
import {
  hasRegistered,
  justRegistered,
  rememberConfirmation,
  rememberRegistration,
} from './own-registration-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps no data about the guest beyond the tab', () => {
  const { local } = givenBrowserStorage()
  const registered = { email: 'nora@example.org', waitingList: false, registrationSecret: 'secret' }
  expect(hasRegistered('spring')).toBe(false)
  rememberRegistration('spring', registered)
  expect(hasRegistered('spring')).toBe(true)
  expect(hasRegistered('autumn')).toBe(false)
  expect(justRegistered('spring')).toEqual(registered)
  expect({ ...local }).toEqual({ registration_spring: 'true' })
})

test('a confirmation is remembered until this browser registers again', () => {
  const { local } = givenBrowserStorage()
  rememberConfirmation('spring')
  expect({ ...local }).toEqual({ registration_spring: 'confirmed' })
  expect(hasRegistered('spring')).toBe(true)
  rememberRegistration('spring', { email: 'nora@example.org', waitingList: false })
  expect({ ...local }).toEqual({ registration_spring: 'true' })
})

test('ignores a stored registration that cannot be read', () => {
  const { session } = givenBrowserStorage()
  for (const broken of ['{', '{}', '{"email": "a@b.de"}', '{"email": "a@b.de", "waitingList": 1}']) {
    session.setItem('registered/spring', broken)
    expect(justRegistered('spring')).toBeUndefined()
  }
})
