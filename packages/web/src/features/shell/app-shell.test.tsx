import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { schemeMode } from '../../kit/scheme.ts'
import { SchemeSwitch } from './app-shell.tsx'

const shown = () => document.documentElement.getAttribute('data-color-scheme')

async function givenSwitch() {
  localStorage.clear()
  onTestFinished(() => localStorage.clear())
  const { user } = await renderPage(<SchemeSwitch />)
  return { choose: (name: string) => user.click(screen.getByText(name)) }
}

test('a chosen scheme shows at once, and is remembered under the name that every document reads', async () => {
  const { choose } = await givenSwitch()
  await choose('Dark')
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('mui-mode')).toBe('dark')
  await choose('Light')
  expect(shown()).toBe('light')
  expect(screen.getByText('Light')).toHaveAttribute('aria-pressed', 'true')
})

test('a scheme chosen in another tab shows here', async () => {
  await givenSwitch()
  localStorage.setItem('mui-mode', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' })))
  expect(shown()).toBe('dark')
  expect(screen.getByText('Dark')).toHaveAttribute('aria-pressed', 'true')
})

test('a remembered word that is no scheme means the scheme of the system', () => {
  localStorage.setItem('mui-mode', 'sepia')
  onTestFinished(() => localStorage.clear())
  expect(schemeMode()).toBe('system')
})
