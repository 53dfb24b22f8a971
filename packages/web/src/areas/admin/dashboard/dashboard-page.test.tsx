import { activityRoutes } from '@running-dinner/contract/activities.ts'
import { participantRoutes, type RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../test/example-dinner.ts'
import { exampleMember } from '../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { DashboardPage } from './dashboard-page.tsx'

function registration(firstnamePart: string, changes: Partial<RegistrationInfo> = {}): RegistrationInfo {
  return {
    id: firstnamePart.toLowerCase(),
    firstnamePart,
    lastname: 'Adam',
    email: `${firstnamePart.toLowerCase()}@example.org`,
    mobileNumber: '',
    createdAt: '2027-04-28T10:00:00.000Z',
    activationDate: null,
    activatedBy: '',
    teamPartnerWishChildInfo: '',
    ...changes,
  }
}
const confirmed = { activationDate: '2027-04-29T10:00:00.000Z', activatedBy: 'anna@example.org' }
const registrations = (all: RegistrationInfo[], tooOld: RegistrationInfo[] = []) =>
  reply(participantRoutes.registrations, {
    registrations: all,
    notActivatedRegistrationsTooOld: tooOld,
    hasMore: false,
    page: 0,
  })

function show(dashboard = exampleDashboard(), dinner = exampleDinner()) {
  given(reply(activityRoutes.dashboard, dashboard))
  return renderAdminPage(<DashboardPage />, { path: 'dashboard', dinner })
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows skeletons while the overview is loading', async () => {
  given(hang(activityRoutes.dashboard), hang(participantRoutes.registrations))
  await renderAdminPage(<DashboardPage />, { path: 'dashboard' })
  expect(await screen.findByRole('heading', { name: 'Dinner in Freiburg' })).toBeVisible()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
})

test('loads the overview again after a lost connection', async () => {
  given(disconnect(activityRoutes.dashboard), registrations([]))
  const { user } = await renderAdminPage(<DashboardPage />, { path: 'dashboard' })
  const retry = await screen.findByText('Try again')
  given(reply(activityRoutes.dashboard, exampleDashboard()))
  await user.click(retry)
  expect(await screen.findByText('1 of 6 done')).toBeVisible()
})

test('lists done and open tasks, and links only open tasks to their pages', async () => {
  given(registrations([]))
  await show({ ...exampleDashboard(), checkList: { ...exampleDashboard().checkList, participantMessagesSent: true } })
  const checklist = await region('Checklist')
  expect(checklist.getByText('2 of 6 done')).toBeVisible()
  const items = checklist.getAllByRole('listitem')
  expect(items.map((item) => within(item).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    null,
    null,
    null,
    '/admin/admin-1/teams',
    '/admin/admin-1/teams/messages',
    '/admin/admin-1/dinnerroute/messages',
  ])
  expect(items[1]).toHaveTextContent('until 25.09.2027, 147 days left')
  expect(within(items[2] as HTMLElement).getByTitle('Done')).toBeInTheDocument()
  expect(within(items[3] as HTMLElement).getByTitle('Open')).toBeInTheDocument()
})

test('counts a task as done only when the mails have reached all teams, and names the failed mails', async () => {
  given(registrations([]))
  const { standing, checkList } = exampleDashboard()
  const failed = [{ name: 'Bert Adam', teamNumber: 4, jobId: 'job-7' }]
  const teamMails = { ...standing.teamMails, begun: true, teams: 9, teamsReached: 8, numFailed: 1, failed }
  const sent = { ...checkList, teamArrangementsCreated: true, teamMessagesSent: true }
  await show({ activities: [], checkList: sent, standing: { ...standing, teamsExist: true, teamMails } })
  const next = await region('Fix the failed mails')
  expect(next.getByText(/So far 8 of 9 teams have the up-to-date mail\./)).toBeVisible()
  expect(next.getByRole('link', { name: 'Bert Adam (team 4)' })).toHaveAttribute(
    'href',
    '/admin/admin-1/mailprotocols/job-7',
  )
  const tasks = await region('Checklist')
  expect(tasks.getByRole('link', { name: 'Tell the teams' })).toBeVisible()
})

test('confirms a registration by hand only after a question', async () => {
  const activate = vi.fn<Answer<typeof participantRoutes.activate>>(() => exampleMember('anna'))
  given(
    reply(participantRoutes.activate, activate),
    registrations([registration('Anna'), registration('Bert', confirmed)]),
  )
  const { user } = await show()
  const card = await region('Registrations')
  expect(await card.findByRole('link', { name: 'All unconfirmed' })).toBeVisible()
  expect(card.getAllByRole('button', { name: /^Confirm the registration/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Confirm the registration of Anna Adam' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Nobody has confirmed the address anna@example\.org/)).toBeVisible()
  expect(activate).not.toHaveBeenCalled()
  given(registrations([registration('Anna', confirmed)]))
  await user.click(question.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Anna Adam is in.')).toBeVisible()
  await waitFor(() => expect(card.queryByRole('link', { name: 'All unconfirmed' })).toBeNull())
})

test('reports a registration that could not be confirmed', async () => {
  given(
    refuse(participantRoutes.activate, [{ message: 'concurrent_modification' }]),
    registrations([registration('Anna')]),
  )
  const { user } = await show()
  await user.click(await screen.findByText('Confirm'))
  await user.click(within(await screen.findByRole('dialog')).getByText('Confirm'))
  expect(await screen.findByText(/Somebody else has changed something meanwhile/)).toBeVisible()
})

test('lists old unconfirmed registrations once, until they are turned off for good', async () => {
  const old = registration('Anna')
  given(registrations([old], [old]))
  const { user } = await show()
  const dialog = within(await screen.findByRole('dialog', { name: 'Unconfirmed registrations' }))
  expect(dialog.getByText('Anna Adam, anna@example.org')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Have a look' })).toHaveAttribute(
    'href',
    '/admin/admin-1/participants?filter=unconfirmed',
  )
  await user.click(dialog.getByRole('button', { name: 'Do not show again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.localStorage.getItem('showMissingParticipantActionNotification_admin-1')).toBe('false')
})

test('has neither registrations nor their link where only the organiser registers people', async () => {
  const { basicDetails, ...rest } = exampleDinner()
  const closed = {
    ...rest,
    basicDetails: { ...basicDetails, registrationType: 'CLOSED' as const },
    publicSettings: null,
  }
  const dashboard = exampleDashboard()
  await show({ ...dashboard, checkList: { ...dashboard.checkList, endOfRegistrationDate: null } }, closed)
  expect(await screen.findByText('1 of 5 done')).toBeVisible()
  expect(screen.queryByText('Registrations')).toBeNull()
  expect(screen.queryByLabelText('Link to the registration')).toBeNull()
})
