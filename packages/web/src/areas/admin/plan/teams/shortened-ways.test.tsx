import { eveningRoutes } from '@running-dinner/contract/evening'
import { activityRoutes } from '@running-dinner/contract/events'
import { type PlanChangeReply, teamRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleChange, exampleHistory, exampleTeamList, plannedTeams } from '../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, reply } from '../../../../../test/server.ts'
import { ShortenedWays } from './shortened-ways.tsx'

const ways = { teams: 30, metresBefore: 230_400, metres: 112_000, longestMetres: 6_000 }
const same = { ...ways, metresBefore: ways.metres }
const { teamMails, routeMails } = exampleDashboard().standing

type Begun = 'teams' | 'routes' | undefined

function show(change: Partial<PlanChangeReply>, begun?: Begun, dinner = exampleDinner()) {
  const eventStatus = {
    teamMails: { ...teamMails, begun: begun === 'teams' },
    routeMails: { ...routeMails, begun: begun === 'routes' },
  }
  const history = vi.fn<Answer<typeof teamRoutes.history>>(() => exampleHistory([exampleChange(change)]))
  given(
    reply(activityRoutes.dashboard, exampleDashboard(eventStatus)),
    reply(teamRoutes.history, history),
    reply(teamRoutes.list, exampleTeamList(plannedTeams)),
    reply(eveningRoutes.settings, { travelMode: 'WALK', eveningPhone: '' }),
  )
  return { history, page: renderAdminPage(<ShortenedWays />, { path: 'teams', dinner }) }
}

test('says what building did for the ways, with nothing to go back to after the first time', async () => {
  await show({ activityType: 'TEAM_ARRANGEMENT_CREATED', data: ways }).page
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Routes shortened: 230.4 km → 112.0 km, longest leg 1 h 15 min.',
  )
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('offers to search on where the search for shorter ways was cut short', async () => {
  await show({ activityType: 'TEAM_ARRANGEMENT_CREATED', data: { ...ways, searchedShare: 0.254 } }).page
  expect(await screen.findByRole('alert')).toHaveTextContent('The search for shorter routes only got 25% of the way.')
  const link = screen.getByRole('link', { name: 'Keep searching' })
  expect(link).toHaveAttribute('href', expect.stringContaining('courses=free'))
})

test('does not claim shorter ways where only the search was cut short', async () => {
  await show({ activityType: 'TEAM_ARRANGEMENT_CREATED', data: { ...same, searchedShare: 0.002 } }).page
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Total distance 112.0 km, longest leg 1 h 15 min. The search for shorter routes only got 1% of the way.',
  )
})

test('goes back to the plan before by one press after building again', async () => {
  const undo = vi.fn<Answer<typeof teamRoutes.undo>>(() => exampleTeamList(plannedTeams, 6))
  const { user } = await show({ activityType: 'TEAMS_RECREATED', data: ways }).page
  given(reply(teamRoutes.undo, undo))
  await user.click(await screen.findByRole('button', { name: 'Back to the plan before' }))
  await waitFor(() => expect(undo).toHaveBeenCalledOnce())
})

test.each([
  ['after another change', { activityType: 'TEAM_MEMBERS_SWAPPED', data: {} }, undefined],
  ['where the teams came out as short', { activityType: 'TEAM_ARRANGEMENT_CREATED', data: same }, undefined],
  ['where ways were not shortened', { activityType: 'TEAMS_RECREATED', data: { teams: 30 } }, undefined],
  ['once team mails were sent', { activityType: 'TEAMS_RECREATED', data: ways }, 'teams'],
  ['once routes were sent at once', { activityType: 'TEAMS_RECREATED', data: ways }, 'routes'],
  [
    'of a cancelled event',
    { activityType: 'TEAMS_RECREATED', data: ways },
    undefined,
    exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' }),
  ],
] as const)('says nothing %s', async (_, change, begun, dinner = exampleDinner()) => {
  const { history, page } = show(change, begun, dinner)
  await page
  await waitFor(() => expect(history).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
