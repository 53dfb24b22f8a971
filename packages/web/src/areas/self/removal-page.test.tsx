import { ownCancellationRoutes, selfRoutes } from '@running-dinner/contract/guests'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleSession } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const show = (session: Partial<typeof exampleSession> = {}, language: 'de' | 'en' = 'en') => {
  given(reply(selfRoutes.sessionData, { ...exampleSession, ...session }))
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/removal/guest-1?lng=${language}` })
}

test('opening the link removes nothing; one press by keyboard does, and the page says what follows', async () => {
  const remove = vi.fn<Answer<typeof selfRoutes.removeMe>>(() => undefined)
  given(reply(selfRoutes.removeMe, remove))
  const { user } = await show()
  expect(await screen.findByRole('heading', { name: 'Not you?' })).toBeVisible()
  expect(screen.getByText(/Summer dinner · Saturday, .*2030 · Karlsruhe/)).toBeVisible()
  expect(remove).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Remove me' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('status')).toHaveTextContent('You’re off the list')
  expect(remove.mock.lastCall?.[0]).toEqual({ selfAdminId: 'self-1', participantId: 'guest-1' })
  expect(screen.queryByRole('button', { name: 'Remove me' })).not.toBeInTheDocument()
})

test('shows a refusal and leaves the button', async () => {
  given(refuse(selfRoutes.removeMe, [{ message: 'not_found' }], 404))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Remove me' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove me' })).toBeEnabled()
})

test('can also be pressed for an event that is cancelled, in German', async () => {
  await show({ cancelled: true }, 'de')
  expect(await screen.findByRole('button', { name: 'Austragen' })).toBeEnabled()
})

test('opened again after the removal, the link shows the page for invalid links with the way to a new one', async () => {
  given(
    refuse(selfRoutes.sessionData, [{ message: 'not_found' }], 404),
    refuse(ownCancellationRoutes.get, [{ message: 'not_found' }], 404),
  )
  await renderPage(<SelfArea />, { path: '/self/*', at: '/self/self-1/removal/guest-1?lng=en' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get a new link by email' })).toHaveAttribute('href', '/my-events')
  expect(screen.queryByRole('button', { name: 'Remove me' })).not.toBeInTheDocument()
})
