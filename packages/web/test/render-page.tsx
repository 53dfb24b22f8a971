import { type Language, languages } from '@running-dinner/domain'
import * as phrases from '@running-dinner/phrases/german'
import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { MuiProviders } from '../src/app/mui-providers.tsx'
import { WorkProviders } from '../src/app/work-providers.tsx'
import { HistoryRouter } from '../src/lib/history-router.tsx'
import { i18n, startI18n } from '../src/lib/i18n.ts'
import { pageStyles } from './page-styles.ts'

interface PageOptions {
  /** The pattern the router gives the page's parameters from; without it the page is shown at any address. */
  path?: string
  /** Where the visitor is. */
  at?: string
  language?: Language
  /** What the clock says (`2027-05-01T12:00:00Z`); timers run on as usual. */
  now?: string
}

interface RenderedPage {
  /** Presses and types as a person does. */
  user: UserEvent
}

let leave: (() => void) | undefined

/**
 * Shows a page or an area as the app does: providers, router, words of both languages and server state are the real
 * ones, and only the server is replaced (`server.ts`). An address that the page leads to and that it does not show
 * itself is empty; tests look at `window.location`.
 */
export async function renderPage(page: ReactElement, options: PageOptions = {}): Promise<RenderedPage> {
  const { path = '*', at = '/', language = 'en', now } = options
  if (now !== undefined) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await speak(language)
  window.history.replaceState(null, '', at)
  const styles = pageStyles()
  leave = () => {
    // Thousands of rules of earlier tests would make every look at a computed style slower.
    styles.sheet.flush()
  }
  render(
    <MuiProviders styles={styles}>
      <WorkProviders>
        <HistoryRouter>
          <Routes>
            <Route path={path} element={page} />
            {path !== '*' && <Route path="*" element={null} />}
          </Routes>
        </HistoryRouter>
      </WorkProviders>
    </MuiProviders>,
  )
  // Without the check of `pointer-events`: it computes the styles of all parents for each press, a third of a test's time.
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}

/** After a test: the next one begins in a browser that remembers nothing. */
export function leavePage(): void {
  leave?.()
  leave = undefined
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
}

/** Loads the phrases of both languages, which takes seconds on a busy machine: not within the limit of a test. */
export async function loadPhrases(): Promise<void> {
  if (!i18n.isInitialized) await startI18n()
  await i18n.loadLanguages([...languages])
  await i18n.loadNamespaces(Object.keys(phrases))
}

/** All phrases are loaded: a test of wording must not depend on when a namespace arrives. */
async function speak(language: Language): Promise<void> {
  await loadPhrases()
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces(Object.keys(phrases))
  document.documentElement.lang = language
}
