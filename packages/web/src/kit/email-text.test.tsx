import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test.each([
  ['ada@mail.example.org', 'ada@<wbr>mail.example.<wbr>org'],
  ['ada', '<wbr><wbr>ada'],
])('shows %o as %s', (email, html) => {
  expect(render(<EmailText email={email} />).container.innerHTML).toBe(html)
})
