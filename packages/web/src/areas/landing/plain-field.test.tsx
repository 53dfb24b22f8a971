import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { PlainField } from './plain-field.tsx'

test.each([
  ['has to be filled in', true, 'Email \\*'],
  ['may stay empty', false, 'Email'],
])('marks a field that %s', async (_, required, label) => {
  await renderPage(<PlainField label="Email" input={{ name: 'email', required }} />)
  expect(screen.getByText(/^Email/)).toHaveTextContent(new RegExp(`^${label}$`))
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
})
