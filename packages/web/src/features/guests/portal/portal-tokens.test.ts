import { beforeEach, expect, test, vi } from 'vitest'
import { addPortalToken, forgetPortalTokens, readPortalTokens } from './portal-tokens.ts'

const key = 'runningdinner_portal_tokens'
let stored: Map<string, string>
const token = (name: string) => name.padEnd(24, '-')

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
  addPortalToken(token('one'))
  addPortalToken(token('two'))
  addPortalToken(token('one'))
  expect(readPortalTokens()).toEqual([token('one'), token('two')])
  expect([...stored.keys()]).toEqual([key])
  forgetPortalTokens()
  expect(readPortalTokens()).toEqual([])
  expect(stored.size).toBe(0)
})

test('of more than twenty the oldest give way', () => {
  for (let number = 1; number <= 23; number++) addPortalToken(token(`token${number}`))
  expect(readPortalTokens()).toHaveLength(20)
  expect(readPortalTokens()[0]).toBe(token('token4'))
})

test('the single token of earlier versions is taken over', () => {
  stored.set('runningdinner_portal_token', token('old'))
  expect(readPortalTokens()).toEqual([token('old')])
  addPortalToken(token('new'))
  expect(readPortalTokens()).toEqual([token('old'), token('new')])
  expect([...stored.keys()]).toEqual([key])
})

test.each(['', '{', 'null', '5', '{"a":1}', '[1,null,"",{}]', '["\\u0000","short"]'])(
  'what cannot be read (%s) counts as nothing',
  (value) => {
    stored.set(key, value)
    expect(readPortalTokens()).toEqual([])
  },
)
