import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { LandingPage } from './landing-page.tsx'

const showLanding = (data: Partial<Parameters<typeof LandingPage>[0]['data']> = {}) =>
  renderPage(<LandingPage data={{ events: [], isTooBusyForDemo: false, ...data }} params={{}} />)

test('lists the next events, each with a link, and leads to all of them', async () => {
  await showLanding({ events: [examplePublicDinner] })
  const next = within(screen.getByRole('region', { name: 'Coming up' }))
  expect(next.getByRole('heading', { level: 3, name: 'Sommer-Dinner' })).toBeVisible()
  expect(next.getByRole('link', { name: 'Sommer-Dinner' })).toHaveAttribute('href', '/running-dinner-events/abc')
  expect(next.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/running-dinner-events')
})

test('invites to create an event where none is announced', async () => {
  await showLanding()
  const next = within(screen.getByRole('region', { name: 'Coming up' }))
  expect(next.getByRole('link', { name: 'Create an event' })).toHaveAttribute('href', '/running-dinner-wizard')
  expect(next.queryByRole('link', { name: 'See all events' })).not.toBeInTheDocument()
})

test('shows why no demo was made, only after a request for one', async () => {
  await showLanding({ isTooBusyForDemo: true })
  expect(screen.getByText(/A lot of demos are being opened/)).toBeVisible()
})

test('sends one request for a demo, also when the button is pressed twice', async () => {
  await showLanding()
  expect(screen.queryByText(/A lot of demos are being opened/)).not.toBeInTheDocument()
  const [button] = screen.getAllByRole('button', { name: 'Try the demo' })
  const form = button?.closest('form')
  if (!form) throw new Error('the button is in a form')
  expect(form).toHaveAttribute('action', '/running-dinner-demo')
  expect(new FormData(form).get('lng')).toBe('en')
  const isSent = () => fireEvent.submit(form)
  expect([isSent(), isSent()]).toEqual([true, false])
  expect(within(form).getByRole('button', { name: 'Opening the demo …' })).toHaveAttribute('aria-disabled', 'true')
  // The browser shows the page again on "back".
  fireEvent(window, new Event('pageshow'))
  expect(isSent()).toBe(true)
})
