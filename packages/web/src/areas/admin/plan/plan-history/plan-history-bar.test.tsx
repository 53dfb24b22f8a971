import { activityRoutes } from '@running-dinner/contract/events'
import { teamRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import {
  exampleChange,
  exampleDashboard,
  exampleHistory,
  exampleTeamList,
  plannedTeams,
} from '../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../../test/server.ts'
import { PlanHistoryBar, stepOfKey } from './plan-history-bar.tsx'

const swap = exampleChange()
const undone = exampleChange({ undone: true })
const swapText = 'Anna Adler and Cleo Clausen swapped teams'

function showBar(history = exampleHistory([swap]), at = 'teams', dinner = exampleDinner()) {
  given(
    reply(teamRoutes.history, history),
    reply(teamRoutes.list, exampleTeamList(plannedTeams)),
    reply(activityRoutes.dashboard, exampleDashboard({ teamMessagesSent: true })),
  )
  return renderAdminPage(<PlanHistoryBar />, { path: 'teams', at, dinner })
}
const undoButton = () => screen.findByRole('button', { name: `Undo: ${swapText}` })

test('is not shown for a plan without changes', async () => {
  const read = vi.fn<Answer<typeof teamRoutes.history>>(() => exampleHistory())
  given(reply(activityRoutes.dashboard, exampleDashboard()))
  given(reply(teamRoutes.history, read))
  await renderAdminPage(<PlanHistoryBar />, { path: 'teams' })
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(screen.queryByRole('group', { name: 'Plan changes' })).toBeNull()
})

test('names the change that undo takes back; redo has nothing to do and says so', async () => {
  await showBar()
  expect(await undoButton()).toHaveAttribute('aria-disabled', 'false')
  expect(screen.getByRole('button', { name: 'Nothing to redo' })).toHaveAttribute('aria-disabled', 'true')
})

test('undo by button keeps the focus, offers redo, and leads to the changes of the affected teams', async () => {
  const undo = vi.fn<Answer<typeof teamRoutes.undo>>(() => exampleTeamList(plannedTeams, 6))
  given(reply(teamRoutes.undo, undo))
  const { user } = await showBar()
  const button = await undoButton()
  given(reply(teamRoutes.history, exampleHistory([undone], 6)))
  button.focus()
  await user.keyboard('{Enter}')
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(`Undone: ${swapText}`)
  expect(undo).toHaveBeenCalledOnce()
  expect(await screen.findByRole('button', { name: `Redo: ${swapText}` })).toHaveAttribute('aria-disabled', 'false')
  expect(await screen.findByRole('button', { name: 'Nothing to undo' })).toHaveFocus()
  await user.click(within(notice).getByRole('button', { name: 'View changes' }))
  const [starterTeam, mainTeam] = plannedTeams
  expect(window.location.pathname).toBe('/admin/admin-1/messages/changes')
  expect(new URLSearchParams(window.location.search).get('teams')).toBe(`${starterTeam.id},${mainTeam.id}`)
})

test.each([
  ['Ctrl+Z undoes', '{Control>}z{/Control}', teamRoutes.undo, exampleHistory([swap])],
  ['Ctrl+Y redoes', '{Control>}y{/Control}', teamRoutes.redo, exampleHistory([undone])],
] as const)('%s', async (_, keys, route, history) => {
  const step = vi.fn(() => exampleTeamList(plannedTeams, 6))
  given(reply(route, step))
  const { user } = await showBar(history)
  await screen.findByRole('group', { name: 'Plan changes' })
  await user.keyboard(keys)
  await waitFor(() => expect(step).toHaveBeenCalledOnce())
})

test('a change by another organiser in between is shown instead of undoing it', async () => {
  given(refuse(teamRoutes.undo, [{ message: 'concurrent_modification' }], 409))
  const { user } = await showBar()
  const button = await undoButton()
  const lock = exampleChange({
    id: 'change-2',
    planVersion: 6,
    activityType: 'CUSTOM_ADMIN_CHANGE',
    code: 'team_locked',
    data: { teamNumber: 3 },
    affectedTeamIds: [],
  })
  given(reply(teamRoutes.history, exampleHistory([lock, swap], 6)))
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'The plan has changed since' })
  expect(dialog).toHaveTextContent('Team 3 locked')
  expect(dialog).toHaveTextContent('Nothing has been changed yet.')
  await user.click(within(dialog).getByRole('button', { name: 'Review' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the history lists changes with affected teams and strikes undone ones; escape returns to its button', async () => {
  const { user } = await showBar(exampleHistory([exampleChange({ id: 'change-2', undone: true }), swap]))
  const open = await screen.findByRole('button', { name: 'Plan history' })
  await user.click(open)
  const drawer = await screen.findByRole('dialog', { name: 'Plan history' })
  const [first, second] = within(drawer).getAllByRole('listitem')
  expect(first).toHaveTextContent('undone')
  await waitFor(() => expect(second).toHaveTextContent('Affects 2 teams: 1, 2'))
  expect(within(drawer).getAllByRole('link', { name: 'View changes' })).toHaveLength(1)
  expect(window.location.search).toBe('?history=open')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

test('a cancelled event keeps its history and offers no undo, by button or key', async () => {
  const { user } = await showBar(
    exampleHistory([swap]),
    'teams',
    exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' }),
  )
  expect(await screen.findByRole('button', { name: 'Plan history' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  // Without an answer for undo the call fails the test.
  await user.keyboard('{Control>}z{/Control}')
})

const press = (key: string, held: { ctrl?: boolean; meta?: boolean; shift?: boolean; alt?: boolean }) =>
  stepOfKey({
    key,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
  })

test.each([
  ['Ctrl+Z', 'z', { ctrl: true }, 'undo'],
  ['Cmd+Z', 'z', { meta: true }, 'undo'],
  ['Ctrl+Shift+Z, as browsers name the key', 'Z', { ctrl: true, shift: true }, 'redo'],
  ['Cmd+Shift+Z', 'Z', { meta: true, shift: true }, 'redo'],
  ['Ctrl+Y', 'y', { ctrl: true }, 'redo'],
  ['Z alone', 'z', {}, undefined],
  ['Ctrl+Alt+Z', 'z', { ctrl: true, alt: true }, undefined],
  ['Ctrl+Shift+Y', 'Y', { ctrl: true, shift: true }, undefined],
  ['Ctrl+S', 's', { ctrl: true }, undefined],
] as const)('the keys of %s', (_, key, held, step) => {
  expect(press(key, held)).toBe(step)
})
