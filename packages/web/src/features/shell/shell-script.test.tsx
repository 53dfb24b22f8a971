import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closePanels, followLanguage, followSchemeChoice } from './shell-script.ts'

/** What the server renders of the switches, in English; `also` is in the page. */
function givenDocument({
  query = '',
  also = '',
  cookies = true,
}: {
  query?: string
  also?: string
  cookies?: boolean
}) {
  window.history.replaceState(null, '', `/${query}`)
  document.documentElement.lang = 'en'
  document.body.innerHTML = `${also}
    <button data-language="de">DE</button><button data-language="en">EN</button>
    <span data-mode="system"></span>
    <button data-scheme="system" aria-pressed="true">System</button>
    <button data-scheme="dark" aria-pressed="false">Dark</button>`
  if (!cookies) {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  }
  onTestFinished(() => {
    vi.restoreAllMocks()
    for (const name of ['i18next', 'NG_TRANSLATE_LANG_KEY']) {
      // biome-ignore lint/suspicious/noDocumentCookie: a test forgets what was kept
      document.cookie = `${name}=; path=/; max-age=0`
    }
    document.documentElement.removeAttribute('data-color-scheme')
  })
  const browser = { reload: vi.fn(), replace: vi.fn() }
  return { browser, follow: () => followLanguage(browser) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a chosen language is kept, and the document loaded again in it', () => {
  const { browser, follow } = givenDocument({ query: '?lng=en&search=x#top' })
  follow()
  press('DE')
  expect(document.cookie).toContain('i18next=de')
  expect(localStorage.getItem('i18nextLng')).toBe('de')
  expect(window.location.href).toMatch(/\?lng=de&search=x#top$|\?search=x&lng=de#top$/)
  expect(browser.reload).toHaveBeenCalledOnce()
})

test('the language of the document is kept when it is chosen, and nothing is loaded', () => {
  const { browser, follow } = givenDocument({})
  follow()
  press('EN')
  expect(document.cookie).toContain('i18next=en')
  expect(browser.reload).not.toHaveBeenCalled()
})

test('a language that only this browser has stored leads to the document in it, once', () => {
  const { browser, follow } = givenDocument({})
  localStorage.setItem('i18nextLng', 'de')
  follow()
  expect(document.cookie).toContain('i18next=de')
  expect(browser.reload).toHaveBeenCalledOnce()
  // The server answers in English although the cookie says German: loading again would never end.
  follow()
  expect(browser.reload).toHaveBeenCalledOnce()
})

test('a stored language is named in the address where the browser keeps no cookies', () => {
  const { browser, follow } = givenDocument({ query: '?search=x#top', cookies: false })
  localStorage.setItem('i18nextLng', 'de')
  follow()
  expect(browser.reload).not.toHaveBeenCalled()
  expect(String(browser.replace.mock.calls[0]?.[0])).toMatch(/\?search=x&lng=de#top$/)
})

test('the language in the address wins over a stored one, and is kept', () => {
  const { browser, follow } = givenDocument({ query: '?lang=en' })
  localStorage.setItem('i18nextLng', 'de')
  follow()
  expect(browser.reload).not.toHaveBeenCalled()
  expect(localStorage.getItem('i18nextLng')).toBe('en')
})

test('a detected language is cached, the language of an event is not', () => {
  const { follow } = givenDocument({ also: '<main data-event-language="en"></main>' })
  follow()
  expect(localStorage.getItem('i18nextLng')).toBeNull()
  document.querySelector('main')?.remove()
  follow()
  expect(localStorage.getItem('i18nextLng.detected')).toBe('en')
})

test('the switch shows the stored scheme and changes it', () => {
  givenDocument({})
  localStorage.setItem('mui-mode', 'dark')
  followSchemeChoice()
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'dark')
  press('System')
  expect(localStorage.getItem('mui-mode')).toBe('system')
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'false')
  localStorage.setItem('mui-mode', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' })))
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark')
})

test.each([
  ['Escape', (panel: Element) => fireEvent.keyDown(panel, { key: 'Escape' }), 'Menu'],
  ['a choice in it', () => press('Dark'), 'Menu'],
  ['a press elsewhere', () => fireEvent.pointerDown(document.body), ''],
  ['a focus elsewhere', () => screen.getByRole('button', { name: 'EN' }).focus(), 'EN'],
])('an open panel closes on %s', (_, leave, focused) => {
  const scheme = '<button data-scheme="dark">Dark</button>'
  givenDocument({ also: `<details open data-disclosure><summary>Menu</summary>${scheme}</details>` })
  document.querySelectorAll('[data-scheme]').forEach((button, at) => {
    if (at > 0) button.remove()
  })
  const panel = document.querySelector('details')
  if (!panel) throw new Error('there is a panel')
  closePanels()
  leave(panel)
  expect(panel.open).toBe(false)
  expect(document.activeElement?.textContent === focused || focused === '').toBe(true)
})
