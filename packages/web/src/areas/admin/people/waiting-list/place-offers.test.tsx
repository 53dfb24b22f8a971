import { activityRoutes } from '@running-dinner/contract/events'
import {
  type PlaceOfferReply,
  type PlaceOffersReply,
  placeOfferRoutes,
  type WaitingListReply,
} from '@running-dinner/contract/people'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../../test/server.ts'
import { PlaceOffers } from './place-offers.tsx'

const idOf = (number: number) => `8b1c9e0e-0000-4000-8000-${String(number).padStart(12, '0')}`
const person = (number: number, firstnamePart: string, root: number | null = null) =>
  exampleMember(idOf(number), {
    participantNumber: number,
    firstnamePart,
    lastname: 'Wait',
    teamPartnerWishOriginatorId: root === null ? null : idOf(root),
  })
const [ada, bo, cy, dee] = [person(1, 'Ada'), person(2, 'Bo', 2), person(3, 'Cy', 2), person(4, 'Dee')]
const team = exampleTeam(4, { id: idOf(94), teamMembers: [exampleMember('host', { firstnamePart: 'Hans' })] })
const list: WaitingListReply = {
  participantsForTeamArrangement: [],
  remainingParticipants: [ada, bo, cy, dee],
  numMissingParticipantsForFullTeamArrangement: 0,
  teamsWithCancelStatusOrCancelledMembers: [team],
  totalNumberOfMissingTeamMembers: 1,
  possibleActions: ['ASSIGN_TO_EXISTING_TEAMS'],
  teamsGenerated: true,
  planVersion: 7,
}
const nothing: PlaceOffersReply = {
  automatic: false,
  defaultHours: 24,
  freePlaces: [{ teamId: team.id, places: 1, nextIds: [ada.id] }],
  newTeams: { step: 6, most: 0, nextIds: [] },
  teamOffers: [],
  offers: [],
}
const offered: PlaceOfferReply = {
  id: idOf(50),
  teamOfferId: null,
  team: { id: team.id, teamNumber: 4, mealId: team.meal.id },
  participants: [{ id: ada.id, firstnamePart: 'Ada', lastname: 'Wait' }],
  state: 'OPEN',
  offeredAt: '2027-05-01T12:00:00.000Z',
  validUntil: '2027-05-02T12:00:00.000Z',
  endedAt: null,
  toNext: true,
}
beforeEach(() => given(reply(activityRoutes.dashboard, exampleDashboard())))

const show = (offers: PlaceOffersReply) => {
  given(reply(placeOfferRoutes.list, offers))
  return renderAdminPage(<PlaceOffers list={list} />, { path: 'participants/waiting-list' })
}

test('offers the place to the chosen person for the chosen time, and shows the open offer', async () => {
  const send = vi.fn<Answer<typeof placeOfferRoutes.offer>>(() => ({ ...nothing, freePlaces: [], offers: [offered] }))
  given(reply(placeOfferRoutes.offer, send))
  const { user } = await show(nothing)
  await user.click(await screen.findByRole('button', { name: 'Offer a place in team 4' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a place in team 4' }))
  // A pair needs two places.
  expect(dialog.getAllByRole('option', { name: /Wait/ }).map(({ textContent }) => textContent)).toEqual([
    'Ada Wait (next in order)',
    'Dee Wait',
  ])
  expect(dialog.getByLabelText('Hold the place for')).toHaveValue('24')
  await user.selectOptions(dialog.getByLabelText('Who to?'), 'Dee Wait')
  await user.selectOptions(dialog.getByLabelText('Hold the place for'), '6 hours')
  expect(dialog.getByRole('checkbox', { name: 'Then offer it to the next person' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  expect(await screen.findByText(/Offered until/)).toHaveTextContent('then to the next person')
  expect(send.mock.lastCall?.[1]).toEqual({ teamId: team.id, participantIds: [dee.id], validHours: 6, toNext: true })
  expect(screen.getByText('There are no free places that haven’t been offered yet.')).toBeVisible()
})

test('offers two places to a pair; shows a refusal in the dialog', async () => {
  given(refuse(placeOfferRoutes.offer, [{ message: 'event_not_confirmed' }], 424))
  const { user } = await show({ ...nothing, freePlaces: [{ teamId: team.id, places: 2, nextIds: [] }] })
  await user.click(await screen.findByRole('button', { name: 'Offer a place in team 4' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Who to?'), 'Bo Wait and Cy Wait')
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
})

test('withdraws an open offer; an ended one has no button', async () => {
  const withdrawn = { ...offered, state: 'WITHDRAWN' as const, endedAt: '2027-05-01T13:00:00.000Z' }
  const withdraw = vi.fn<Answer<typeof placeOfferRoutes.withdraw>>(() => ({ ...nothing, offers: [withdrawn] }))
  given(reply(placeOfferRoutes.withdraw, withdraw))
  const { user } = await show({ ...nothing, freePlaces: [], offers: [offered] })
  await user.click(await screen.findByRole('button', { name: 'Withdraw the offer to Ada Wait' }))
  expect(await screen.findByText('Withdrawn by you')).toBeVisible()
  expect(withdraw.mock.lastCall?.[0]).toMatchObject({ offerId: offered.id })
  expect(screen.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument()
})

test('says beside an open offer that its mail did not arrive, and not of an earlier one', async () => {
  const dashboard = exampleDashboard()
  const givenFailure = (failedAt: string) => {
    const undelivered = [{ participantId: ada.id, isOffer: true, failedAt }]
    given(reply(activityRoutes.dashboard, { ...dashboard, mailProblems: { ...dashboard.mailProblems, undelivered } }))
  }
  givenFailure('2027-05-01T12:00:05.000Z')
  await show({ ...nothing, freePlaces: [], offers: [offered] })
  expect(await screen.findByText(/The email didn’t arrive/)).toBeVisible()
  cleanup()
  givenFailure('2027-05-01T11:00:00.000Z')
  await show({ ...nothing, freePlaces: [], offers: [offered] })
  expect(await screen.findByText(/Offered until/)).toBeVisible()
  expect(screen.queryByText(/The email didn’t arrive/)).not.toBeInTheDocument()
})

test('automatic offers are off until they are switched on', async () => {
  const set = vi.fn<Answer<typeof placeOfferRoutes.setAutomatic>>(() => ({ ...nothing, automatic: true }))
  given(reply(placeOfferRoutes.setAutomatic, set))
  const { user } = await show(nothing)
  const automatic = await screen.findByRole('switch', { name: 'Offer free places automatically, in order' })
  expect(automatic).not.toBeChecked()
  await user.click(automatic)
  await waitFor(() => expect(automatic).toBeChecked())
  expect(set.mock.lastCall?.[1]).toEqual({ automatic: true })
})

test('offers new teams to as many people as they need, and shows the answer of each', async () => {
  const part = (given: Partial<PlaceOfferReply>) => ({ ...offered, team: null, teamOfferId: idOf(60), ...given })
  const opened = {
    id: idOf(60),
    state: 'OPEN' as const,
    people: 2,
    toNext: true,
    offeredAt: offered.offeredAt,
    endedAt: null,
  }
  const asked: PlaceOffersReply = {
    ...nothing,
    teamOffers: [opened],
    offers: [part({ state: 'AGREED' }), part({ id: idOf(51), participants: [dee] })],
  }
  const send = vi.fn<Answer<typeof placeOfferRoutes.offerTeams>>(() => asked)
  const withdraw = vi.fn<Answer<typeof placeOfferRoutes.withdraw>>(() => nothing)
  given(reply(placeOfferRoutes.offerTeams, send), reply(placeOfferRoutes.withdraw, withdraw))
  const { user } = await show({ ...nothing, newTeams: { step: 2, most: 2, nextIds: [ada.id, dee.id] } })
  await user.click(await screen.findByRole('button', { name: 'Offer new teams' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer new teams' }))
  expect(dialog.getByText('If all 2 people you ask now accept, 1 new team is created.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Dee Wait' }))
  expect(dialog.getByRole('button', { name: 'Send offer' })).toBeDisabled()
  expect(dialog.getByText(/2 people at a time/)).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Dee Wait' }))
  await user.click(dialog.getByRole('button', { name: 'Send offer' }))
  expect(await screen.findByText(/1 of 2 accepted, people who decline are replaced/)).toBeVisible()
  const people = [ada, dee].map(({ id }) => ({ id }))
  expect(send.mock.lastCall?.[1]).toEqual({ participants: people, validHours: 24, toNext: true })
  expect(screen.getByText(/Accepted, waiting for the others/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /Withdraw/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Withdraw all' }))
  await waitFor(() => expect(withdraw.mock.lastCall?.[0]).toMatchObject({ offerId: offered.id }))
})
