import { planOptimizationRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, reply } from '../../../../../test/server.ts'
import { NearHostsPage } from './near-hosts-page.tsx'

const { nearHosts, list: proposals } = planOptimizationRoutes
type Pairs = ReplyOf<typeof nearHosts>['teamNeighbourClusters']

const [meal] = exampleDinner().meals
const teams = [1, 2, 3].map((number) => exampleTeam(number, { ...(meal && { meal }) }))
const neighbour = ({ id: teamId, teamNumber, status, meal, hostTeamMember }: TeamReply) => ({
  teamId,
  teamNumber,
  status,
  meal,
  hostTeamMember: hostTeamMember && { ...hostTeamMember, geocodingResult: undefined },
})
const pairOf = (a: TeamReply | undefined, b: TeamReply | undefined, distance: number): Pairs =>
  a && b ? [{ a: neighbour(a), b: neighbour(b), distance }] : []
const twoPairs = [...pairOf(teams[0], teams[2], 240), ...pairOf(teams[1], teams[2], 0)]

function show(listed: readonly TeamReply[] = teams, query = '') {
  given(
    reply(teamRoutes.list, { teams: [...listed], dinnerAdminId: 'admin-1', planVersion: 1 }),
    reply(proposals, { optimizations: [] }),
  )
  const path = 'hostlocations/near-hosts'
  return renderAdminPage(<NearHostsPage />, { path, at: `${path}${query}` })
}
const pairs = async () =>
  within(await screen.findByRole('list', { name: 'Teams that live close together' })).getAllByRole('listitem')

test('shows a skeleton below the tabs while the pairs are loading', async () => {
  given(hang(nearHosts))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Neighbours' })).toHaveAttribute('aria-current', 'page')
})

test('loads the pairs again after a lost connection', async () => {
  given(disconnect(nearHosts))
  const { user } = await show()
  const retry = await screen.findByText('Try again')
  given(reply(nearHosts, { teamNeighbourClusters: twoPairs }))
  await user.click(retry)
  expect(await pairs()).toHaveLength(2)
})

test('says that there are no routes yet and leads to the teams', async () => {
  given(reply(nearHosts, { teamNeighbourClusters: [] }))
  await show([exampleTeam(1, { status: 'CANCELLED' })])
  expect(await screen.findByText('No routes yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to teams' })).toHaveAttribute('href', '/admin/admin-1/teams')
})

test('lists the nearest pair first, each team with a link to its page', async () => {
  given(reply(nearHosts, { teamNeighbourClusters: twoPairs }))
  await show()
  const [first, second] = await pairs()
  expect(first).toHaveTextContent(/same address/)
  expect(first).toHaveTextContent(/Team 2.*Team 3/)
  expect(second).toHaveTextContent(/240 m as the crow flies/)
  expect(within(second as HTMLElement).getByRole('link', { name: 'Team 1' })).toHaveAttribute(
    'href',
    '/admin/admin-1/teams/t1',
  )
})

test('says how many homes are not known exactly, with a link to set them on the map', async () => {
  given(reply(nearHosts, { teamNeighbourClusters: [] }))
  const house = { geocodingResult: { lat: 48, lng: 7.8, quality: 'EXACT' as const } }
  const town = { geocodingResult: { lat: 48, lng: 7.8, quality: 'APPROXIMATE' as const } }
  await show([exampleTeam(1, house), exampleTeam(2, town), exampleTeam(3, { ...town, status: 'CANCELLED' })])
  const notice = within(
    (await screen.findByText(/^The home of 1 team isn’t located exactly/)).closest('[role]') as HTMLElement,
  )
  expect(notice.getByRole('link', { name: 'Set locations on the map' })).toHaveAttribute(
    'href',
    '/admin/admin-1/hostlocations',
  )
})

test('shows no such notice where all houses are known', async () => {
  given(reply(nearHosts, { teamNeighbourClusters: [] }))
  await show([exampleTeam(1, { geocodingResult: { lat: 48, lng: 7.8, quality: 'EXACT' } })])
  expect(await screen.findByText('No teams live this close together.')).toBeVisible()
  expect(screen.queryByText(/located exactly/)).toBeNull()
})

test('widens the range with an arrow key, searches again and keeps it in the address and the link to the map', async () => {
  const search = vi.fn<Answer<typeof nearHosts>>(({ rangeMeters }) => ({
    teamNeighbourClusters: rangeMeters === '350' ? twoPairs : [],
  }))
  given(reply(nearHosts, search))
  const { user } = await show(teams, '?range=300')
  expect(await screen.findByText('No teams live this close together.')).toBeVisible()
  screen.getByRole('slider', { name: 'Maximum distance in metres as the crow flies' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('Up to 350 m apart')).toBeVisible()
  expect(await screen.findByText('2 pairs found')).toBeVisible()
  await waitFor(() => expect(window.location.search).toBe('?range=350'))
  expect(search.mock.calls.map(([{ rangeMeters }]) => rangeMeters)).toEqual(['300', '350'])
  expect(screen.getByRole('link', { name: 'Mark on the map' })).toHaveAttribute(
    'href',
    '/admin/admin-1/hostlocations?near=350',
  )
})

test.each([
  ['the usual range', [240, 700], 300, 1],
  ['the range that finds the nearest pair', [620], 650, 1],
  ['the largest range', [], 1000, 0],
])('opens with %s', async (_, distances, range, found) => {
  const search = vi.fn<Answer<typeof nearHosts>>(() => ({
    teamNeighbourClusters: distances.flatMap((distance, at) => pairOf(teams[at], teams[2], distance)),
  }))
  given(reply(nearHosts, search))
  await show()
  expect(await screen.findByText(`Up to ${range === 1000 ? '1.0 km' : `${range} m`} apart`)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    found === 0 ? 'No teams live this close together.' : `${found} pair found`,
  )
  expect(search.mock.calls.map(([{ rangeMeters }]) => rangeMeters)).toEqual(['1000'])
})
