import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ErrorBoundary } from './error-screen.tsx'

function givenBrowser(isOnline: boolean) {
  const reload = vi.fn()
  const location = { ...window.location, reload }
  const spies = [
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline),
    vi.spyOn(window, 'location', 'get').mockReturnValue(location),
    vi.spyOn(console, 'error').mockImplementation(() => {}),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return reload
}

function MissingPage(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/page.js')
}

const showMissingPage = (language: 'de' | 'en') =>
  renderPage(
    <ErrorBoundary>
      <MissingPage />
    </ErrorBoundary>,
    { language },
  )

test.each([
  ['de', 'Das konnte nicht geladen werden', 'Du bist offline.', 'Noch einmal versuchen'],
  ['en', 'This couldn’t be loaded', 'You’re offline.', 'Try again'],
] as const)('says in %s that a page is missing because one is offline, and does not reload', async (...texts) => {
  const [language, title, reason, retry] = texts
  const reload = givenBrowser(false)
  const { user } = await showMissingPage(language)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
  await user.click(screen.getByRole('button', { name: retry }))
  expect(reload).not.toHaveBeenCalled()
})

test('reloads with a connection: after a deployment the file of an open tab is gone', async () => {
  const reload = givenBrowser(true)
  const { user } = await showMissingPage('en')
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
