import { activityRoutes } from '@running-dinner/contract/events'
import { participantRoutes, requestRoutes } from '@running-dinner/contract/people'
import { planOptimizationRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, hang, reply } from '../../../../../test/server.ts'
import { EveningFirst } from './evening-first.tsx'
import { rememberOpenedEvening } from './opened-evening.ts'

/** The tests' clock says two in the afternoon. */
const courseAt = (clock: string) => ({
  basicDetails: { ...exampleDinner().basicDetails, date: '2027-05-01' },
  meals: [{ id: 'meal-1', label: 'Starter', time: `2027-05-01T${clock}` }],
})

function show(
  clock: string,
  { teamsExist = true, ...changes }: { teamsExist?: boolean; cancellationDate?: string } = {},
) {
  given(
    reply(activityRoutes.dashboard, exampleDashboard({ teamsExist })),
    reply(requestRoutes.open, { requests: [] }),
    hang(participantRoutes.registrations),
    hang(participantRoutes.list),
    hang(planOptimizationRoutes.quality),
  )
  return renderAdminPage(<EveningFirst />, {
    path: 'overview',
    dinner: exampleDinner({ ...courseAt(clock), ...changes }),
  })
}

test('leads to the board from three hours before the first course on', async () => {
  await show('17:00')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/evening'))
})

test.each([
  ['before that', '17:01', {}],
  ['without teams', '17:00', { teamsExist: false }],
  ['of a cancelled event', '17:00', { cancellationDate: '2027-04-30T10:00:00Z' }],
] as const)('shows the overview %s', async (_, clock, given) => {
  await show(clock, given)
  expect(await screen.findByText('Next')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/overview')
})

test('shows the overview in a tab that has shown the board', async () => {
  rememberOpenedEvening('admin-1')
  await show('17:00')
  expect(await screen.findByText('1 of 6 done')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/overview')
})
