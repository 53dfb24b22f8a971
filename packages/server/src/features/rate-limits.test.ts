import { accountRoutes } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Caller } from '../platform/limits/rate-limiter.ts'
import { rateLimits } from './rate-limits.ts'

const login = rateLimits.find(({ name }) => name === 'login')
const password = 'falsch falsch'

test('logins are counted by the name that the schema reads, however it is dressed up', () => {
  const edge = fc.string({
    unit: fc.constantFrom(' ', '\t', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u00A0'),
    maxLength: 400,
  })
  const name = fc.constantFrom('ada', 'Ada', 'jürgen', 'ju\u0308rgen', 'ada@guests.example')
  fc.assert(
    fc.property(edge, name, edge, (before, typed, after) => {
      const body = { username: before + typed + after, password }
      const { username } = accountRoutes.login.body.parse(body)
      expect(login?.client({ body, params: {}, query: {}, network: '::1' } as unknown as Caller)).toBe(
        emailIdentity(username),
      )
    }),
    // More blanks than a counter keeps of a name.
    { numRuns: 200, examples: [[' '.repeat(400), 'ada', '']] },
  )
})
