import { activityRoutes } from '@running-dinner/contract/events'
import { planOptimizationRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOptimizationState } from '../../../../../test/example-optimization.ts'
import { exampleDashboard, plannedTeams } from '../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { AskOptimize } from './ask-optimize.tsx'
import { OptimizeDialog } from './optimize-dialog.tsx'

const [starterTeam] = plannedTeams

async function showDialog(expectation: 'NONE' | 'HIGH' = 'HIGH') {
  given(
    reply(planOptimizationRoutes.predict, expectation),
    reply(activityRoutes.dashboard, exampleDashboard({ dinnerRouteMessagesSent: true })),
  )
  const onClose = vi.fn()
  const { user } = await renderAdminPage(<OptimizeDialog teams={plannedTeams} onClose={onClose} />, { path: 'routes' })
  return { user, onClose, dialog: await screen.findByRole('dialog', { name: 'Optimise the plan' }) }
}
const givenStart = () => {
  const start = vi.fn<Answer<typeof planOptimizationRoutes.start>>(() => exampleOptimizationState())
  given(reply(planOptimizationRoutes.start, start))
  return start
}

test('says what may be gained and that routes were already sent', async () => {
  const { dialog } = await showDialog()
  expect(await within(dialog).findByText('Distances will probably get much shorter.')).toBeVisible()
  expect(await within(dialog).findByText(/You’ve already sent routes/)).toBeVisible()
})

test('without enough known places the search cannot start, and the reason is shown', async () => {
  const { dialog } = await showDialog('NONE')
  expect(await within(dialog).findByText(/Too few teams have a location/)).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Start search' })).toBeDisabled()
})

test('starts with the defaults and leads to the running search', async () => {
  const start = givenStart()
  const { user, dialog } = await showDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Start search' }))
  await waitFor(() => expect(window.location.pathname).toContain('search-1'))
  expect(start.mock.calls[0]?.[1]).toMatchObject({
    ignoreMealAssignments: false,
    lockedTeamIds: [],
    maxChangedTeams: null,
    legLimitInMeters: null,
    travelMode: 'WALK',
  })
})

test('begins with free courses where its link says so', async () => {
  const start = givenStart()
  given(reply(planOptimizationRoutes.predict, 'HIGH'), reply(activityRoutes.dashboard, exampleDashboard({})))
  const page = <AskOptimize teams={plannedTeams} />
  const { user } = await renderAdminPage(page, {
    path: 'hostlocations',
    at: 'hostlocations?showOptimizeDialog=true&courses=free',
  })
  await user.click(await screen.findByRole('button', { name: 'Start search' }))
  await waitFor(() => expect(start).toHaveBeenCalled())
  expect(start.mock.calls[0]?.[1]).toMatchObject({ ignoreMealAssignments: true })
})

test('sends the chosen courses, way of travel and locked teams', async () => {
  const start = givenStart()
  const { user, dialog } = await showDialog()
  await user.click(within(dialog).getByRole('radio', { name: /Also who cooks which course/ }))
  await user.click(within(dialog).getByRole('combobox', { name: 'Getting around' }))
  await user.click(await screen.findByRole('option', { name: 'By bike' }))
  await user.click(within(dialog).getByRole('button', { name: 'What should stay the same' }))
  await user.type(await within(dialog).findByRole('combobox', { name: 'These teams keep their evening' }), 'adler')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await within(dialog).findByText('Team 1')).toBeVisible()
  await user.click(within(dialog).getByRole('checkbox', { name: /Dessert/ }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Most teams to change' }), '12')
  await user.click(within(dialog).getByRole('button', { name: 'Start search' }))
  await waitFor(() => expect(start).toHaveBeenCalled())
  expect(start.mock.calls[0]?.[1]).toMatchObject({
    ignoreMealAssignments: true,
    travelMode: 'BICYCLE',
    lockedTeamIds: [starterTeam.id],
    lockedMealIds: ['meal-3'],
    maxChangedTeams: 12,
  })
})

test('a number of teams that is none is marked and not sent, until it is corrected', async () => {
  const start = givenStart()
  const { user, dialog } = await showDialog()
  await user.click(within(dialog).getByRole('button', { name: 'What should stay the same' }))
  const field = await within(dialog).findByRole('textbox', { name: 'Most teams to change' })
  await user.type(field, 'many{Enter}')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Enter a whole number of 0 or more, or leave it empty.')
  expect(start).not.toHaveBeenCalled()
  await user.clear(field)
  expect(field).toBeValid()
})

test('a refused search is explained and the dialog stays', async () => {
  given(refuse(planOptimizationRoutes.start, [{ message: 'plan_too_few_teams' }]))
  const { user, dialog } = await showDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Start search' }))
  await waitFor(() => expect(within(dialog).getAllByRole('alert').at(-1)).toHaveClass('MuiAlert-colorError'))
  expect(within(dialog).getByRole('button', { name: 'Start search' })).toBeEnabled()
})

test('escape and the button close the dialog, except while the search is being started', async () => {
  given(hang(planOptimizationRoutes.start))
  const { user, onClose, dialog } = await showDialog()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(within(dialog).getByRole('button', { name: 'Start search' }))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled())
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
