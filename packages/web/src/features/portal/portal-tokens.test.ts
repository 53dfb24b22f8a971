import { beforeEach, expect, test, vi } from 'vitest'
import { addPortalToken, forgetPortalTokens, readPortalTokens } from './portal-tokens.ts'

const key = 'runningdinner_portal_tokens'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
  })
  return () => vi.unstubAllGlobals()
})

test('tokens are added once and forgotten together', () => {
  addPortalToken('one')
  addPortalToken('two')
  addPortalToken('one')
  expect(readPortalTokens()).toEqual(['one', 'two'])
  expect([...stored.keys()]).toEqual([key])
  forgetPortalTokens()
  expect(readPortalTokens()).toEqual([])
  expect(stored.size).toBe(0)
})

test('of more than twenty the oldest give way', () => {
  for (let number = 1; number <= 23; number++) addPortalToken(`token${number}`)
  expect(readPortalTokens()).toHaveLength(20)
  expect(readPortalTokens()[0]).toBe('token4')
})

test('the single token of earlier versions is taken over', () => {
  stored.set('runningdinner_portal_token', 'old')
  expect(readPortalTokens()).toEqual(['old'])
  addPortalToken('new')
  expect(readPortalTokens()).toEqual(['old', 'new'])
  expect([...stored.keys()]).toEqual([key])
})

test.each(['', '{', 'null', '5', '{"a":1}', '[1,null,"",{}]'])(
  'what cannot be read (%s) counts as nothing',
  (value) => {
    stored.set(key, value)
    expect(readPortalTokens()).toEqual([])
  },
)
