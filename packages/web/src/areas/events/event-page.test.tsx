import type { PublicDinner } from '@running-dinner/contract/people'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { EventPage, initialsOf } from './event-page.tsx'

const showEvent = (changes: Partial<PublicDinner> = {}) =>
  renderPage(<EventPage data={{ state: 'FOUND', dinner: { ...examplePublicDinner, ...changes } }} params={{}} />)

test('names the host with initials, and the number of people only where it is known', async () => {
  await showEvent({ headCount: 64 })
  expect(screen.getByText('ML')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Organised by Mira Lang')).toBeVisible()
  expect(screen.getByText('64 registered')).toBeVisible()
})

test('separates each course from its time for readers of text', async () => {
  await showEvent()
  const [meal] = examplePublicDinner.meals
  const course = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(meal?.label ?? '-'))
  expect(course).toHaveTextContent(new RegExp(`^${meal?.label} `))
})

test('shows no number of people where there is none', async () => {
  await showEvent()
  expect(screen.queryByText(/\d registered/)).not.toBeInTheDocument()
})

test.each([
  ['teams exist', 'TEAMS', /The teams are already set/, /All places/],
  ['all places are taken', 'PLACES', /All places are taken/, /The teams are already set/],
] as const)('gives the reason for the waiting list when %s', async (_, waitingReason, said, unsaid) => {
  await showEvent({ waitingList: true, waitingReason })
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Join the waiting list' })).toBeVisible()
})

test('says no word of taken places for a paid event without a limit whose teams exist', async () => {
  const paymentOptions = {
    ...{ brandName: 'Dinner', pricePerRegistration: '12.50', pricePerRegistrationFormatted: '12,50' },
    ...{ agbLink: '', redirectAfterPurchaseLink: '', organiserName: 'Mira Lang' },
  }
  await showEvent({ waitingList: true, waitingReason: 'TEAMS', paymentOptions, registrationOpen: false })
  expect(screen.getByText(/The teams are already set/)).toBeVisible()
  expect(screen.queryByText(/All places/)).not.toBeInTheDocument()
})

test('names the end of registration in the notice only, once it has passed', async () => {
  await showEvent({ registrationOpen: false, registrationDateExpired: true })
  expect(screen.getByText(/^Registration closed on/)).toBeVisible()
  expect(screen.queryByText('Register by')).not.toBeInTheDocument()
})

test('leads guests who have registered to their link, also when registration is closed', async () => {
  await showEvent({ registrationOpen: false, registrationDateExpired: true })
  expect(screen.getByRole('link', { name: 'Get your link again' })).toHaveAttribute('href', '/my-events')
})

test.each([
  ['Olga Maria Organ', 'OO'],
  ['Mira', 'M'],
  ['  mira   lang ', 'ML'],
  ['Ánna Øster', 'ÁØ'],
  ['„Die Küchencrew“ e. V.', 'DV'],
  ['1848 & 2', ''],
  ['', ''],
])('makes initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
