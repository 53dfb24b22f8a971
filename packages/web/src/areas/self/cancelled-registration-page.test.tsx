import { type OwnCancellation, ownCancellationRoutes, selfRoutes } from '@running-dinner/contract/guests'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOwnCancellation } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const show = (own: Partial<OwnCancellation> = {}) => {
  given(
    refuse(selfRoutes.sessionData, [{ message: 'not_found' }], 404),
    reply(ownCancellationRoutes.get, { ...exampleOwnCancellation, ...own }),
  )
  return renderPage(<SelfArea />, { path: '/self/*', at: '/self/self-1/registration/guest-1?lng=en' })
}
const soon = () => new Date(Date.now() + 600_000).toISOString()
const back = () => screen.queryByRole('button', { name: 'I’m coming after all' })

test('says how long the place is held, and that the money is up to the organiser', async () => {
  await show({ heldUntil: soon(), paid: true })
  expect(await screen.findByText(/holding your place until \d\d:\d\d/)).toBeVisible()
  expect(back()).toBeVisible()
  expect(screen.getByRole('link', { name: 'mira@example.org' })).toHaveAttribute('href', 'mailto:mira@example.org')
})

test('offers to come back to the end of the list after the hour', async () => {
  await show({ heldUntil: '2020-05-01T11:00:00Z' })
  expect(await screen.findByText(/at the end of the list/)).toBeVisible()
  expect(back()).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('says why coming back is not possible', async () => {
  await show({ heldUntil: soon(), refusal: 'TEAMS_EXIST' })
  expect(await screen.findByText(/The teams are already set/)).toBeVisible()
  expect(back()).not.toBeInTheDocument()
})

test('deletes everything only after the question', async () => {
  const forget = vi.fn<Answer<typeof ownCancellationRoutes.forget>>(() => undefined)
  const { user } = await show()
  given(reply(ownCancellationRoutes.forget, forget))
  const button = await screen.findByRole('button', { name: 'Delete everything now' })
  await user.click(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not yet' }))
  expect(forget).not.toHaveBeenCalled()
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Everything has been deleted' })).toBeVisible()
})

test('reports that the place has been given on meanwhile', async () => {
  const { user } = await show({ heldUntil: soon() })
  given(refuse(ownCancellationRoutes.undo, [{ message: 'place_given_on' }]))
  await user.click(await screen.findByRole('button', { name: 'I’m coming after all' }))
  expect(await screen.findByText(/Your place has gone to someone else/)).toBeVisible()
})

test('offers another try when the connection breaks', async () => {
  given(refuse(selfRoutes.sessionData, [{ message: 'not_found' }], 404), disconnect(ownCancellationRoutes.get))
  await renderPage(<SelfArea />, { path: '/self/*', at: '/self/self-1/registration/guest-1?lng=en' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'You have cancelled' })).not.toBeInTheDocument()
})
