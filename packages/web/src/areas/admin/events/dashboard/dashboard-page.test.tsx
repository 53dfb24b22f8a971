import { activityRoutes } from '@running-dinner/contract/events'
import { participantRoutes, type RegistrationInfo, requestRoutes } from '@running-dinner/contract/people'
import { planOptimizationRoutes } from '@running-dinner/contract/plan'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleDistances } from '../../../../../test/example-distances.ts'
import { exampleListed } from '../../../../../test/example-listed.ts'
import { exampleCounts } from '../../../../../test/example-notification-status.ts'
import { exampleQuality } from '../../../../../test/example-quality.ts'
import { exampleMember } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import type { ParticipantList } from '../../../../features/people/participants/participants.api.ts'
import { DashboardPage } from './dashboard-page.tsx'

function registration(firstnamePart: string, changes: Partial<RegistrationInfo> = {}): RegistrationInfo {
  return {
    id: firstnamePart.toLowerCase(),
    firstnamePart,
    lastname: 'Adam',
    email: `${firstnamePart.toLowerCase()}@example.org`,
    mobileNumber: '',
    callLinks: [],
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
const people = (
  participants: ParticipantList['participants'],
  waiting: ParticipantList['participants'] = [],
  teamsGenerated = false,
) =>
  reply(participantRoutes.list, {
    participants,
    participantsWaitingList: waiting,
    numParticipantsTotal: participants.length + waiting.length,
    teamsGenerated,
    missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: teamsGenerated ? 0 : 16 },
  })
beforeEach(() =>
  given(
    reply(requestRoutes.open, { requests: [] }),
    people([]),
    reply(planOptimizationRoutes.quality, exampleQuality()),
  ),
)

const region = async (name: string) => within(await screen.findByRole('region', { name }))

const distances = reply(planOptimizationRoutes.distances, exampleDistances(12_400))

test('four figures lead to the pages where they change', async () => {
  const waiting = exampleListed(3, { numSeats: 0 })
  given(
    registrations([]),
    people([exampleListed(1), exampleListed(2)], [waiting], true),
    distances,
    hang(planOptimizationRoutes.outlook),
  )
  const notificationStatus = { teams: exampleCounts({ people: 2, known: 1 }), routes: exampleCounts({ people: 2 }) }
  await show(exampleDashboard({ numParticipants: 3, teamsExist: true, knowledge: notificationStatus }))
  expect(await screen.findByRole('link', { name: /Total distance\s*12.4 km/ })).toHaveAttribute(
    'href',
    '/admin/admin-1/hostlocations/quality',
  )
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/People\s*3\s*2 can host, 1 waiting/)).toBe('/admin/admin-1/participants')
  expect(hrefOf(/Without a team\s*1\s*On the waiting list/)).toBe('/admin/admin-1/participants/waiting-list')
  expect(hrefOf(/Up to date\s*1 of 2\s*know their team/)).toBe('/admin/admin-1/teams/messages')
})

test('shows no length of ways where no house is known', async () => {
  given(
    registrations([]),
    people([exampleListed(1)], [], true),
    reply(planOptimizationRoutes.distances, exampleDistances(null)),
    hang(planOptimizationRoutes.outlook),
  )
  await show(exampleDashboard({ numParticipants: 1, teamsExist: true }))
  expect(await screen.findByRole('link', { name: /Total distance\s*–\s*Exact locations unknown/ })).toBeVisible()
})

test('people who lost their team are named where they are counted', async () => {
  given(
    registrations([]),
    people([exampleListed(1), exampleListed(2)], [exampleListed(3)], true),
    distances,
    hang(planOptimizationRoutes.outlook),
  )
  const teams = exampleCounts({ people: 4, known: 2, outdated: 2 })
  const notificationStatus = { teams, routes: exampleCounts({ people: 4 }) }
  await show(exampleDashboard({ numParticipants: 3, teamsExist: true, knowledge: notificationStatus }))
  expect(
    await screen.findByRole('link', { name: /Up to date\s*2 of 4\s*know their team, 2 no longer in a team/ }),
  ).toBeVisible()
})

test('puts the next step above the figures on a phone, below them on a desk', async () => {
  const isNextFirst = async () => {
    const figure = await screen.findByRole('link', { name: /Without a team/ })
    const nextStep = await screen.findByRole('region', { name: 'Share the registration link' })
    return Boolean(nextStep.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  given(registrations([]), people([exampleListed(1), exampleListed(2)]))
  await show()
  expect(await isNextFirst()).toBe(false)
  cleanup()
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }))
  await show()
  expect(await isNextFirst()).toBe(true)
})

test('names the limit where it leaves too few places for teams', async () => {
  const { publicSettings } = exampleDinner()
  const dinner = exampleDinner({ publicSettings: publicSettings && { ...publicSettings, participantLimit: 6 } })
  given(registrations([]), people([exampleListed(1)], [exampleListed(2)]))
  await show(exampleDashboard({ numParticipants: 2 }), dinner)
  expect(await screen.findByRole('link', { name: /Without a team\s*2\s*Limited to 6 places/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /People\s*2\s*1 can host, 1 waiting/ })).toBeVisible()
  const next = await region('Offer more places')
  expect(next.getByRole('link')).toHaveAttribute('href', '/admin/admin-1/settings#registration')
})

const figures = {
  sumDistanceInMeters: 191_000,
  averageDistanceInMeters: 9_550,
  longestLegInMeters: 9_600,
  longestLegTeamId: null,
  worstTeamId: null,
  worstTeamDistanceInMeters: 12_000,
  sumMinutes: 2_400,
  longestLegMinutes: 120,
}
const shorter = { ...figures, sumDistanceInMeters: 110_000, averageDistanceInMeters: 5_500 }

test('offers shorter ways before the teams are notified, and the way past it', async () => {
  given(
    registrations([]),
    distances,
    reply(planOptimizationRoutes.outlook, { planVersion: 1, present: figures, reachable: shorter }),
  )
  await show(exampleDashboard({ numParticipants: 18, teamsExist: true }))
  const next = await region('Shorten the routes: 191.0 km → 110.0 km')
  expect(next.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find shorter routes', '/admin/admin-1/hostlocations?showOptimizeDialog=true&courses=free'],
    ['Keep this plan and notify the teams', '/admin/admin-1/teams/messages'],
  ])
})

test('does not link the next step a second time in the checklist', async () => {
  given(
    registrations([]),
    distances,
    reply(planOptimizationRoutes.outlook, { planVersion: 1, present: figures, reachable: null }),
  )
  await show(exampleDashboard({ numParticipants: 18, teamsExist: true }))
  const next = await region('Notify the teams')
  expect(next.getByRole('link', { name: 'Notify the teams' })).toHaveAttribute('href', '/admin/admin-1/teams/messages')
  const tasks = await region('Checklist')
  expect(tasks.queryByRole('link', { name: 'Notify the teams' })).toBeNull()
  const [marked] = tasks.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
  expect(marked).toHaveTextContent('Notify the teams')
})

test('changes stand on the overview once: as the next step, otherwise as a card', async () => {
  const begun = { begun: true, teams: 9, teamsReached: 9, onTheWay: 0, numFailed: 0, unsent: 0, failed: [] }
  const counts = exampleCounts({ people: 18, known: 18 })
  const notificationStatus = { teams: counts, routes: counts }
  const told = {
    numParticipants: 18,
    teamMails: begun,
    routeMails: begun,
    knowledge: notificationStatus,
    untoldChanges: 3,
  }
  const hrefs = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href === '/admin/admin-1/messages/changes')
  given(registrations([]), distances)
  await show(exampleDashboard({ ...told, teamsExist: true }))
  const step = await region('Tell people what changed')
  expect(step.getByText(/^3 people don’t know the current plan yet/)).toBeVisible()
  expect(hrefs()).toHaveLength(1)
  cleanup()
  // All teams were dropped, so that the next step is another one.
  await show(exampleDashboard({ ...told, teamsExist: false }))
  expect(await screen.findByRole('link', { name: 'Changes' })).toBeVisible()
  expect(hrefs()).toHaveLength(1)
  cleanup()
  const cancelled = exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' })
  await show(exampleDashboard({ ...told, teamsExist: true, untoldChanges: 0 }), cancelled)
  expect(await screen.findByRole('link', { name: 'Tell everyone' })).toBeVisible()
  expect(hrefs()).toEqual([])
})

test('names what is missing about people, and nothing where nothing is', async () => {
  given(registrations([]), people([exampleListed(1), exampleListed(2, { mobileNumber: '', numSeats: undefined })]))
  await show()
  const card = await region('Missing details')
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 person without a mobile number', '/admin/admin-1/participants?filter=noPhone'],
    ['Seats unknown for 1 person', '/admin/admin-1/participants?filter=seatsUnknown'],
  ])
  cleanup()
  given(people([exampleListed(1)]))
  await show()
  expect(await screen.findByRole('link', { name: /^People/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Missing details' })).toBeNull()
})

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
  expect(items[1]).toHaveTextContent('by 25.09.2027, 147 days left')
  expect(within(items[2] as HTMLElement).getByTitle('Done')).toBeInTheDocument()
  expect(within(items[3] as HTMLElement).getByTitle('Open')).toBeInTheDocument()
})

test('counts a task as done only when the mails have reached all teams, and names the failed mails', async () => {
  given(registrations([]), distances)
  const { standing: eventStatus, checkList, mailProblems } = exampleDashboard()
  const failed = [{ name: 'Bert Adam', teamNumber: 4, jobId: 'job-7' }]
  const teamMails = { ...eventStatus.teamMails, begun: true, teams: 9, teamsReached: 8, numFailed: 1, failed }
  const sent = { ...checkList, teamArrangementsCreated: true, teamMessagesSent: true }
  await show({
    activities: [],
    checkList: sent,
    standing: { ...eventStatus, teamsExist: true, teamMails },
    mailProblems,
  })
  const next = await region('Fix the failed emails')
  expect(next.getByText(/So far, 8 of 9 teams have the email\./)).toBeVisible()
  expect(next.getByRole('link', { name: 'Bert Adam (team 4)' })).toHaveAttribute(
    'href',
    '/admin/admin-1/mailprotocols/job-7',
  )
  const tasks = await region('Checklist')
  expect(tasks.getByRole('link', { name: 'Notify the teams' })).toBeVisible()
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
  expect(card.getAllByRole('button', { name: /^Confirm .*’s registration/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Confirm Anna Adam’s registration' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/The address anna@example\.org hasn’t been confirmed/)).toBeVisible()
  expect(activate).not.toHaveBeenCalled()
  given(registrations([registration('Anna', confirmed)]))
  await user.click(question.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Anna Adam confirmed.')).toBeVisible()
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
  expect(await screen.findByText(/Someone else has made changes in the meantime/)).toBeVisible()
})

test('lists old unconfirmed registrations once, until they are turned off for good', async () => {
  const old = registration('Anna')
  given(registrations([old], [old]))
  const { user } = await show()
  const dialog = within(await screen.findByRole('dialog', { name: 'Unconfirmed registrations' }))
  expect(dialog.getByText('Anna Adam, anna@example.org')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    '/admin/admin-1/participants?filter=unconfirmed',
  )
  await user.click(dialog.getByRole('button', { name: 'Don’t show again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.localStorage.getItem('showMissingParticipantActionNotification_admin-1')).toBe('false')
})

test('reminds all unconfirmed with one press on the card of what is missing', async () => {
  const annaId = '8b1c9e0e-0000-4000-8000-000000000001'
  const bulk = vi.fn<Answer<typeof participantRoutes.bulk>>(() => ({ done: [annaId], refused: [] }))
  given(
    reply(participantRoutes.bulk, bulk),
    registrations([{ ...registration('Anna'), id: annaId }, registration('Bert', confirmed)]),
  )
  const { user } = await show()
  const card = await region('Missing details')
  expect(await card.findByRole('link', { name: '1 registration isn’t confirmed' })).toHaveAttribute(
    'href',
    '/admin/admin-1/participants?filter=unconfirmed',
  )
  await user.click(card.getByRole('button', { name: 'Remind' }))
  expect(await screen.findByText('1 person gets the email with the link again.')).toBeVisible()
  expect(bulk.mock.lastCall?.[1]).toEqual({ action: 'REMIND', participantIds: [annaId] })
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
  expect(screen.queryByLabelText('Registration link')).toBeNull()
})

test('an event can be run again, at the end of the page until it is over; a demo cannot', async () => {
  given(registrations([]))
  await show()
  expect(await screen.findByRole('link', { name: 'Run it again' })).toHaveAttribute('href', '/admin/admin-1/again')
  expect(screen.queryByText(/until this event is deleted/)).not.toBeInTheDocument()
  cleanup()
  const { basicDetails } = exampleDinner()
  const meals = exampleDinner().meals.map((meal) => ({ ...meal, time: meal.time.replace('2027-10-02', '2027-04-28') }))
  await show(
    exampleDashboard(),
    exampleDinner({
      basicDetails: { ...basicDetails, date: '2027-04-28' },
      meals,
      options: { ...exampleDinner().options, meals },
    }),
  )
  expect(await screen.findByText(/until this event is deleted/)).toBeVisible()
  cleanup()
  await show(exampleDashboard(), exampleDinner({ runningDinnerType: 'DEMO' }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Run it again' })).not.toBeInTheDocument()
})
