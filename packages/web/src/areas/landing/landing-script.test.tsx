import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleAccountSession } from '../../../test/example-account.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { LandingNavigation } from './landing-navigation.tsx'
import { LandingPage } from './landing-page.tsx'
import { openDemoOnce, showAccount, startPlayerOnDemand } from './landing-script.ts'

const showLanding = () =>
  renderPage(
    <LandingPage data={{ events: [], isTooBusyForDemo: false, origin: 'https://dinner.example' }} params={{}} />,
  )

test('sends one request for a demo, also when the button is pressed twice', async () => {
  await showLanding()
  openDemoOnce()
  const [button] = screen.getAllByRole('button', { name: 'Try the demo' })
  const form = button?.closest('form')
  if (!form) throw new Error('the button is in a form')
  expect(form).toHaveAttribute('action', '/running-dinner-demo')
  expect(new FormData(form).get('lng')).toBe('en')
  const isSent = () => fireEvent.submit(form)
  expect([isSent(), isSent()]).toEqual([true, false])
  expect(within(form).getByRole('button', { name: 'Opening the demo…' })).toHaveAttribute('aria-disabled', 'true')
  // The browser shows the page again on "back".
  fireEvent(window, new Event('pageshow'))
  expect(within(form).getByRole('button', { name: 'Try the demo' })).toHaveAttribute('aria-disabled', 'false')
  expect(isSent()).toBe(true)
})

test('loads the animation once, however often its button is pressed', async () => {
  await showLanding()
  const load = vi.fn(() => new Promise<void>(() => undefined))
  startPlayerOnDemand(load)
  const play = screen.getByRole('button', { name: 'Watch it in 33 seconds' })
  fireEvent.click(play)
  fireEvent.click(play)
  expect(load).toHaveBeenCalledOnce()
  expect(play).toHaveAttribute('aria-busy', 'true')
})

test('shows the text of the animation when its code cannot be loaded', async () => {
  await showLanding()
  startPlayerOnDemand(() => Promise.reject(new Error('offline')))
  const play = screen.getByRole('button', { name: 'Watch it in 33 seconds' })
  fireEvent.click(play)
  await vi.waitFor(() => expect(document.querySelector('[data-transcript]')).toHaveAttribute('open'))
  expect(play).not.toHaveAttribute('aria-busy')
})

/** The link of the bar, followed by the one of the menu. */
const accountLinks = () => [...document.querySelectorAll('[data-account]')]

async function givenNavigation(session: object | null) {
  await renderPage(<LandingNavigation />)
  if (session) localStorage.setItem('user', JSON.stringify(session))
  showAccount()
}

test('leads to the account of the reader who is logged in, by name', async () => {
  await givenNavigation(exampleAccountSession)
  for (const link of accountLinks()) {
    expect(link).toHaveAttribute('href', '/profile')
    expect(link).toHaveTextContent('Ada Berg')
    expect(link).toHaveAccessibleName('My account: Ada Berg')
  }
})

test('names the account of a reader without a name', async () => {
  await givenNavigation({ ...exampleAccountSession, username: '', firstName: '', lastName: '' })
  expect(accountLinks()[0]).toHaveTextContent('My account')
})

test('leads to the login where nobody is logged in, also after a logout in another tab', async () => {
  await givenNavigation(null)
  expect(accountLinks()[0]).toHaveTextContent('Log in')
  localStorage.setItem('user', JSON.stringify(exampleAccountSession))
  fireEvent(window, new StorageEvent('storage', { key: 'user' }))
  expect(accountLinks()[0]).toHaveTextContent('Ada Berg')
  localStorage.removeItem('user')
  fireEvent(window, new StorageEvent('storage', { key: 'user' }))
  for (const link of accountLinks()) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/login$/))
    expect(link).toHaveTextContent('Log in')
    expect(link).not.toHaveAttribute('aria-label')
  }
})
