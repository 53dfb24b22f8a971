import { activityRoutes } from '@running-dinner/contract/events'
import { messageRoutes, notificationRoutes } from '@running-dinner/contract/messages'
import { type WaitingListReply, waitingListRoutes } from '@running-dinner/contract/people'
import {
  type CancelledTeamReply,
  type OptimizationPreview,
  planOptimizationRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract/plan'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleCounts, exampleNotificationStatus } from '../../../../../test/example-notification-status.ts'
import { exampleOptimizationPreview, exampleOptimizationState } from '../../../../../test/example-optimization.ts'
import {
  exampleChange,
  exampleDashboard,
  exampleHistory,
  exampleTeamList,
  plannedTeams,
} from '../../../../../test/example-plan.ts'
import { exampleMember } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
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

/** One person of the cancelled team, one who would have met it, and one of a team that did not. */
const oldPlan = exampleNotificationStatus({
  teams: exampleCounts({ known: 15, outdated: 3 }),
  outdated: [starterTeam.id, mainTeam.id, 'other'].map((teamId, index) => ({
    participantId: `p${index}`,
    name: `Person ${index}`,
    teamId,
    kind: 'TEAM',
    languageCode: 'en',
    changes: [],
  })),
})

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
    reply(notificationRoutes.notificationStatus, oldPlan),
    reply(messageRoutes.jobs, []),
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
  const replace = await option('Fill from waiting list')
  expect(replace).toBeChecked()
  expect(replace).toHaveAccessibleDescription(/No course is cancelled/)
  expect(await option('Repair the plan')).toHaveAccessibleDescription(/The evening changes for 6 people/)
  expect(await option('Cancel the course')).toHaveAccessibleDescription(/2 people miss a course/)
  expect(screen.getAllByText('Recommended')).toHaveLength(1)
  await leaveAndDiscard()
})

test('a link proposes one of the ways, unless it is not possible', async () => {
  givenCancellation()
  await showPage({ repair: repairPlan, at: '?way=REPAIR' })
  expect(await option('Repair the plan')).toBeChecked()
  await leaveAndDiscard()
  await showPage({ people: [], at: '?way=REPLACE' })
  expect(await option('Cancel the course')).toBeChecked()
})

test('an option that is not possible is disabled and says why', async () => {
  givenCancellation()
  await showPage({ people: [] })
  const replace = await option('Fill from waiting list')
  expect(replace).toBeDisabled()
  expect(replace).toHaveAccessibleDescription('This needs 2 people on the waiting list; no one is waiting.')
  expect(await option('Repair the plan')).toHaveAccessibleDescription('There are too few teams for a different plan.')
  expect(await option('Cancel the course')).toBeChecked()
})

test('cancelling shows who leaves and who is affected before it sends anything, then has them ready to be notified', async () => {
  const confirmed = givenCancellation()
  const { user } = await showPage({ people: [] })
  await user.click(await screen.findByRole('button', { name: 'Continue to preview' }))
  expect(await screen.findByRole('heading', { name: 'What changes' })).toHaveFocus()
  expect(screen.getByRole('region', { name: 'Leave the event' })).toHaveTextContent('Anna AdlerBen Berg')
  expect(screen.getByRole('region', { name: 'Would have been guests' })).toHaveTextContent('Team 2')
  expect(screen.getByRole('region', { name: 'Would have hosted this team' })).toHaveTextContent('Team 3')
  expect(screen.getByText(/You’ve already emailed the teams/)).toBeVisible()
  expect(confirmed()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel team 1' }))
  expect(await screen.findByText('Team 1 is cancelled')).toBeVisible()
  expect(await screen.findByText('2 people don’t know the current plan yet.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Send to 2 people' })).toBeVisible()
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
  expect(screen.getByText('1 of 2 selected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue to preview' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /Wolf/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to preview' }))
  await user.click(await screen.findByRole('button', { name: 'Replace team 1' }))
  expect(await screen.findByText('Team 1 is replaced')).toBeVisible()
  expect(confirmed()).toMatchObject([{ replacementParticipantIds: [walter, wolf], replaceTeam: true }])
})

test('recommends people who can host, also when they wait longer than others, and says at whose home', async () => {
  const seats = [0, 4, 12]
  const people = waiting.map((person, index) => ({ ...person, numSeats: seats[index] }))
  givenCancellation(cancelled({ ...starterTeam, teamMembers: people.slice(0, 2) }))
  const { user } = await showPage({ people })
  expect(await screen.findByRole('checkbox', { name: /Wolf/ })).toBeChecked()
  expect(
    screen.getByText(
      /^Wolf Waiting hosts, with room for all 6 at the table\. No one on the waiting list fits better\.$/,
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Wolf/ }))
  await user.click(screen.getByRole('checkbox', { name: /Walter/ }))
  const short = 'Wanda Waiting hosts 6 at the table and is 6 seats short.'
  expect(await screen.findByText(short)).toBeVisible()
  expect(screen.queryByText(/fits better/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue to preview' }))
  expect(await screen.findByRole('button', { name: 'Replace team 1' })).toBeVisible()
  expect(screen.getByText(short)).toBeVisible()
})

test('a repair shows whose evening changes and accepts its plan', async () => {
  givenCancellation()
  const apply = vi.fn<Answer<typeof planOptimizationRoutes.apply>>(() => exampleTeamList(plannedTeams, 6))
  given(reply(planOptimizationRoutes.apply, apply))
  const { user } = await showPage({ repair: repairPlan })
  await user.click(await option('Repair the plan'))
  await user.click(screen.getByRole('button', { name: 'Continue to preview' }))
  expect(await screen.findByRole('region', { name: 'Their evening changes (6 people)' })).toHaveTextContent('Team 2')
  await user.click(screen.getByRole('button', { name: 'Cancel and repair the plan' }))
  expect(await screen.findByText('Team 1 is cancelled and the plan is repaired')).toBeVisible()
  expect(apply).toHaveBeenCalledWith({ adminId: 'admin-1', optimizationId: 'search-1' }, undefined)
})

test('a refused cancellation stays in the preview with the reason, and back leads to the choice', async () => {
  givenCancellation()
  const { user } = await showPage({ people: [] })
  await user.click(await screen.findByRole('button', { name: 'Continue to preview' }))
  const confirm = await screen.findByRole('button', { name: 'Cancel team 1' })
  given(refuse(teamRoutes.cancel, [{ message: 'team_locked', data: { teamNumber: 1 } }]))
  await user.click(confirm)
  expect(await screen.findByText('Team 1 is locked. Unlock it before you change it.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await option('Cancel the course')).toBeChecked()
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
  expect(screen.getByText('Ben Berg stays in the team and keeps cooking.')).toBeVisible()
  expect(screen.getByText('Ben Berg becomes the host.')).toBeVisible()
  expect(await screen.findByText(/The guests have to go to a different address: teams 2\./)).toBeVisible()
  expect(screen.getByText(/These teams eat with this team: 2, 3\./)).toBeVisible()
  const after = exampleChange({ planVersion: 6, affectedTeamIds: [mainTeam.id] })
  given(reply(teamRoutes.history, exampleHistory([after], 6)))
  await user.click(screen.getByRole('button', { name: 'Cancel Anna Adler' }))
  expect(await screen.findByText('Anna Adler cancelled')).toBeVisible()
  expect(await screen.findByText(/1 person doesn’t know the current plan yet\./)).toBeVisible()
  expect(leave).toHaveBeenCalledWith({ adminId: 'admin-1', teamId: starterTeam.id, participantId: anna.id }, undefined)
})

test('a member who registered a partner cannot leave alone, also not by a link', async () => {
  const pair = [anna, ben].map((member) => ({ ...member, teamPartnerWishOriginatorId: anna.id }))
  givenCancellation()
  await showPage({ team: { ...starterTeam, teamMembers: pair }, at: `?teamMemberIdToCancel=${anna.id}` })
  expect(await option('Only Anna Adler')).toBeDisabled()
  expect(await option('Only Ben Berg')).toBeEnabled()
  expect(await screen.findByRole('button', { name: 'Cancel Anna Adler' })).toBeDisabled()
  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('Without Anna Adler, only the whole team can cancel.')
})

test('the last member can only leave with the whole team', async () => {
  givenCancellation()
  await showPage({ team: { ...starterTeam, teamMembers: [anna] }, at: `?teamMemberIdToCancel=${anna.id}` })
  expect(await screen.findByText('Anna Adler is the only member, so the whole team is cancelled.')).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Only Anna Adler' })).toBeNull()
  expect(await option('Cancel the course')).toBeEnabled()
})

test('a refused leave of a member is explained and the choice stays', async () => {
  givenCancellation()
  given(refuse(teamRoutes.cancelMember, [{ message: 'team_locked', data: { teamNumber: 1 } }]))
  const { user } = await showPage({ people: [], at: `?teamMemberIdToCancel=${ben.id}` })
  await user.click(await screen.findByRole('button', { name: 'Cancel Ben Berg' }))
  expect(await screen.findByText('Team 1 is locked. Unlock it before you change it.')).toBeVisible()
  expect(await option('Only Ben Berg')).toBeChecked()
})

test('a team cancelled before has all people who know an old plan ready to be notified', async () => {
  await showPage({ team: { ...starterTeam, status: 'CANCELLED', teamMembers: [], hostTeamMember: null } })
  expect(await screen.findByText('This team is cancelled.')).toBeVisible()
  expect(await screen.findByText('3 people don’t know the current plan yet.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Send to 3 people' })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('shows the search for a repair while it runs', async () => {
  givenCancellation()
  const showing = showPage()
  given(hang(planOptimizationRoutes.repair))
  await showing
  expect(await screen.findByText('Looking for the plan with the fewest changes.')).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Repair the plan' })).toBeNull()
})

test('a search for a repair without a connection leaves the other options and another try', async () => {
  givenCancellation()
  const showing = showPage()
  given(disconnect(planOptimizationRoutes.repair))
  const { user } = await showing
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(await option('Fill from waiting list')).toBeChecked()
  given(
    reply(planOptimizationRoutes.repair, exampleOptimizationState({ kind: 'REPAIR', status: 'FINISHED' })),
    reply(planOptimizationRoutes.preview, repairPlan),
  )
  await user.click(retry)
  expect(await screen.findByText(/The evening changes for 6 people/)).toBeVisible()
  await leaveAndDiscard()
})

test('says that a team of an outdated link no longer exists', async () => {
  given(reply(teamRoutes.list, exampleTeamList([mainTeam])), reply(waitingListRoutes.read, waitingList()))
  await renderAdminPage(<CancelPage />, { path: 'teams/:teamId/cancel', at: 'teams/gone/cancel' })
  expect(within(await screen.findByRole('alert')).getByText('This team no longer exists.')).toBeVisible()
})
