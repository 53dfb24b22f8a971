import { expect, test } from 'vitest'
import { parseSession } from './session.ts'

test.each([null, '', '{', 'null', '5', '"x"', '[]', '{}', '{"token":""}', '{"token":5,"roles":[]}', '{"token":"x"}'])(
  'unreadable data (%s) counts as nobody',
  (stored) => {
    expect(parseSession(stored)).toBeUndefined()
  },
)

test('a login response is read back whole', () => {
  const session = { token: 't', roles: ['ROLE_USER'], username: 'u', email: 'e', firstName: 'f', lastName: 'l' }
  expect(parseSession(JSON.stringify(session))).toEqual(session)
})
