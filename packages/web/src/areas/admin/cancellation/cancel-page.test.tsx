import { activityRoutes } from '@running-dinner/contract/activities.ts'
import { type OptimizationPreview, planOptimizationRoutes } from '@running-dinner/contract/plan-optimization.ts'
import { type CancelledTeamReply, type TeamReply, teamRoutes } from '@running-dinner/contract/teams.ts'
import { type WaitingListReply, waitingListRoutes } from '@running-dinner/contract/waiting-list.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOptimizationPreview, exampleOptimizationState } from '../../../../test/example-optimization.ts'
import {
  exampleChange,
  exampleDashboard,
  exampleHistory,
  exampleTeamList,
  plannedTeams,
} from '../../../../test/example-plan.ts'
import { exampleMember } from '../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { CancelPage } from './cancel-page.tsx'

const [starterTeam, mainTeam, dessertTeam] = plannedTeams
const [anna, ben] = starterTeam.teamMembers
if (!anna || !ben) throw new Error('the starter team has two members')
const waiting = ['Wanda', 'Walter', 'Wolf'].map((firstnamePart, index) =>
  exampleMember(`8b1c9e0e-0000-4000-8000-00000000010${index}`, { firstnamePart, lastname: 'Waiting' }),
)
const [, walter, wolf] = waiting.map(({ id }) => id)

function waitingList(people = waiting): WaitingListReply {
  return {
    participantsForTeamArrangement: people.slice(0, 2),
    remainingParticipants: people.slice(2),
    numMissingParticipantsForFullTeamArrangement: 0,
    teamsWithCancelStatusOrCancelledMembers: [],
    totalNumberOfMissingTeamMembers: 0,
    possibleActions: [],
    teamsGenerated: true,
    planVersion: 5,
  }
}

/** Both other teams eat with the starter team: the main team as its guest, the dessert team as a later host. */
function cancelled(team: TeamReply = { ...starterTeam, status: 'CANCELLED' }): CancelledTeamReply {
  return {
    team,
    removedParticipants: [anna, ben].flatMap((member) => member ?? []),
    dinnerRouteMessagesSent: false,
    teamMessagesSent: true,
    affectedGuestTeams: [mainTeam],
    affectedHostTeams: [dessertTeam],
    planVersion: 5,
  }
}

interface Situation {
  team?: TeamReply
  people?: typeof waiting
  /** Undefined: too few teams would remain for a repair. */
  repair?: OptimizationPreview | undefined
  at?: string
}

const repairPlan = exampleOptimizationPreview({ kind: 'REPAIR', changedParticipants: 6 })

function showPage({ team = starterTeam, people = waiting, repair, at = '' }: Situation = {}) {
  given(
    reply(teamRoutes.list, exampleTeamList([team, mainTeam, dessertTeam])),
    reply(teamRoutes.history, exampleHistory()),
    reply(teamRoutes.meetingPlan, { team, guestTeams: [mainTeam], hostTeams: [{ ...dessertTeam, metTeams: [] }] }),
    reply(waitingListRoutes.read, waitingList(people)),
    reply(activityRoutes.dashboard, exampleDashboard({ teamMessagesSent: true })),
    ...(repair
      ? [
          reply(planOptimizationRoutes.repair, exampleOptimizationState({ kind: 'REPAIR', status: 'FINISHED' })),
          reply(planOptimizationRoutes.preview, repair),
        ]
      : [refuse(planOptimizationRoutes.repair, [{ message: 'plan_too_few_teams' }])]),
  )
  return renderAdminPage(<CancelPage />, {
    path: 'teams/:teamId/cancel',
    at: `teams/${team.id}/cancel${at}`,
  })
}
/** Leaves the page, which discards the offered repair on the server. */
async function leaveAndDiscard() {
  const discard = vi.fn<Answer<typeof planOptimizationRoutes.discard>>(() => ({}))
  given(reply(planOptimizationRoutes.discard, discard))
  cleanup()
  await waitFor(() =>
    expect(discard).toHaveBeenCalledWith({ adminId: 'admin-1', optimizationId: 'search-1' }, undefined),
  )
}

const option = (name: string) => screen.findByRole('radio', { name })
/** Answers dry runs with the consequences and records the confirmed call. */
function givenCancellation(answer: CancelledTeamReply = cancelled()) {
  const cancel = vi.fn<Answer<typeof teamRoutes.cancel>>(() => answer)
  given(reply(teamRoutes.cancel, cancel))
  return () => cancel.mock.calls.map(([, body]) => body).filter((body) => !body.dryRun)
}

test('each option states its cost, the best one is chosen and recommended', async () => {
  givenCancellation()
  await showPage({ repair: repairPlan })
  const replace = await option('Let somebody move up')
  expect(replace).toBeChecked()
  expect(replace).toHaveAccessibleDescription(/No course is lost/)
  expect(await option('Repair the plan')).toHaveAccessibleDescription(/6 people have another evening/)
  expect(await option('Let the course be cancelled')).toHaveAccessibleDescription(/2 people lose a course/)
  expect(screen.getAllByText('Recommended')).toHaveLength(1)
  await leaveAndDiscard()
})

test('an option that is not possible is disabled and says why', async () => {
  givenCancellation()
  await showPage({ people: [] })
  const replace = await option('Let somebody move up')
  expect(replace).toBeDisabled()
  expect(replace).toHaveAccessibleDescription('That takes 2 people who wait, there are 0.')
  expect(await option('Repair the plan')).toHaveAccessibleDescription('With so few teams no other plan is possible.')
  expect(await option('Let the course be cancelled')).toBeChecked()
})

test('cancelling shows who leaves and who is affected before it sends anything, then offers to inform them', async () => {
  const confirmed = givenCancellation()
  const { user } = await showPage({ people: [] })
  await user.click(await screen.findByRole('button', { name: 'Go on to the preview' }))
  expect(await screen.findByRole('heading', { name: 'What changes' })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Leave the running dinner' })).toHaveTextContent('Anna AdlerBen Berg')
  expect(screen.getByRole('region', { name: 'Would have been guests' })).toHaveTextContent('Team 2')
  expect(screen.getByRole('region', { name: 'Would have expected this team' })).toHaveTextContent('Team 3')
  expect(screen.getByText(/The teams already have mail from you/)).toBeVisible()
  expect(confirmed()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel team 1' }))
  expect(await screen.findByText('Team 1 is cancelled')).toBeVisible()
  expect(screen.getByText(/These teams are concerned: 2, 3\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to those concerned' })).toHaveAttribute(
    'href',
    expect.stringContaining('messageSubType=TEAM_CANCELLATION'),
  )
  expect(confirmed()).toEqual([
    { teamId: starterTeam.id, replacementParticipantIds: [], replaceTeam: false, dryRun: false },
  ])
})

test('replacing sends the chosen people, and needs as many as a team has', async () => {
  const confirmed = givenCancellation(cancelled({ ...starterTeam, teamMembers: waiting.slice(0, 2) }))
  const { user } = await showPage()
  const wanda = await screen.findByRole('checkbox', { name: /Wanda/ })
  expect(wanda).toBeChecked()
  await user.click(wanda)
  expect(screen.getByText('1 of 2 chosen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go on to the preview' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /Wolf/ }))
  await user.click(screen.getByRole('button', { name: 'Go on to the preview' }))
  await user.click(await screen.findByRole('button', { name: 'Replace team 1' }))
  expect(await screen.findByText('Team 1 is replaced')).toBeVisible()
  expect(confirmed()).toMatchObject([{ replacementParticipantIds: [walter, wolf], replaceTeam: true }])
})

test('a repair shows whose evening changes and accepts its plan', async () => {
  givenCancellation()
  const apply = vi.fn<Answer<typeof planOptimizationRoutes.apply>>(() => exampleTeamList(plannedTeams, 6))
  given(reply(planOptimizationRoutes.apply, apply))
  const { user } = await showPage({ repair: repairPlan })
  await user.click(await option('Repair the plan'))
  await user.click(screen.getByRole('button', { name: 'Go on to the preview' }))
  expect(await screen.findByRole('region', { name: 'Have another evening (6 people)' })).toHaveTextContent('Team 2')
  await user.click(screen.getByRole('button', { name: 'Cancel and repair the plan' }))
  expect(await screen.findByText('Team 1 is cancelled, the plan is repaired')).toBeVisible()
  expect(apply).toHaveBeenCalledWith({ adminId: 'admin-1', optimizationId: 'search-1' }, undefined)
})

test('a refused cancellation stays in the preview with the reason, and back leads to the choice', async () => {
  givenCancellation()
  const { user } = await showPage({ people: [] })
  await user.click(await screen.findByRole('button', { name: 'Go on to the preview' }))
  const confirm = await screen.findByRole('button', { name: 'Cancel team 1' })
  given(refuse(teamRoutes.cancel, [{ message: 'team_locked', data: { teamNumber: 1 } }]))
  await user.click(confirm)
  expect(await screen.findByText('Team 1 is locked. Unlock it before you change it.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the choice' }))
  expect(await option('Let the course be cancelled')).toBeChecked()
})

test('a member leaves: names who stays, who takes over as host, and the teams that have to know', async () => {
  const leave = vi.fn<Answer<typeof teamRoutes.cancelMember>>(() => ({
    ...starterTeam,
    teamMembers: [ben],
    planVersion: 6,
  }))
  givenCancellation()
  given(reply(teamRoutes.cancelMember, leave))
  const { user } = await showPage({ people: [] })
  await user.click(await option('Only Anna Adler'))
  expect(screen.getByText('Ben Berg stays in the team and goes on cooking.')).toBeVisible()
  expect(screen.getByText('They then cook at the place of Ben Berg.')).toBeVisible()
  expect(await screen.findByText(/The guests have to go to another address: teams 2\./)).toBeVisible()
  expect(screen.getByText(/These teams eat with this one: 2, 3\./)).toBeVisible()
  const after = exampleChange({ planVersion: 6, affectedTeamIds: [mainTeam.id] })
  given(reply(teamRoutes.history, exampleHistory([after], 6)))
  await user.click(screen.getByRole('button', { name: 'Cancel Anna Adler' }))
  expect(await screen.findByText('Anna Adler is cancelled')).toBeVisible()
  expect(await screen.findByText(/These teams are concerned: 2\./)).toBeVisible()
  expect(leave).toHaveBeenCalledWith({ adminId: 'admin-1', teamId: starterTeam.id, participantId: anna.id }, undefined)
})

test('a member who registered a partner cannot leave alone, also not by a link', async () => {
  const pair = [anna, ben].map((member) => ({ ...member, teamPartnerWishOriginatorId: anna.id }))
  givenCancellation()
  await showPage({ team: { ...starterTeam, teamMembers: pair }, at: `?teamMemberIdToCancel=${anna.id}` })
  expect(await option('Only Anna Adler')).toBeDisabled()
  expect(await option('Only Ben Berg')).toBeEnabled()
  expect(await screen.findByRole('button', { name: 'Cancel Anna Adler' })).toBeDisabled()
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('Without Anna Adler only the whole team can drop out.')
})

test('the last member can only leave with the whole team', async () => {
  givenCancellation()
  await showPage({ team: { ...starterTeam, teamMembers: [anna] }, at: `?teamMemberIdToCancel=${anna.id}` })
  expect(await screen.findByText('Anna Adler is alone in the team. So the whole team drops out.')).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Only Anna Adler' })).toBeNull()
  expect(await option('Let the course be cancelled')).toBeEnabled()
})

test('a refused leave of a member is explained and the choice stays', async () => {
  givenCancellation()
  given(refuse(teamRoutes.cancelMember, [{ message: 'team_locked', data: { teamNumber: 1 } }]))
  const { user } = await showPage({ people: [], at: `?teamMemberIdToCancel=${ben.id}` })
  await user.click(await screen.findByRole('button', { name: 'Cancel Ben Berg' }))
  expect(await screen.findByText('Team 1 is locked. Unlock it before you change it.')).toBeVisible()
  expect(await option('Only Ben Berg')).toBeChecked()
})

test('a team cancelled before offers to inform the teams that would have met it', async () => {
  await showPage({ team: { ...starterTeam, status: 'CANCELLED', teamMembers: [], hostTeamMember: null } })
  expect(await screen.findByText('This team is cancelled.')).toBeVisible()
  expect(await screen.findByText(/These teams are concerned: 2, 3\./)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('shows the search for a repair while it runs', async () => {
  givenCancellation()
  const showing = showPage()
  given(hang(planOptimizationRoutes.repair))
  await showing
  expect(await screen.findByText('Searching for the plan with the fewest changes.')).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Repair the plan' })).toBeNull()
})

test('a search for a repair without a connection leaves the other options and another try', async () => {
  givenCancellation()
  const showing = showPage()
  given(disconnect(planOptimizationRoutes.repair))
  const { user } = await showing
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await option('Let somebody move up')).toBeChecked()
  given(
    reply(planOptimizationRoutes.repair, exampleOptimizationState({ kind: 'REPAIR', status: 'FINISHED' })),
    reply(planOptimizationRoutes.preview, repairPlan),
  )
  await user.click(retry)
  expect(await screen.findByText(/6 people have another evening/)).toBeVisible()
  await leaveAndDiscard()
})

test('says that a team of an outdated link no longer exists', async () => {
  given(reply(teamRoutes.list, exampleTeamList([mainTeam])), reply(waitingListRoutes.read, waitingList()))
  await renderAdminPage(<CancelPage />, { path: 'teams/:teamId/cancel', at: 'teams/gone/cancel' })
  expect(within(await screen.findByRole('alert')).getByText('This team no longer exists.')).toBeVisible()
})
