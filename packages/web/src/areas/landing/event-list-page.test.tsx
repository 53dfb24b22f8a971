import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { EventListPage } from './event-list-page.tsx'

type Found = Parameters<typeof EventListPage>[0]['data']

const showList = (data: Partial<Found> = {}, language: 'de' | 'en' = 'en') =>
  renderPage(
    <EventListPage
      data={{ origin: 'https://dinner.example', events: [], search: '', from: '', ...data }}
      params={{}}
    />,
    { language },
  )

const { publicSettings } = examplePublicDinner
const paymentOptions = {
  brandName: 'Dinner',
  pricePerRegistration: '12.50',
  pricePerRegistrationFormatted: '12,50',
  agbLink: '',
  redirectAfterPurchaseLink: '',
  organiserName: 'Mira Lang',
}

test('shows of each event its day, place, deadline and price', async () => {
  await showList({
    events: [
      examplePublicDinner,
      {
        ...examplePublicDinner,
        publicSettings: { ...publicSettings, publicDinnerId: 'def', title: 'Winter-Dinner' },
        paymentOptions,
      },
    ],
  })
  expect(screen.getByRole('status')).toHaveTextContent('2 events found')
  const [free, paid] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(free?.getByRole('link', { name: 'Sommer-Dinner' })).toHaveAttribute('href', '/running-dinner-events/abc')
  for (const text of [/2030/, '76133 Karlsruhe', 'Register by Monday, 27.05.2030', 'Free'])
    expect(free?.getAllByText(text)[0]).toBeVisible()
  expect(paid?.getByText('€12.50 per person')).toBeVisible()
})

test.each([
  ['its registration has ended', { registrationOpen: false, waitingList: true }, 'Registration closed', false],
  ['all places are taken', { waitingList: true }, 'Waiting list only', true],
])('shows of an event that %s', async (_, dinner, text, isOnWaitingList) => {
  await showList({ events: [{ ...examplePublicDinner, ...dinner }] })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText('Waiting list only') !== null).toBe(isOnWaitingList)
})

test('keeps the query in its fields and offers all events where none matches', async () => {
  await showList({ search: 'Freiburg', from: '2030-06-01' })
  expect(screen.getByLabelText('City or postcode')).toHaveValue('Freiburg')
  expect(screen.getByLabelText('From')).toHaveValue('2030-06-01')
  expect(screen.getByRole('heading', { name: 'No matching events at the moment' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all events' })).toHaveAttribute('href', '/running-dinner-events')
})

test('searches by an address that can be passed on, without scripts', async () => {
  await showList({ events: [examplePublicDinner] })
  const form = screen.getByRole('button', { name: 'Search' }).closest('form')
  expect(form).toHaveAttribute('method', 'get')
  expect(form).toHaveAttribute('action', '/running-dinner-events')
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['search', 'from'])
})

test("offers no search where nothing is announced, but an event of one's own", async () => {
  await showList()
  expect(screen.queryByLabelText('City or postcode')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create an event' })).toHaveAttribute('href', '/running-dinner-wizard')
})

test('says in German how many events there are', async () => {
  await showList({ events: [examplePublicDinner] }, 'de')
  expect(screen.getByRole('status')).toHaveTextContent(/^1 /)
})
