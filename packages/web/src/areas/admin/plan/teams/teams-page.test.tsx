import { activityRoutes } from '@running-dinner/contract/events'
import { notificationRoutes } from '@running-dinner/contract/messages'
import { participantRoutes, requestRoutes } from '@running-dinner/contract/people'
import { planOptimizationRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleListed } from '../../../../../test/example-listed.ts'
import { exampleCounts, exampleNotificationStatus } from '../../../../../test/example-notification-status.ts'
import { exampleChange, exampleHistory } from '../../../../../test/example-plan.ts'
import { exampleQuality } from '../../../../../test/example-quality.ts'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { TeamsPage } from './teams-page.tsx'

const [starter, main] = exampleDinner().meals
const teamList = (teams: readonly TeamReply[]) => ({ teams: [...teams], dinnerAdminId: 'admin-1', planVersion: 1 })
const threeTeams = [
  exampleTeam(1, { ...(starter && { meal: starter }), teamMembers: [exampleMember('anna', { lastname: 'Zeh' })] }),
  exampleTeam(2, { ...(main && { meal: main }), teamMembers: [exampleMember('bert', { numSeats: 2 })] }),
  exampleTeam(3, { ...(main && { meal: main }) }),
]

function people(confirmed: number, waiting = 0): ReplyOf<typeof participantRoutes.list> {
  return {
    participants: Array.from({ length: confirmed }, (_, index) => exampleListed(index + 1)),
    participantsWaitingList: Array.from({ length: waiting }, (_, index) => exampleListed(confirmed + index + 1)),
    numParticipantsTotal: confirmed + waiting,
    teamsGenerated: false,
    missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: Math.max(0, 18 - confirmed) },
  }
}

const defaults = { participants: people(18), query: '', dashboard: exampleDashboard(), history: exampleHistory([], 1) }

function show(teams: readonly TeamReply[], options: Partial<typeof defaults> = {}) {
  const { participants, query, dashboard, history } = { ...defaults, ...options }
  given(
    reply(activityRoutes.dashboard, dashboard),
    reply(teamRoutes.list, teamList(teams)),
    reply(participantRoutes.list, participants),
    reply(teamRoutes.history, history),
    reply(planOptimizationRoutes.list, { optimizations: [] }),
  )
  return renderAdminPage(<TeamsPage />, { path: 'teams', at: `teams${query}` })
}
const shownTeams = async () =>
  within(await screen.findByLabelText('All teams'))
    .getAllByText(/^Team \d$/)
    .map(({ textContent }) => textContent)

test('shows a skeleton until teams and participants are loaded', async () => {
  given(hang(participantRoutes.list), reply(teamRoutes.list, teamList([])))
  given(reply(teamRoutes.history, { planVersion: 1, undo: null, redo: null, changes: [] }))
  await renderAdminPage(<TeamsPage />, { path: 'teams' })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
})

beforeEach(() =>
  given(
    reply(requestRoutes.open, { requests: [] }),
    reply(notificationRoutes.notificationStatus, exampleNotificationStatus()),
    reply(planOptimizationRoutes.quality, exampleQuality()),
  ),
)

test('loads the teams again after a lost connection', async () => {
  given(disconnect(teamRoutes.list), reply(participantRoutes.list, people(18)))
  given(reply(activityRoutes.dashboard, exampleDashboard()))
  given(reply(teamRoutes.history, { planVersion: 1, undo: null, redo: null, changes: [] }))
  given(reply(planOptimizationRoutes.list, { optimizations: [] }))
  const { user } = await renderAdminPage(<TeamsPage />, { path: 'teams' })
  const retry = await screen.findByText('Try again')
  given(reply(teamRoutes.list, teamList(threeTeams)))
  await user.click(retry)
  expect(await shownTeams()).toEqual(['Team 1', 'Team 2', 'Team 3'])
})

test('builds teams of 18 people without a question and shows them', async () => {
  const arrange = vi.fn<Answer<typeof teamRoutes.arrange>>(() => teamList(threeTeams))
  given(reply(teamRoutes.arrange, arrange))
  const { user } = await show([])
  expect(await screen.findByText('Possible teams')).toBeInTheDocument()
  expect(screen.getByText('9')).toBeInTheDocument()
  given(reply(teamRoutes.list, teamList(threeTeams)))
  await user.click(screen.getByText('Create teams'))
  expect(await screen.findByText('3 teams created')).toBeInTheDocument()
  expect(await shownTeams()).toEqual(['Team 1', 'Team 2', 'Team 3'])
  expect(arrange).toHaveBeenCalledExactlyOnceWith({ adminId: 'admin-1' }, { leaveNobodyOut: false })
})

test('says that building is undone, also once no team is left', async () => {
  given(reply(teamRoutes.undo, teamList([])))
  const { user } = await show(threeTeams, { history: exampleHistory([exampleChange()], 1) })
  const undo = await screen.findByRole('button', { name: /^Undo:/ })
  given(reply(teamRoutes.list, teamList([])))
  await user.click(undo)
  expect(await screen.findByText('Create teams')).toBeVisible()
  expect(await screen.findByText(/^Undone:/)).toBeVisible()
})

test('names the work while teams are being built', async () => {
  given(hang(teamRoutes.arrange))
  const { user } = await show([])
  await user.click(await screen.findByText('Create teams'))
  expect(await screen.findByText('Creating teams and routes for 18 people')).toBeInTheDocument()
  expect(screen.queryByText('Create teams')).toBeNull()
})

test('cannot build teams while people are missing, and says how many', async () => {
  await show([], { participants: people(16) })
  const build = await screen.findByText('Create teams')
  expect(build).toBeDisabled()
  expect(build).toHaveAccessibleDescription('Available as soon as enough people take part.')
  expect(screen.getByText('An event needs at least 18 people. You need 2 more.')).toBeInTheDocument()
})

test('asks whether all take part when the number does not work out evenly, and builds nothing on Escape', async () => {
  const arrange = vi.fn<Answer<typeof teamRoutes.arrange>>(() => teamList(threeTeams))
  given(reply(teamRoutes.arrange, arrange))
  const { user } = await show([], { participants: people(18, 5) })
  await user.click(await screen.findByText('Create teams'))
  const question = await screen.findByLabelText('Include everyone?')
  expect(within(question).getByText('Everyone takes part: 11 teams.')).toBeInTheDocument()
  expect(within(question).getByText('9 teams, and 5 people wait.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Include everyone?')).toBeNull())
  expect(arrange).not.toHaveBeenCalled()
  await user.click(screen.getByText('Create teams'))
  await user.click(await screen.findByText('Include everyone'))
  await waitFor(() => expect(arrange).toHaveBeenCalledExactlyOnceWith({ adminId: 'admin-1' }, { leaveNobodyOut: true }))
})

test('reports a refused arrangement and stays ready for another try', async () => {
  given(refuse(teamRoutes.arrange, [{ message: 'plan_too_few_teams', data: { courses: 3, minimum: 9, teams: 8 } }]))
  const { user } = await show([])
  await user.click(await screen.findByText('Create teams'))
  expect(await screen.findByText('3 courses need at least 9 teams. You have 8.')).toBeInTheDocument()
  expect(await screen.findByText('Create teams')).toBeEnabled()
})

test('filters teams by course and name, keeps the filter in the address and clears it', async () => {
  const { user } = await show(threeTeams)
  expect(await shownTeams()).toEqual(['Team 1', 'Team 2', 'Team 3'])
  await user.click(within(screen.getByLabelText('Course')).getByText('Main course'))
  await waitFor(async () => expect(await shownTeams()).toEqual(['Team 2', 'Team 3']))
  expect(screen.getByText('2 teams found')).toBeInTheDocument()
  await user.click(screen.getByLabelText('Search by name or team number'))
  await user.paste('Zeh')
  expect(await screen.findByText('No team matches your search.')).toBeInTheDocument()
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe('Zeh'))
  await user.click(screen.getByText('Clear search'))
  await waitFor(async () => expect(await shownTeams()).toHaveLength(3))
  expect(window.location.search).toBe('')
})

test('warns of teams without enough seats and shows only these', async () => {
  const { user } = await show(threeTeams)
  expect(await screen.findByText('1 team has no member with enough seats for 6 people.')).toBeInTheDocument()
  const toggle = screen.getByText('Show only these')
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await user.click(toggle)
  await waitFor(async () => expect(await shownTeams()).toEqual(['Team 2']))
  expect(screen.getByText('Show all')).toHaveAttribute('aria-pressed', 'true')
})

test('names teams in which not everyone knows the plan and shows only these', async () => {
  const person = (teamId: string, route: 'KNOWN' | 'OUTDATED') =>
    ({ participantId: teamId, name: teamId, teamId, team: 'KNOWN', route }) as const
  const notificationStatus = exampleNotificationStatus({
    routes: exampleCounts({ people: 3, known: 1, outdated: 2 }),
    // One of them belongs to a team that was deleted.
    people: [person('t1', 'KNOWN'), person('t3', 'OUTDATED'), person('t9', 'OUTDATED')],
  })
  given(reply(notificationRoutes.notificationStatus, notificationStatus))
  const { user } = await show(threeTeams, { query: '?only=news' })
  expect(await screen.findByText('In 1 team, not everyone knows the current plan.')).toBeInTheDocument()
  await waitFor(async () => expect(await shownTeams()).toEqual(['Team 3']))
  await user.click(screen.getByText('Show all'))
  await waitFor(async () => expect(await shownTeams()).toHaveLength(3))
})

test('after all teams were removed the notice leads to the changes that people were notified of before', async () => {
  const begun = { begun: true, teams: 3, teamsReached: 3, onTheWay: 0, numFailed: 0, unsent: 0, failed: [] }
  given(reply(teamRoutes.drop, teamList([])))
  const dashboard = exampleDashboard({ teamMails: begun, untoldChanges: 6 })
  const { user } = await show(threeTeams, { query: '?showDropTeamsDialog=true', dashboard })
  const question = within(await screen.findByLabelText('Remove all teams?'))
  await screen.findByText('Team 1')
  given(reply(teamRoutes.list, teamList([])))
  await user.click(question.getByText('Remove'))
  await user.click(await screen.findByRole('button', { name: 'Changes (6)' }))
  expect(window.location.pathname).toBe('/admin/admin-1/messages/changes')
})

test('removes all teams only after a question that names the mails already sent', async () => {
  const drop = vi.fn<Answer<typeof teamRoutes.drop>>(() => teamList([]))
  given(reply(teamRoutes.drop, drop))
  const standard = exampleDashboard()
  const dashboard = { ...standard, checkList: { ...standard.checkList, teamMessagesSent: true } }
  const { user } = await show(threeTeams, { query: '?showDropTeamsDialog=true', dashboard })
  const question = within(await screen.findByLabelText('Remove all teams?'))
  expect(await question.findByText(/You’ve already sent messages about the teams/)).toBeInTheDocument()
  expect(question.getByText(/^The 3 teams and all routes will be removed\./)).toBeInTheDocument()
  expect(drop).not.toHaveBeenCalled()
  given(reply(teamRoutes.list, teamList([])))
  await user.click(question.getByText('Remove'))
  expect(await screen.findByText('Teams removed')).toBeInTheDocument()
  expect(await screen.findByText('Create teams')).toBeInTheDocument()
  expect(drop).toHaveBeenCalledOnce()
})
