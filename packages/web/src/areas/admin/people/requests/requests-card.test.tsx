import { type OpenRequest, requestRoutes } from '@running-dinner/contract/people'
import { type TeamLossReply, teamRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callsTo } from '../../../../../test/calls-to.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../../test/server.ts'
import { RequestsCard } from './requests-card.tsx'

const request: OpenRequest = {
  id: 'request-1',
  kind: 'CANNOT_COME',
  home: null,
  word: 'Fever since yesterday',
  askedAt: '2030-05-30T10:00:00Z',
  participantId: 'guest-1',
  name: 'Ada Berg',
  mobileNumber: '0170 1',
  callLinks: callsTo('0170 1'),
  refusesMails: false,
  team: { id: 'team-4', teamNumber: 4, leavesWhole: false },
}
const loss: TeamLossReply = {
  ...{ teamId: 'team-4', teamNumber: 4, onlyGuest: false, members: ['Ada Berg', 'Bo Kern'], severity: 'MEDIUM' },
  ...{ meal: { id: 'm1', label: 'Starter', time: '2030-06-15T19:00' }, fragile: [] },
  ...{ guestsWithoutCourse: 4, repairable: true, changedParticipants: 6 },
  standby: {
    people: [{ id: 'w1', fullname: 'Wanda Wait' }],
    ...{ canHost: 'YES', distanceInMeters: null, gendersFit: true, newDiets: false, breaksWish: false },
  },
}
const costs = (one: Partial<TeamLossReply> = {}) =>
  given(
    reply(teamRoutes.whatIf, { planVersion: 1, waiting: 2, teams: [{ ...loss, ...one }] }),
    disconnect(teamRoutes.meetingPlan),
  )

beforeEach(() => given(disconnect(teamRoutes.whatIf), disconnect(teamRoutes.meetingPlan)))
const show = (...requests: OpenRequest[]) => {
  given(reply(requestRoutes.open, { requests }))
  return renderAdminPage(<RequestsCard />)
}
const decide = () => screen.findByRole('link', { name: 'See options without Ada Berg' })
const decline = () => screen.findByRole('button', { name: 'Ask to come anyway: Ada Berg' })

test('shows who cannot come with the cancellation already filled in', async () => {
  await show(request)
  expect(await screen.findByRole('heading', { name: '1 request is waiting for your decision' })).toBeVisible()
  expect(screen.getByText('Ada Berg of team 4 can’t come')).toBeVisible()
  expect(screen.getByText('Fever since yesterday')).toBeVisible()
  expect(screen.getByRole('link', { name: '0170 1' })).toHaveAttribute('href', 'tel:01701')
  expect((await decide()).getAttribute('href')).toMatch(/\/teams\/team-4\/cancel\?teamMemberIdToCancel=guest-1$/)
})

test('shows what each decision costs, and leads to it', async () => {
  costs()
  await show(request)
  const ways = within(await screen.findByRole('list', { name: 'What each decision means' }))
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Only Ada Berg leaves2 people on the waiting list could take the place',
    'Replace all of team 4Could step in: Wanda Wait',
    'Cancel all of team 44 people miss a courseRepair: the evening changes for 6 people',
  ])
  const queries = ways.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/cancel')[1])
  expect(queries).toEqual(['?teamMemberIdToCancel=guest-1', '?way=REPLACE', ''])
})

test('offers no single leave to a team that leaves as a whole, and says when no one can step in', async () => {
  costs({ standby: null, repairable: false, changedParticipants: null })
  await show({ ...request, team: { id: 'team-4', teamNumber: 4, leavesWhole: true } })
  const ways = within(await screen.findByRole('list', { name: 'What each decision means' }))
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Replace all of team 4No one can step in',
    'Cancel all of team 44 people miss a courseCan’t be repaired: too few teams',
  ])
})

test('shows on the page of a team or a person only their requests', async () => {
  given(reply(requestRoutes.open, { requests: [request] }))
  await renderAdminPage(
    <>
      <RequestsCard teamId="team-5" />
      <RequestsCard participantId="guest-2" />
      <RequestsCard teamId="team-4" />
    </>,
  )
  expect(await screen.findAllByText('Ada Berg of team 4 can’t come')).toHaveLength(1)
})

test('leads to the cancellation of the whole team when all of it leaves', async () => {
  await show({ ...request, team: { id: 'team-4', teamNumber: 4, leavesWhole: true } })
  expect((await decide()).getAttribute('href')).toMatch(/\/teams\/team-4\/cancel$/)
})

test('declines only after the question, and is gone when nothing is open any more', async () => {
  const declined = vi.fn<Answer<typeof requestRoutes.decline>>(() => ({ requests: [] }))
  const { user } = await show(request)
  given(reply(requestRoutes.decline, declined))
  await user.click(await decline())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not yet' }))
  expect(declined).not.toHaveBeenCalled()
  await user.click(await decline())
  given(reply(requestRoutes.open, { requests: [] }))
  await user.click(await screen.findByRole('button', { name: 'Send email' }))
  await waitFor(() => expect(screen.queryByText('Ada Berg of team 4 can’t come')).not.toBeInTheDocument())
  expect(declined.mock.lastCall?.[0]).toMatchObject({ requestId: 'request-1' })
})

test('keeps who wants no mails only after a call, and promises them none', async () => {
  const declined = vi.fn<Answer<typeof requestRoutes.decline>>(() => ({ requests: [] }))
  given(reply(requestRoutes.decline, declined))
  const { user } = await show({ ...request, refusesMails: true })
  expect(await screen.findByText(/gets no more emails from here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Ask to come anyway/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep in the team: Ada Berg' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/agree on it by phone first/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep in the team' }))
  expect(await screen.findByText('Ada Berg stays in the team.')).toBeVisible()
  expect(declined).toHaveBeenCalledOnce()
})

test('reports that the guest withdrew meanwhile', async () => {
  const { user } = await show(request)
  given(refuse(requestRoutes.decline, [{ message: 'request_closed' }]))
  await user.click(await decline())
  await user.click(await screen.findByRole('button', { name: 'Send email' }))
  expect(await screen.findByText(/already been decided or withdrawn/)).toBeVisible()
})

test('offers another try when the requests cannot be loaded', async () => {
  given(disconnect(requestRoutes.open))
  await renderAdminPage(<RequestsCard />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

const home = {
  ...{ street: 'Old Lane', streetNr: '1', zip: '76133', cityName: 'Karlsruhe', country: '', addressRemarks: '' },
  ...{ bellName: '', floor: '', entranceNote: '' },
}
const homeRequest: OpenRequest = {
  ...request,
  kind: 'HOME',
  word: '<script>alert(1)</script>',
  home: {
    before: { ...home, numSeats: 6 },
    after: { ...home, street: 'New Lane', numSeats: 4 },
    peopleAtTable: 6,
  },
}

test('shows the home as it is and as asked for, with the seats that would be missing, and accepts after the question', async () => {
  const accepted = vi.fn<Answer<typeof requestRoutes.acceptHome>>(() => ({ requests: [] }))
  const { user } = await show(homeRequest)
  expect(await screen.findByText('Ada Berg of team 4 would like to change their address or seats')).toBeVisible()
  expect(await screen.findByText('Old Lane 1, 76133 Karlsruhe, 6 seats')).toBeVisible()
  expect(screen.getByText('New Lane 1, 76133 Karlsruhe, 4 seats')).toBeVisible()
  expect(screen.getByText(/6 people eat at this table, but there would only be 4/)).toBeVisible()
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible()
  expect(screen.queryByRole('link', { name: /See options/ })).not.toBeInTheDocument()
  given(reply(requestRoutes.acceptHome, accepted))
  await user.click(await screen.findByRole('button', { name: 'Accept Ada Berg’s change' }))
  expect(accepted).not.toHaveBeenCalled()
  given(reply(requestRoutes.open, { requests: [] }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByText(/would like to change/)).not.toBeInTheDocument())
  expect(accepted.mock.lastCall?.[0]).toMatchObject({ requestId: 'request-1' })
})

test('names no missing seats for a member who does not host, and declines', async () => {
  const declined = vi.fn<Answer<typeof requestRoutes.decline>>(() => ({ requests: [] }))
  given(reply(requestRoutes.decline, declined))
  const { user } = await show({
    ...homeRequest,
    home: homeRequest.home && { ...homeRequest.home, peopleAtTable: null },
  })
  await user.click(await screen.findByRole('button', { name: 'Decline Ada Berg’s change' }))
  expect(screen.queryByText(/people at the table/)).not.toBeInTheDocument()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(declined).toHaveBeenCalledOnce())
})
