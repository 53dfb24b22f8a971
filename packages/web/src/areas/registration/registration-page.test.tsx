import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { showRegistration } from '../../../test/show-registration.tsx'

const closed = { ...examplePublicDinner, registrationOpen: false }
const { publicSettings } = examplePublicDinner
const paymentOptions = {
  brandName: 'Dinner',
  pricePerRegistration: '12.50',
  pricePerRegistrationFormatted: '12,50',
  agbLink: '',
  redirectAfterPurchaseLink: '',
  organiserName: 'Mira Lang',
}

test.each([
  ['the deadline has passed', 'en', { registrationDateExpired: true }, 'The last day to register was 27.05.2030.'],
  ['the deadline has passed', 'de', { registrationDateExpired: true }, /27\.05\.2030/],
  [
    'the organiser has switched it off',
    'en',
    { publicSettings: { ...publicSettings, registrationDeactivated: true } },
    'This running dinner isn’t taking registrations at the moment.',
  ],
  [
    'a paid event is full',
    'en',
    { waitingList: true, waitingReason: 'PLACES', paymentOptions },
    /All places are taken/,
  ],
  [
    'a paid event has teams',
    'en',
    { waitingList: true, waitingReason: 'TEAMS', paymentOptions },
    /The teams are already set/,
  ],
  ['the event is over', 'en', {}, 'You can’t register here at the moment.'],
] as const)('shows no form when %s (%s), and why', async (_, language, dinner, reason) => {
  await showRegistration({ dinner: { ...closed, ...dinner }, language })
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('names the person to ask and links to the event', async () => {
  await showRegistration({ dinner: closed })
  expect(screen.getByRole('link', { name: 'mira@example.org' })).toHaveAttribute('href', 'mailto:mira@example.org')
  expect(screen.getByRole('link', { name: 'Go to event' })).toHaveAttribute('href', '/running-dinner-events/abc')
})
