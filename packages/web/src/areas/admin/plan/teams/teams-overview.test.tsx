import { activityRoutes } from '@running-dinner/contract/events'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleCounts } from '../../../../../test/example-notification-status.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, reply } from '../../../../../test/server.ts'
import { ReplaceTeamsDialogs } from './teams-overview.tsx'

const { basicDetails, meals } = exampleDinner()
/** It is noon in UTC: the first course has begun, people are on their way to the second. */
const starts = ['12:30', '14:20', '18:00']
const dinner = exampleDinner({
  basicDetails: { ...basicDetails, date: '2027-05-01', zone: 'Europe/Berlin' },
  meals: meals.map((meal, index) => ({ ...meal, time: `2027-05-01T${starts[index]}` })),
})

async function ask(query: string, known: number) {
  const counts = { teams: exampleCounts({ people: 18 }), routes: exampleCounts({ people: 18, known }) }
  given(reply(activityRoutes.dashboard, exampleDashboard({ knowledge: counts })))
  await renderAdminPage(<ReplaceTeamsDialogs teamCount={9} choices={[]} onReplace={() => undefined} />, {
    ...{ dinner, path: 'teams', at: `teams?${query}=true` },
  })
  return screen.findByRole('dialog')
}

test.each([
  ['showDropTeamsDialog', 'Drop'],
  ['showRegenerateTeamsDialog', 'Form'],
])('%s says that people are on their way and offers no press', async (query) => {
  const dialog = await ask(query, 12)
  expect(await within(dialog).findByText(new RegExp(`${meals[1]?.label} stays as it was sent out`))).toBeVisible()
  const [cancel, confirm] = within(dialog).getAllByRole('button')
  expect(cancel).toBeEnabled()
  expect(confirm).toBeDisabled()
})

test('nothing is frozen while no route reached anyone', async () => {
  const dialog = await ask('showDropTeamsDialog', 0)
  const [, confirm] = within(dialog).getAllByRole('button')
  expect(confirm).toBeEnabled()
  expect(within(dialog).queryByText(/stays as it was sent out/)).toBeNull()
})
