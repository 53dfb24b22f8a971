import type { Language } from '@running-dinner/domain'
import type { i18n as I18n } from 'i18next'
import { readStorage, writeCookie, writeStorage } from './storage.ts'

export const STORAGE_KEY = 'i18nextLng'
/** Read by the server for texts that belong to no event (rules 1.1). */
export const LANGUAGE_COOKIE = 'NG_TRANSLATE_LANG_KEY'
/** What was detected is remembered too; this was chosen. */
const CHOICE_KEY = 'chosenLanguage'

export function rememberLanguage(language: string): void {
  writeStorage('local', STORAGE_KEY, language)
  writeCookie(LANGUAGE_COOKIE, language)
}

/** The reader asks for this language: it holds on every page from now on. */
export async function chooseLanguage(i18n: I18n, language: Language): Promise<void> {
  rememberLanguage(language)
  writeStorage('local', CHOICE_KEY, language)
  await i18n.changeLanguage(language)
}

/** Guests read in the language of their event (rules 14.1), unless they have chosen one themselves. */
export function guestLanguage(eventLanguage: Language): Language {
  const chosen = readStorage('local', CHOICE_KEY)
  return chosen === 'de' || chosen === 'en' ? chosen : eventLanguage
}
