import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from './given-browser-storage.ts'
import { chooseLanguage, guestLanguage, rememberLanguage } from './remembered-language.ts'

afterEach(() => vi.unstubAllGlobals())

async function givenBrowser({ refused = false } = {}) {
  givenBrowserStorage({ refused })
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const i18n = i18next.createInstance()
  await i18n.init({ lng: 'de', supportedLngs: ['de', 'en'], resources: { de: {}, en: {} } })
  return { page, i18n }
}

test('a guest who has chosen no language reads in that of the event', async () => {
  await givenBrowser()
  expect(guestLanguage('de')).toBe('de')
  expect(guestLanguage('en')).toBe('en')
})

test('what was only detected is remembered, but is no choice', async () => {
  const { page } = await givenBrowser()
  rememberLanguage('en')
  expect(page.cookie).toContain('NG_TRANSLATE_LANG_KEY=en')
  expect(guestLanguage('de')).toBe('de')
})

test('a choice is spoken, remembered, and holds on the pages of every event', async () => {
  const { page, i18n } = await givenBrowser()
  await chooseLanguage(i18n, 'en')
  expect(i18n.language).toBe('en')
  expect(page.cookie).toContain('NG_TRANSLATE_LANG_KEY=en')
  expect(window.localStorage.getItem('i18nextLng')).toBe('en')
  expect(guestLanguage('de')).toBe('en')
})

test('a browser that keeps nothing speaks the choice, and the language of the next event', async () => {
  const { i18n } = await givenBrowser({ refused: true })
  await chooseLanguage(i18n, 'en')
  expect(i18n.language).toBe('en')
  expect(guestLanguage('de')).toBe('de')
})
