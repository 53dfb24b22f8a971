import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { EventPage } from './event-page.tsx'
import { shareEvent } from './event-script.ts'

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
  ['true', 'Someone has already registered in this browser. Check your inbox for a link to confirm.'],
  [
    'confirmed',
    'A registration for this event was confirmed in this browser. You’ll find everything else under My events.',
  ],
])('names what this browser has to remember for the notice of a registration that is %s', async (mark, words) => {
  await showEvent()
  const notice = document.querySelector<HTMLElement>(`[data-stored="registration_abc"][data-value="${mark}"]`)
  expect(notice).not.toBeVisible()
  const texts = [...(notice?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
  expect(texts.map(({ dataset }) => dataset.text).join('')).toBe(words)
})

test('a browser without scripts or styles reads nothing of a registration in this browser', async () => {
  await showEvent()
  expect(document.body).not.toHaveTextContent(/in this browser|My events/)
})
