import type { Language } from '@running-dinner/domain'
import type { i18n as I18n } from 'i18next'
import { chosenLanguage, type LanguageSources, languageFrom, queryIn } from './language-rule.ts'
import { readCookie, readStorage, removeStorage, writeCookie, writeStorage } from './storage.ts'

const cacheKey = 'i18nextLng'
/** Holds the language that detection has cached under `i18nextLng`: a cached value equal to it is not a choice. */
const detectedKey = 'i18nextLng.detected'
const choiceCookie = 'i18next'
/** The server reads this cookie for texts that belong to no event. */
const serverCookie = 'NG_TRANSLATE_LANG_KEY'

/** `lang` counts beside `lng` on every page but those of organisers and accounts. */
const pathsWithLngOnly = /^\/(admin|running-dinner-wizard|login|register|profile|platform)(\/|$)/i

export function browserSources(event?: Language): LanguageSources {
  const query = new URLSearchParams(window.location.search)
  const cached = readStorage('local', cacheKey)
  return {
    query: [query.get('lng'), pathsWithLngOnly.test(window.location.pathname) ? null : query.get('lang')],
    cookie: [readCookie(choiceCookie), readCookie(serverCookie)],
    localStorage: cached === readStorage('local', detectedKey) ? null : cached,
    sessionStorage: readStorage('session', cacheKey),
    event,
    browser: navigator.languages,
    htmlTag: document.documentElement.lang,
  }
}

/** A language named in the address is a choice; one that was only detected is cached and marked as such. */
export function keepLanguage(language: Language, sources: LanguageSources): void {
  if (chosenLanguage({ ...sources, cookie: [], localStorage: null, sessionStorage: null }) !== undefined) {
    keepChoice(language)
  } else if (chosenLanguage(sources) === undefined && sources.event === undefined) {
    writeStorage('local', cacheKey, language)
    writeStorage('local', detectedKey, language)
  }
}

/** Applies a choice in the menu to this page and all later ones, also after a reload of an address that names another language. */
export async function chooseLanguage(i18n: I18n, language: Language): Promise<void> {
  keepChosenLanguage(language)
  await i18n.changeLanguage(language)
}

/** As `chooseLanguage`, for a page that is loaded again in the language. */
export function keepChosenLanguage(language: Language): void {
  keepChoice(language)
  renameInAddress(language)
}

/** Keeps a language where the server looks for it; false where the browser keeps no cookies. */
export function keepForServer(language: Language): boolean {
  writeCookie(choiceCookie, language)
  writeCookie(serverCookie, language)
  return isKeptForServer(language)
}

export function isKeptForServer(language: Language): boolean {
  return readCookie(choiceCookie) === language
}

/** The language for a guest's page of an event. */
export function guestLanguage(eventLanguage: Language): Language {
  return languageFrom(browserSources(eventLanguage))
}

function keepChoice(language: Language): void {
  writeStorage('local', cacheKey, language)
  removeStorage('local', detectedKey)
  keepForServer(language)
}

function renameInAddress(language: Language): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('lng') && !url.searchParams.has('lang')) return
  url.search = queryIn(language, url.search).toString()
  window.history.replaceState(window.history.state, '', url)
}
