import { activityRoutes, settingsRoutes } from '@running-dinner/contract/events'
import { teamRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleChange, exampleHistory, exampleTeamList, plannedTeams } from '../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, reply } from '../../../../../test/server.ts'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** As on the pages that open the dialog, the event's state is loaded. */
function Opened() {
  const isLoaded = [useDashboard('admin-1').data, useTeams('admin-1').data].every((data) => data !== undefined)
  return isLoaded ? <ScheduleDialog open onClose={() => undefined} /> : null
}

/** Removes the last course, with which all teams go; so many people know something else afterwards. */
async function removeCourse(untoldChanges: number) {
  const begun = { begun: true, teams: 3, teamsReached: 3, onTheWay: 0, numFailed: 0, unsent: 0, failed: [] }
  const undoable = exampleChange({ activityType: 'MEAL_TIMES_UPDATED' })
  given(
    reply(activityRoutes.dashboard, exampleDashboard({ teamsExist: true, routeMails: begun, untoldChanges })),
    reply(teamRoutes.list, exampleTeamList(plannedTeams)),
    reply(teamRoutes.history, { ...exampleHistory([undoable]), undo: undoable }),
    reply(settingsRoutes.saveSchedule, exampleDinner()),
  )
  const { user } = await renderAdminPage(<Opened />, { path: 'teams', at: 'teams' })
  const remove = await screen.findAllByRole('button', { name: /^Remove/ })
  await user.click(remove.at(-1) ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Change courses and remove teams' }))
  expect(await screen.findByText('Courses saved, teams removed')).toBeVisible()
  // By text: the dialog hides what is behind it until it has closed.
  expect(screen.getByText('Undo')).toBeVisible()
}

test('removing a course leads to the changes where people were notified, and can still be undone there', async () => {
  await removeCourse(6)
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/messages/changes'))
  expect(screen.getByText('Undo')).toBeVisible()
})

test('removing a course stays on the page where nobody knows another plan', async () => {
  await removeCourse(0)
  expect(window.location.pathname).toBe('/admin/admin-1/teams')
})
