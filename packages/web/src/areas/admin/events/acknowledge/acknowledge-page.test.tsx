import { dinnerRoutes } from '@running-dinner/contract/events'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { given, refuse, reply } from '../../../../../test/server.ts'
import { readOrganisedEvents } from '../../../../features/events/dinners/organised-events.ts'
import { AcknowledgePage } from './acknowledge-page.tsx'

const unconfirmed = exampleDinner({ acknowledgedDate: null })

async function show() {
  given(reply(dinnerRoutes.get, unconfirmed))
  const path = '/admin/:adminId/:token/acknowledge'
  const { user } = await renderPage(<AcknowledgePage />, { path, at: '/admin/admin-1/token-1/acknowledge' })
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
}

test('remembers the confirmed event in this browser', async () => {
  given(reply(dinnerRoutes.acknowledge, exampleDinner()))
  await show()
  await waitFor(() => expect(readOrganisedEvents()).toEqual(['admin-1']))
})

test('remembers no event whose confirmation is refused', async () => {
  given(refuse(dinnerRoutes.acknowledge, [{ message: 'not_found' }], 404))
  await show()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(readOrganisedEvents()).toEqual([])
})
