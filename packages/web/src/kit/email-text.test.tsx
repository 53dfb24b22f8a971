import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test.each([
  ['ada@example.org', 'ada@<wbr>example.org'],
  ['', '<wbr>'],
])('shows %o as %s', (email, html) => {
  expect(render(<EmailText email={email} />).container.innerHTML).toBe(html)
})
