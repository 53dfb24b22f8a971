import { activityRoutes } from '@running-dinner/contract/events'
import {
  dinnerRouteRoutes,
  type OptimizationPreview,
  planOptimizationRoutes,
  teamRoutes,
} from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pushEvent } from '../../../../../test/browser.ts'
import { exampleCounts } from '../../../../../test/example-notification-status.ts'
import { exampleOptimizationPreview, exampleOptimizationState } from '../../../../../test/example-optimization.ts'
import {
  exampleDashboard,
  exampleRoute,
  exampleRouteList,
  exampleTeamList,
  plannedTeams,
} from '../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../../test/server.ts'
import { OptimizationPage } from './optimization-page.tsx'

// A map needs a layout, which jsdom has not; the browser journeys look at it.
vi.mock('../route-map/overview-map.tsx', () => ({ OverviewMap: () => null }))

const [starterTeam, mainTeam, dessertTeam] = plannedTeams
const finished = exampleOptimizationState({ status: 'FINISHED', progress: 1 })

const renderSearch = () =>
  renderAdminPage(<OptimizationPage />, { path: 'optimization/:optimizationId', at: 'optimization/search-1' })

function showSearch(state = exampleOptimizationState()) {
  given(reply(planOptimizationRoutes.status, state))
  return renderSearch()
}

/** The present plan has other guests than the proposal: team 2 eats its dessert at home instead of with team 3. */
function showProposal(preview: OptimizationPreview = exampleOptimizationPreview(), presentVersion = 5) {
  const present = plannedTeams.map((team) =>
    exampleRoute(team, [starterTeam, mainTeam, { ...dessertTeam, teamNumber: 9 }]),
  )
  given(
    reply(planOptimizationRoutes.preview, preview),
    reply(teamRoutes.list, exampleTeamList(plannedTeams, presentVersion)),
    reply(dinnerRouteRoutes.all, exampleRouteList(present, presentVersion)),
    reply(activityRoutes.dashboard, exampleDashboard({ dinnerRouteMessagesSent: true })),
  )
  return showSearch(finished)
}
const decisions = () => screen.findByRole('region', { name: 'Decide' })

test('a running search shows its progress, and follows the server push', async () => {
  await showSearch(exampleOptimizationState({ bestSumDistanceInMeters: null }))
  const progress = await screen.findByRole('progressbar', { name: 'Search progress' })
  expect(progress).toHaveAttribute('aria-valuetext', '40% of the search done')
  expect(screen.getByText('No better plan found yet.')).toBeVisible()
  pushEvent('progress', exampleOptimizationState({ progress: 0.8, bestSumDistanceInMeters: 9000 }))
  expect(await screen.findByText('Best plan so far: 9.0 km in total')).toBeVisible()
  expect(progress).toHaveAttribute('aria-valuetext', '80% of the search done')
})

test('stopping asks the server once and shows that it is stopping', async () => {
  const stop = vi.fn<Answer<typeof planOptimizationRoutes.stop>>(() => exampleOptimizationState())
  given(reply(planOptimizationRoutes.stop, stop))
  const { user } = await showSearch()
  await user.click(await screen.findByRole('button', { name: 'Stop and show best plan' }))
  expect(await screen.findByRole('button', { name: 'Stopping' })).toBeDisabled()
  await waitFor(() => expect(stop).toHaveBeenCalledOnce())
})

test('a search that could not be stopped says why and can be stopped again', async () => {
  given(refuse(planOptimizationRoutes.stop, [{ message: 'concurrent_modification' }]))
  const { user } = await showSearch()
  await user.click(await screen.findByRole('button', { name: 'Stop and show best plan' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop and show best plan' })).toBeEnabled()
})

test('a proposal that no longer exists leads back to the routes', async () => {
  given(refuse(planOptimizationRoutes.status, [{ message: 'not_found' }], 404))
  await renderSearch()
  expect(await screen.findByText('This proposal no longer exists')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the routes' })).toBeVisible()
})

test('without a connection it offers another try', async () => {
  given(disconnect(planOptimizationRoutes.status))
  const { user } = await renderSearch()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(planOptimizationRoutes.status, exampleOptimizationState()))
  await user.click(retry)
  expect(await screen.findByRole('progressbar')).toBeVisible()
})

test('a search that found no plan says why, and closing it discards it', async () => {
  const discard = vi.fn<Answer<typeof planOptimizationRoutes.discard>>(() => ({}))
  given(reply(planOptimizationRoutes.discard, discard))
  const showing = showProposal()
  given(refuse(planOptimizationRoutes.preview, [{ message: 'plan_too_few_teams' }]))
  const { user } = await showing
  expect(await screen.findByText('No plan found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(discard).toHaveBeenCalledOnce())
  await waitFor(() => expect(window.location.pathname).not.toContain('search-1'))
})

test('a proposal compares the figures, and lists whose evening changes and how', async () => {
  await showProposal()
  const table = await screen.findByRole('table', { name: 'Before and after' })
  const sum = within(table).getByRole('rowheader', { name: 'Total distance' }).closest('tr')
  expect(sum).toHaveTextContent(/12\.0 km.*9\.0 km.*25% shorter/)
  const changes = screen.getByRole('region', { name: 'Who needs to know' })
  expect(changes).toHaveTextContent('2 people in 1 team')
  expect(within(changes).getByRole('button')).toHaveTextContent('Dessert: Team 3 instead of Team 9')
})

test('a selected team is marked and kept in the address, and selected again it is not', async () => {
  const { user } = await showProposal()
  const changes = await screen.findByRole('region', { name: 'Who needs to know' })
  const team = within(changes).getByRole('button', { name: /Team 2/ })
  await user.click(team)
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
  expect(window.location.search).toContain('2')
  await user.click(team)
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'false'))
})

test('promises nobody another evening before anybody was notified of theirs', async () => {
  await showProposal()
  const dashboard = exampleDashboard()
  const unaware = exampleCounts({ people: 6, never: 6 })
  const eventStatus = { ...dashboard.standing, knowledge: { teams: unaware, routes: unaware } }
  given(reply(activityRoutes.dashboard, { ...dashboard, standing: eventStatus }))
  const use = within(await decisions()).getByRole('button', { name: 'Use this plan' })
  await waitFor(() =>
    expect(use).toHaveAccessibleDescription('No one knows the plan yet, so nothing changes for anyone.'),
  )
})

test('using a proposal names its consequences first and leads to the routes with the changed teams', async () => {
  const apply = vi.fn<Answer<typeof planOptimizationRoutes.apply>>(() => exampleTeamList(plannedTeams, 6))
  given(reply(planOptimizationRoutes.apply, apply))
  const { user } = await showProposal()
  const use = within(await decisions()).getByRole('button', { name: 'Use this plan' })
  await waitFor(() => expect(use).toHaveAccessibleDescription(/The evening will change for 2 people/))
  expect(await within(await decisions()).findByText(/You’ve already sent routes/)).toBeVisible()
  await user.click(use)
  expect(await screen.findByText('New plan saved')).toBeVisible()
  expect(apply).toHaveBeenCalledWith({ adminId: 'admin-1', optimizationId: 'search-1' }, undefined)
  expect(new URLSearchParams(window.location.search).get('changedTeams')).toBe('2')
})

test('discarding a proposal that another organiser discarded before leads to the routes as well', async () => {
  given(refuse(planOptimizationRoutes.discard, [{ message: 'not_found' }], 404))
  const { user } = await showProposal()
  await user.click(within(await decisions()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(window.location.pathname).not.toContain('search-1'))
})

test('a proposal the server refuses is explained and stays', async () => {
  given(refuse(planOptimizationRoutes.apply, [{ message: 'plan_too_few_teams' }]))
  const { user } = await showProposal()
  await user.click(within(await decisions()).getByRole('button', { name: 'Use this plan' }))
  expect(await within(await decisions()).findByRole('alert')).toBeVisible()
  expect(window.location.pathname).toContain('search-1')
})

test('a proposal for an older plan can only be discarded', async () => {
  await showProposal(exampleOptimizationPreview(), 6)
  expect(await screen.findByText(/The plan has changed since/)).toBeVisible()
  expect(within(await decisions()).queryByRole('button', { name: 'Use this plan' })).toBeNull()
})

test('a proposal that changes nothing can only be discarded', async () => {
  await showProposal(exampleOptimizationPreview({ changedTeams: [], changedParticipants: 0 }))
  expect(await screen.findByText('No better plan was found. The current plan stays.')).toBeVisible()
  expect(within(await decisions()).queryByRole('button', { name: 'Use this plan' })).toBeNull()
})

test('a search that was cut short says so and goes on from its plan', async () => {
  const start = vi.fn<Answer<typeof planOptimizationRoutes.start>>(() =>
    exampleOptimizationState({ optimizationId: 'search-2' }),
  )
  given(reply(planOptimizationRoutes.start, start))
  const optimizationId = crypto.randomUUID()
  const { user } = await showProposal(exampleOptimizationPreview({ optimizationId, searchedShare: 0.375 }))
  expect(await screen.findByText(/The search only got 37% of the way/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep searching' }))
  await waitFor(() => expect(window.location.pathname).toContain('search-2'))
  const body = expect.objectContaining({ continuedOptimizationId: optimizationId })
  expect(start).toHaveBeenCalledWith({ adminId: 'admin-1' }, body)
})

test('a search that came to its end does not offer to go on', async () => {
  await showProposal()
  await decisions()
  expect(screen.queryByRole('button', { name: 'Keep searching' })).toBeNull()
})

test('a search cut short for an older plan cannot go on', async () => {
  await showProposal(exampleOptimizationPreview({ searchedShare: 0.004 }), 6)
  expect(await screen.findByText(/The search only got 1% of the way/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Keep searching' })).toBeNull()
})

test('a search that cannot go on says why', async () => {
  const optimizationId = crypto.randomUUID()
  given(refuse(planOptimizationRoutes.start, [{ message: 'optimization_too_many_running' }], 429))
  const { user } = await showProposal(exampleOptimizationPreview({ optimizationId, searchedShare: 0.5 }))
  await user.click(await screen.findByRole('button', { name: 'Keep searching' }))
  expect(await screen.findByText(/Two optimisations are already running/)).toBeVisible()
})
