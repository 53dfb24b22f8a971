import { expect, test } from 'vitest'
import { passwordIssues } from './account-issues.ts'

const owner = { username: 'AdaLovelace', email: 'ada.lovelace@guests.example' }
const common = (password: string) => password === 'sunshine'

test.each([
  ['', 'password_too_short'],
  ['1234567', 'password_too_short'],
  ['😀'.repeat(7), 'password_too_short'],
  [`${'a1'.repeat(64)}b`, 'password_too_long'],
  ['😀a'.repeat(65), 'password_too_long'],
  ['SunShine', 'password_common'],
  ['zzzzzzzzzz', 'password_common'],
  ['adalovelace', 'password_is_own_name'],
  ['Ada.Lovelace', 'password_is_own_name'],
  ['ada.lovelace@guests.example', 'password_is_own_name'],
])('the password %s is refused: %s', (password, message) => {
  expect(passwordIssues(password, owner, common)).toMatchObject([{ field: 'password', message }])
})

test.each(['korrekt pferd', 'ab1ab1ab', '😀a'.repeat(4), 'x1'.repeat(64), '  8 blanks', 'sunshine2'])(
  'the password %s is accepted',
  (password) => {
    expect(passwordIssues(password, owner, common)).toEqual([])
  },
)
