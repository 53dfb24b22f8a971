import { type OwnOfferReply, placeOfferRoutes } from '@running-dinner/contract/people'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const open: OwnOfferReply = {
  state: 'OPEN',
  validUntil: '2027-10-01T16:00:00.000Z',
  firstnames: ['Ada'],
  title: 'Autumn dinner',
  date: '2027-10-02',
  city: 'Freiburg',
  newTeams: null,
  table: null,
  course: 'Starter',
  languageCode: 'en',
  timeZone: 'Europe/Berlin',
  cancelled: false,
  publicContactName: 'Olga',
  publicContactEmail: 'olga@example.org',
}
const show = (offer: Partial<OwnOfferReply> = {}) => {
  given(reply(placeOfferRoutes.own, { ...open, ...offer }))
  return renderPage(<SelfArea />, { path: '/self/*', at: '/self/offers/token-1?lng=en' })
}

test('opening the link answers nothing; after accepting the page confirms the place', async () => {
  const accept = vi.fn<Answer<typeof placeOfferRoutes.accept>>(() => ({ ...open, state: 'ACCEPTED' }))
  given(reply(placeOfferRoutes.accept, accept))
  const { user } = await show()
  expect(await screen.findByRole('heading', { name: 'A place for you?' })).toBeVisible()
  // On the clock of the event, two hours ahead of universal time.
  expect(screen.getByText(/Friday, 01\.10\.2027, 18:00/)).toBeVisible()
  expect(accept).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Yes, accept' }))
  expect(await screen.findByRole('heading', { name: 'Great that you’re joining!' })).toBeVisible()
  expect(accept.mock.lastCall?.[0]).toEqual({ offerToken: 'token-1' })
  expect(screen.queryByRole('button', { name: 'Yes, accept' })).not.toBeInTheDocument()
})

test('asks a pair together, and after declining the page says that they keep waiting', async () => {
  given(reply(placeOfferRoutes.decline, { ...open, state: 'DECLINED' }))
  const { user } = await show({ firstnames: ['Ada', 'Bo'] })
  expect(await screen.findByText(/Hello Ada and Bo/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No, decline' }))
  expect(await screen.findByText(/You keep your place on the waiting list/)).toBeVisible()
})

test('an answer that comes too late reads that the place is passed on', async () => {
  given(reply(placeOfferRoutes.accept, { ...open, state: 'EXPIRED' }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Yes, accept' }))
  expect(await screen.findByRole('heading', { name: 'Time’s up for this offer' })).toBeVisible()
})

test('shows a refusal and leaves both buttons', async () => {
  given(refuse(placeOfferRoutes.accept, [{ message: 'event_cancelled' }]))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Yes, accept' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'No, decline' })).toBeEnabled()
})

test.each<[Partial<OwnOfferReply>, string]>([
  [{ state: 'TAKEN' }, 'The place has been filled'],
  [{ state: 'WITHDRAWN' }, 'This offer is no longer open'],
  [{ cancelled: true }, 'This running dinner has been cancelled'],
])('%j has no buttons', async (offer, heading) => {
  await show(offer)
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Yes, accept' })).not.toBeInTheDocument()
})

test('who accepted a place in new teams waits for the others, and may decline after all', async () => {
  const newTeams = { people: 6, agreed: 3 }
  given(reply(placeOfferRoutes.accept, { ...open, state: 'AGREED', newTeams: { people: 6, agreed: 4 }, course: '' }))
  given(reply(placeOfferRoutes.decline, { ...open, state: 'DECLINED', newTeams, course: '' }))
  const { user } = await show({ newTeams, course: '' })
  expect(await screen.findByText(/We can create new teams with 6 people/)).toBeVisible()
  expect(screen.getByText('3 of 6 have accepted so far')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Yes, accept' }))
  expect(await screen.findByRole('heading', { name: 'Thanks for accepting!' })).toBeVisible()
  expect(screen.getByText('4 of 6 have accepted so far')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Decline after all' }))
  expect(await screen.findByText(/You keep your place on the waiting list/)).toBeVisible()
})

test('an unknown secret shows the page for invalid links', async () => {
  given(refuse(placeOfferRoutes.own, [{ message: 'link_invalid' }], 404))
  await renderPage(<SelfArea />, { path: '/self/*', at: '/self/offers/token-1?lng=en' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Yes, accept' })).not.toBeInTheDocument()
})

const none = { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] }
const table = { startsAt: '2027-10-02T21:00:00+02:00', people: 4, diets: { ...none, vegan: 1 } }

test('asks to cook for the guests of a lost table, with time, number and diets, and says who was faster', async () => {
  given(reply(placeOfferRoutes.accept, { ...open, table, state: 'TAKEN' }))
  const { user } = await show({ table, course: 'Main course' })
  expect(await screen.findByRole('heading', { name: 'Can you cook?' })).toBeVisible()
  expect(screen.getByText('Main course at 21:00')).toBeVisible()
  expect(screen.getByText('4 guests')).toBeVisible()
  // Minutes are left: the hour alone, on the clock of the event.
  expect(screen.getByText(/^Please answer by \d\d:\d\d$/)).toBeVisible()
  expect(screen.getByText(/vegan/i)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Yes, I’ll cook' }))
  expect(await screen.findByRole('heading', { name: 'The guests have a table' })).toBeVisible()
})
