import { expect, test } from 'vitest'
import { emptyRegistration } from '../../features/people/registration/registration-values.ts'
import { withLogin } from './use-draft.ts'

const session = { token: 't', roles: [], username: 'nora', email: 'nora@b.c', firstName: 'Nora', lastName: 'Neumann' }

test('fills in name and address of the person logged in', () => {
  const filled = { ...emptyRegistration, firstnamePart: 'Nora', lastname: 'Neumann', email: 'nora@b.c' }
  expect(withLogin(emptyRegistration, session)).toEqual(filled)
})

test('what is typed, or an invitation brought, stays', () => {
  const typed = { ...emptyRegistration, firstnamePart: 'Ina', email: 'ina@b.c' }
  expect(withLogin(typed, session)).toEqual(typed)
})

test('fills in nothing when nobody is logged in', () => {
  expect(withLogin(emptyRegistration, undefined)).toBe(emptyRegistration)
})
