import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import * as react from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { fakeBrowser } from './browser.ts'
import { quickenWindow } from './quick-window.ts'
import { leavePage, loadPhrases } from './render-page.tsx'
import { brokenPromises, server } from './server.ts'

// A machine under foreign load answers late; a test that waits in vain still ends before its limit of 60 s.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message?.includes(shownMark) ? message : `${message}\n${shown()}`),
})

// React notes for up to 10,000 elements a second where they were made, a tenth of the time of these tests. What it complains
// about stays the same.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  [name: string]: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
})

const shownMark = 'The page says:'
const complaints: string[] = []

beforeAll(async () => {
  fakeBrowser()
  quickenWindow()
  await loadPhrases()
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      complaints.push(`no answer was given for ${method} ${url}`)
      throw new Error('unhandled request')
    },
  })
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...what) => void complaints.push(`console.error: ${what.join(' ')}`))
  vi.spyOn(console, 'warn').mockImplementation((...what) => void complaints.push(`console.warn: ${what.join(' ')}`))
})

/** What React, MUI or the contract complain about fails the test, also where the screen looks right. */
afterEach(() => {
  cleanup()
  leavePage()
  server.resetHandlers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  const found = [...complaints.splice(0), ...brokenPromises.splice(0)]
  if (found.length > 0) throw new Error(found.join('\n'))
})

afterAll(() => server.close())

/** Instead of the whole markup: what a person could read when the test gave up. */
function shown(): string {
  const fields = [...document.querySelectorAll('button, a, input, textarea, [role]')].map(
    (element) =>
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent}"${element.matches(':disabled') ? ' (disabled)' : ''}${element === document.activeElement ? ' (focused)' : ''}`,
  )
  return `${shownMark} ${document.body.innerText ?? document.body.textContent}\nIt offers: ${fields.join(', ')}`
}
