import type { PublicDinner } from '@running-dinner/contract/people'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { EventPage, initialsOf } from './event-page.tsx'

const showEvent = (changes: Partial<PublicDinner> = {}) =>
  renderPage(<EventPage data={{ state: 'FOUND', dinner: { ...examplePublicDinner, ...changes } }} params={{}} />)

const address = examplePublicDinner.publicSettings.publicDinnerUrl

/** The share sheet of a phone, for one test. */
function givenShareSheet(share: () => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

test('names the host with initials, and the number of people only where it is known', async () => {
  await showEvent({ headCount: 64 })
  expect(screen.getByText('ML')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('Hosted by Mira Lang')).toBeVisible()
  expect(screen.getByText('64 going')).toBeVisible()
})

test('separates each course from its time for readers of text', async () => {
  await showEvent()
  const [meal] = examplePublicDinner.meals
  const course = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(meal?.label ?? '-'))
  expect(course).toHaveTextContent(new RegExp(`^${meal?.label} `))
})

test('shows no number of people where there is none', async () => {
  await showEvent()
  expect(screen.queryByText(/going/)).not.toBeInTheDocument()
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

test('leads guests who have registered to their link, also when registration is closed', async () => {
  await showEvent({ registrationOpen: false, registrationDateExpired: true })
  expect(screen.getByRole('link', { name: 'Get your link again' })).toHaveAttribute('href', '/my-events')
})

test('opens the share sheet with title and address', async () => {
  const share = vi.fn(() => Promise.resolve())
  givenShareSheet(share)
  await showEvent()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Sommer-Dinner', url: address })
})

test('stays silent when the share sheet is closed without a choice', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  givenShareSheet(share)
  await showEvent()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Share' }).closest('div')?.parentElement).not.toHaveTextContent(
    /copied|link is/,
  )
})

test('copies the address without a share sheet, and shows it where that fails', async () => {
  await showEvent()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(address)
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText(`Couldn’t copy the link. Here it is: ${address}`)).toBeVisible()
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
