import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhoneNumber } from './phone-number.tsx'

const mobile = { text: '0176 45607229', url: 'tel:+4917645607229' }
const landline = { text: '0391 5551234', url: 'tel:+493915551234' }

test.each([
  ['one number', '0176 45607229', [mobile]],
  ['words behind a number', '0176 45607229 ab 18 Uhr', [mobile]],
  ['two numbers', '0176 45607229 / 0391 5551234 (Festnetz)', [mobile, landline]],
  ['no number', 'siehe Mail', []],
])('shows %s as typed and calls what can be called', (_, typed, links) => {
  const { container } = render(<PhoneNumber typed={typed} links={links} />)
  expect(container).toHaveTextContent(typed)
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ text, url }) => [text, url]),
  )
})

test('shows a number whose links are not in a kept reply', () => {
  const { container } = render(<PhoneNumber typed="0176 1" links={undefined} />)
  expect(container).toHaveTextContent('0176 1')
})
