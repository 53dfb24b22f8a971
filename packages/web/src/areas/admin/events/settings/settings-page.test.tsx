import { eveningRoutes } from '@running-dinner/contract/evening'
import { activityRoutes, dinnerRoutes, masterDataRoutes } from '@running-dinner/contract/events'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, hang } from '../../../../../test/server.ts'
import { SettingsPage } from './settings-page.tsx'

async function show(at: string, cancellationDate: string | null = null) {
  given(
    hang(activityRoutes.dashboard),
    hang(masterDataRoutes.registrationTypes),
    hang(masterDataRoutes.genderAspects),
    hang(eveningRoutes.settings),
    hang(dinnerRoutes.registrationForm),
  )
  const dinner = exampleDinner({ cancellationDate })
  return renderAdminPage(<SettingsPage />, { path: 'settings', at, dinner })
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test.each([
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Control' })],
  ['the pointer leaves for the menu of the browser', () => fireEvent.mouseLeave(document.documentElement)],
  ['the page is printed', () => fireEvent(window, new Event('beforeprint'))],
])('the sections below the basics come as soon as %s', async (_, use) => {
  await show('settings')
  expect(await heading('Date and place')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Cancel event' })).toBeNull()
  act(() => void use())
  expect(await heading('Cancel event')).toBeVisible()
})

test('a section in the address is loaded at once and takes the focus', async () => {
  await show('settings#party')
  await waitFor(async () => expect(await heading('After party')).toHaveFocus())
})

test('what comes later leaves the focus where it is', async () => {
  const { user } = await show('settings#basics')
  await waitFor(async () => expect(await heading('Date and place')).toHaveFocus())
  await user.tab()
  const focused = document.activeElement
  expect(await heading('After party')).toBeVisible()
  expect(document.activeElement).toBe(focused)
})
