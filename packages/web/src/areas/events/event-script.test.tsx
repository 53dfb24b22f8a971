import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { EventPage } from './event-page.tsx'
import { shareEvent, showOwnRegistration } from './event-script.ts'

const showEvent = () => renderPage(<EventPage data={{ state: 'FOUND', dinner: examplePublicDinner }} params={{}} />)

const address = examplePublicDinner.publicSettings.publicDinnerUrl

/** The share sheet of a phone, for one test. */
function givenShareSheet(share: () => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

test('opens the share sheet with title and address', async () => {
  const share = vi.fn(() => Promise.resolve())
  givenShareSheet(share)
  await showEvent()
  shareEvent()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Sommer-Dinner', url: address })
})

test('stays silent when the share sheet is closed without a choice', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  givenShareSheet(share)
  await showEvent()
  shareEvent()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Share' }).closest('div')?.parentElement).not.toHaveTextContent(
    /copied|link is/,
  )
})

test('copies the address without a share sheet, and shows it where that fails', async () => {
  await showEvent()
  shareEvent()
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
  ['registered', /already registered in this browser/, /was confirmed in this browser/],
  ['confirmed', /was confirmed in this browser/, /already registered in this browser/],
])('says that a registration in this browser is %s', async (mark, said, unsaid) => {
  localStorage.setItem('registration_abc', mark)
  await showEvent()
  showOwnRegistration()
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument()
})

test('a browser without scripts or styles reads nothing of a registration in this browser', async () => {
  await showEvent()
  expect(document.body).not.toHaveTextContent(/in this browser|My events/)
  localStorage.setItem('registration_abc', 'confirmed')
  showOwnRegistration()
  expect(screen.getByRole('note')).toHaveTextContent(/was confirmed in this browser\. .*My events.*\.$/)
  expect(screen.getByRole('link', { name: 'My events' })).toHaveAttribute('href', '/my-events')
})

test('says nothing where this browser remembers no registration for the event', async () => {
  localStorage.setItem('registration_other', 'confirmed')
  await showEvent()
  showOwnRegistration()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})
