import { activityRoutes } from '@running-dinner/contract/events'
import {
  type ConsequencesReply,
  dinnerRouteRoutes,
  type TeamFit,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import {
  exampleChange,
  exampleDashboard,
  exampleHistory,
  exampleRoute,
  exampleRouteList,
  exampleTeamList,
  plannedTeams,
} from '../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { BoardPage } from './board-page.tsx'

const [starterTeam, mainTeam, dessertTeam] = plannedTeams
const [anna, cleo] = [starterTeam, mainTeam].map(({ teamMembers }) => teamMembers[0]?.id ?? '')

function showBoard(teams: readonly TeamReply[] = plannedTeams, at = 'teams/board', dinner = exampleDinner()) {
  given(
    reply(teamRoutes.list, exampleTeamList(teams)),
    reply(teamRoutes.history, exampleHistory()),
    reply(activityRoutes.dashboard, exampleDashboard({ dinnerRouteMessagesSent: true })),
  )
  return renderAdminPage(<BoardPage />, { path: 'teams/board', at, dinner })
}

function fit({ id, teamNumber, meal }: TeamReply, changes: Partial<TeamFit>): TeamFit {
  return {
    teamId: id,
    teamNumber,
    meal,
    host: '',
    members: [],
    seats: 'ENOUGH',
    gendersFit: null,
    partnerWishes: 0,
    courseWishes: 0,
    ...changes,
  }
}

/** Anna and Cleo change teams: team 2 loses its seats, and no pair of people meets twice. */
const consequences: ConsequencesReply = {
  planVersion: 5,
  issues: [],
  teams: [
    { before: fit(starterTeam, { members: ['Anna Adler'] }), after: fit(starterTeam, { members: ['Cleo'] }) },
    { before: fit(mainTeam, {}), after: fit(mainTeam, { seats: 'TOO_FEW' }) },
  ],
  distance: { before: 12_000, after: 9000 },
  repeatedMeetings: [],
  affectedTeamIds: [starterTeam.id, mainTeam.id],
  affectedPeople: 4,
  teamMessagesSent: false,
  dinnerRouteMessagesSent: true,
}
const swapQuestion = `teams/board?move=people.${anna}.${cleo}`

const column = (name: RegExp) => screen.findByRole('region', { name })
const actionsOf = (name: string) => screen.findByRole('button', { name: `${name}: actions` })

test('by course shows each team in the column of the course it cooks, with its host', async () => {
  await showBoard()
  const starters = await column(/Starter, /)
  expect(within(starters).getByRole('heading', { name: 'Team 1' })).toBeVisible()
  expect(within(starters).getByText('Anna Adler').closest('li')).toHaveTextContent('cooks')
  expect(within(starters).getByText('Ben Berg').closest('li')).not.toHaveTextContent('cooks')
  expect(within(starters).queryByText('Cleo Clausen')).toBeNull()
  expect(within(await column(/Main course, /)).getByText('1 team')).toBeVisible()
})

test('by table shows the host with the guests of the routes, and keeps the arrangement in the address', async () => {
  const { user } = await showBoard()
  given(
    reply(
      dinnerRouteRoutes.all,
      exampleRouteList([exampleRoute(mainTeam, [starterTeam, mainTeam]), exampleRoute(dessertTeam, [starterTeam])]),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'By table' }))
  const table = await screen.findByRole('listitem', { name: 'Table at team 1' })
  const teams = within(table)
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
  expect(teams).toEqual(['Team 1', 'Team 2', 'Team 3'])
  expect(table).toHaveTextContent('at Anna Adler')
  expect(window.location.search).toBe('?by=table')
})

test('leads to the teams while there are none', async () => {
  await showBoard([])
  expect(await screen.findByRole('link', { name: 'Create teams' })).toHaveAttribute('href', '/admin/admin-1/teams')
})

test('shows a skeleton while teams load', async () => {
  given(hang(teamRoutes.list), hang(teamRoutes.history), hang(activityRoutes.dashboard))
  await renderAdminPage(<BoardPage />, { path: 'teams/board' })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('offers another try after a failure, which shows the teams', async () => {
  given(disconnect(teamRoutes.list), hang(teamRoutes.history), hang(activityRoutes.dashboard))
  const { user } = await renderAdminPage(<BoardPage />, { path: 'teams/board' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(teamRoutes.list, exampleTeamList(plannedTeams)))
  await user.click(retry)
  expect(await screen.findByText('Anna Adler')).toBeVisible()
})

test('a failure of the routes leaves the arrangement by table with another try', async () => {
  given(disconnect(dinnerRouteRoutes.all))
  const { user } = await showBoard(plannedTeams, 'teams/board?by=table')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(dinnerRouteRoutes.all, exampleRouteList([])))
  await user.click(retry)
  expect(await screen.findByRole('listitem', { name: 'Table at team 2' })).toHaveTextContent('No guests')
})

test('moves a person by menu: target, consequences, swap, notice with undo', async () => {
  const answer = vi.fn<Answer<typeof teamRoutes.move>>((_, { dryRun }) => ({
    ...consequences,
    planVersion: dryRun ? 5 : 6,
  }))
  given(reply(teamRoutes.move, answer))
  const { user } = await showBoard()
  await user.click(await actionsOf('Anna Adler'))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
  const choice = await screen.findByRole('dialog', { name: 'Swap Anna Adler with' })
  await user.type(within(choice).getByRole('searchbox'), 'cleo')
  await waitFor(() => expect(within(choice).getByRole('status')).toHaveTextContent('1 match'))
  await user.click(within(choice).getByRole('button', { name: /Cleo Clausen/ }))
  const preview = await screen.findByRole('dialog', { name: 'Swap Anna Adler and Cleo Clausen?' })
  expect(await within(preview).findByText('One team may no longer have enough seats.')).toBeVisible()
  expect(within(preview).getByText('No teams meet twice.')).toBeVisible()
  expect(within(preview).getByText('The evening changes for 4 people.')).toBeVisible()
  expect(within(preview).getByRole('alert')).toHaveTextContent('You’ve already sent routes.')
  const move = { kind: 'SWAP_MEMBERS', participantId: anna, otherParticipantId: cleo }
  expect(answer.mock.calls.map(([, body]) => body)).toEqual([{ move, dryRun: true }])
  await user.click(within(preview).getByRole('button', { name: 'Swap people' }))
  const notice = await screen.findByText('Anna Adler and Cleo Clausen have swapped.')
  expect(notice.closest('[role="alert"]')).toHaveTextContent('Undo')
  expect(answer.mock.calls.slice(1)).toEqual([[{ adminId: 'admin-1' }, { move, dryRun: false }]])
  expect(window.location.search).toBe('')
})

test('a locked team is listed as a target with the reason and cannot be chosen', async () => {
  const { user } = await showBoard([starterTeam, { ...mainTeam, locked: true }, dessertTeam])
  await user.click(await actionsOf('Team 1'))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
  const choice = await screen.findByRole('dialog')
  const refused = within(choice).getByText('Team 2').closest('li')
  expect(refused).toHaveTextContent('Team 2 is locked. Unlock it before you change it.')
  expect(within(choice).queryByRole('button', { name: /Team 2/ })).toBeNull()
  expect(within(choice).getByRole('button', { name: /Team 3/ })).toBeVisible()
})

test('a question from a link to a refused move shows the reason, no button to swap, and the way to another target', async () => {
  const issue = {
    message: 'team_locked',
    code: 'team_locked',
    issueType: 'VALIDATION',
    data: { teamNumber: 2 },
  } as const
  given(reply(teamRoutes.move, { ...consequences, issues: [issue], teams: [] }))
  const { user } = await showBoard(plannedTeams, swapQuestion)
  const preview = await screen.findByRole('dialog')
  expect(await within(preview).findByText(/Team 2 is locked/)).toBeVisible()
  expect(within(preview).queryByRole('button', { name: 'Swap people' })).toBeNull()
  await user.click(within(preview).getByRole('button', { name: 'Choose a different target' }))
  expect(await screen.findByRole('dialog', { name: 'Swap Anna Adler with' })).toBeVisible()
})

test('a swap that comes too late names the other change, and looking again keeps the choice', async () => {
  given(reply(teamRoutes.move, consequences))
  const { user } = await showBoard(plannedTeams, swapQuestion)
  const preview = await screen.findByRole('dialog')
  const swap = await within(preview).findByRole('button', { name: 'Swap people' })
  given(
    reply(teamRoutes.history, exampleHistory([exampleChange({ data: { name: 'Dan Dorn', otherName: 'Eva Ernst' } })])),
    refuse(teamRoutes.move, [{ message: 'concurrent_modification' }], 409),
  )
  await user.click(swap)
  expect(await within(preview).findByText('The plan has changed since')).toBeVisible()
  given(reply(teamRoutes.move, consequences))
  expect(await within(preview).findByText(/Dan Dorn and Eva Ernst swapped teams/)).toBeVisible()
  const review = within(preview).getByRole('button', { name: 'Review' })
  await waitFor(() => expect(review).toBeEnabled())
  await user.click(review)
  expect(await within(preview).findByRole('button', { name: 'Swap people' })).toBeEnabled()
})

test('escape closes the question and leaves the board as it was', async () => {
  given(reply(teamRoutes.move, consequences))
  const { user } = await showBoard(plannedTeams, swapQuestion)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
})

test('locks a team from its menu', async () => {
  const lock = vi.fn<Answer<typeof teamRoutes.lock>>(() => ({ ...starterTeam, locked: true }))
  given(reply(teamRoutes.lock, lock))
  const { user } = await showBoard()
  const actions = await actionsOf('Team 1')
  given(reply(teamRoutes.list, exampleTeamList([{ ...starterTeam, locked: true }, mainTeam, dessertTeam])))
  await user.click(actions)
  await user.click(await screen.findByRole('menuitem', { name: 'Lock' }))
  expect(await screen.findByText('Team 1 is locked and stays as it is.')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Locked' })).toBeVisible()
  expect(lock).toHaveBeenCalledWith({ adminId: 'admin-1', teamId: starterTeam.id }, { locked: true })
})

test('space picks up and escape puts back, both announced, without opening the menu', async () => {
  const { user } = await showBoard()
  const actions = await actionsOf('Ben Berg')
  expect(actions).toHaveAccessibleDescription(/Space picks up, arrow keys choose the target/)
  actions.focus()
  await user.keyboard(' ')
  expect(
    await screen.findByText('Picked up Ben Berg, team 1. Choose a target with the arrow keys.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('menu')).toBeNull()
  // The sensor listens to keys after the current task.
  await new Promise((resolve) => setTimeout(resolve))
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Cancelled. Ben Berg, team 1 stays where it was.')).toBeInTheDocument()
  expect(actions).toHaveFocus()
})

test('a cancelled event shows the board without moves: menus only show', async () => {
  const { user } = await showBoard(
    plannedTeams,
    'teams/board',
    exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' }),
  )
  const actions = await actionsOf('Anna Adler')
  expect(actions).not.toHaveAccessibleDescription()
  await user.click(actions)
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['View'])
})

test('the search hides other teams and says where none is left', async () => {
  const { user } = await showBoard()
  await user.type(await screen.findByRole('searchbox'), 'finn')
  await waitFor(() => expect(screen.queryByText('Anna Adler')).toBeNull())
  expect(screen.getByText('Finn Falk')).toBeVisible()
  expect(within(await column(/Starter, /)).getByText('No matches.')).toBeVisible()
})
