import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '../../test/given-browser-storage.ts'
import { languageFrom } from './language-rule.ts'
import { browserSources, chooseLanguage, guestLanguage, keepLanguage } from './remembered-language.ts'

afterEach(() => vi.unstubAllGlobals())

/** Cookies as a browser keeps them: one text to read, one pair at a time to write. */
class FakeDocument {
  documentElement = { lang: 'de' }
  #pairs = new Map<string, string>()
  get cookie(): string {
    return [...this.#pairs].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set cookie(text: string) {
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
    this.#pairs.set(name, value)
  }
}

async function givenBrowser({ refused = false, path = '/', speaks = 'de' } = {}) {
  givenBrowserStorage({ refused })
  const location = new URL(path, 'http://localhost')
  const open = (address: string) => Object.assign(location, { href: new URL(address, location).href })
  const history = { state: null, replaceState: (_state: unknown, _title: string, url: URL) => void open(url.href) }
  Object.assign(window, { location, history })
  vi.stubGlobal('document', new FakeDocument())
  vi.stubGlobal('navigator', { languages: [speaks] })
  const i18n = i18next.createInstance()
  await i18n.init({ lng: 'de', supportedLngs: ['de', 'en'], resources: { de: {}, en: {} } })
  const start = (event?: 'de' | 'en') => {
    const sources = browserSources(event)
    const language = languageFrom(sources)
    keepLanguage(language, sources)
    return language
  }
  return { i18n, open, start, location }
}

test('a guest who has chosen no language reads in that of the event', async () => {
  await givenBrowser()
  expect(guestLanguage('de')).toBe('de')
  expect(guestLanguage('en')).toBe('en')
})

test('a language that was only detected is cached, and is no choice', async () => {
  const { start } = await givenBrowser({ speaks: 'de' })
  expect(start()).toBe('de')
  expect(window.localStorage.getItem('i18nextLng')).toBe('de')
  expect(document.cookie).toBe('')
  expect(guestLanguage('en')).toBe('en')
})

test('the language of an event is neither kept nor cached', async () => {
  const { start } = await givenBrowser({ speaks: 'de' })
  expect(start('en')).toBe('en')
  expect(window.localStorage.getItem('i18nextLng')).toBeNull()
  expect(start()).toBe('de')
})

test.each(['lng', 'lang'])('a language named in the address as %s is kept for the pages that follow', async (name) => {
  const { start, open } = await givenBrowser({ path: `/running-dinner-events/x?${name}=en`, speaks: 'de' })
  expect(start('de')).toBe('en')
  open('/running-dinner-events/x/registration')
  expect(window.location.search).toBe('')
  expect(start('de')).toBe('en')
})

test('lang is not read where organisers work', async () => {
  const { start, open } = await givenBrowser({ path: '/running-dinner-wizard?lang=en', speaks: 'de' })
  expect(start()).toBe('de')
  open('/running-dinner-wizard?lng=en')
  expect(start()).toBe('en')
})

test('a choice after a detection counts, and a detection after it changes nothing', async () => {
  const { start, i18n } = await givenBrowser({ speaks: 'en' })
  start()
  await chooseLanguage(i18n, 'de')
  expect([i18n.language, start(), guestLanguage('en')]).toEqual(['de', 'de', 'de'])
})

test('keeps a choice under the names that were always used', async () => {
  const { i18n } = await givenBrowser()
  await chooseLanguage(i18n, 'en')
  expect(document.cookie).toBe('i18next=en; NG_TRANSLATE_LANG_KEY=en')
  expect(window.localStorage.getItem('i18nextLng')).toBe('en')
})

test('a choice in the menu outlasts a reload of an address that names another language', async () => {
  const { i18n, start, location } = await givenBrowser({ path: '/?a=b&lang=de#c' })
  start()
  await chooseLanguage(i18n, 'en')
  expect(location.search + location.hash).toBe('?a=b&lng=en#c')
  expect(start()).toBe('en')
})

test('the cookie counts before local storage, and that before session storage', async () => {
  await givenBrowser()
  window.sessionStorage.setItem('i18nextLng', 'en')
  expect(guestLanguage('de')).toBe('en')
  window.localStorage.setItem('i18nextLng', 'de')
  expect(guestLanguage('en')).toBe('de')
  // biome-ignore lint/suspicious/noDocumentCookie: a fake of the browser's
  document.cookie = 'i18next=en'
  expect(guestLanguage('de')).toBe('en')
})

test('a browser that refuses its storage keeps the choice in the cookie', async () => {
  const { i18n } = await givenBrowser({ refused: true })
  await chooseLanguage(i18n, 'en')
  expect(i18n.language).toBe('en')
  expect(guestLanguage('de')).toBe('en')
})
