import { type Language, languages } from '@running-dinner/domain'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chosenLanguage, languageFrom, languageOf } from './language-rule.ts'
import { loadPhrases, type PhraseNamespace } from './load-phrases.ts'
import { browserSources, keepLanguage } from './remembered-language.ts'

/** `i18next-resources-to-backend` never asks i18next to try again. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadPhrases(language as Language, namespace as PhraseNamespace).then(
      (phrases) => done(null, phrases),
      // `true`: try again, since the connection may have failed.
      (error: Error) => done(error, true),
    )
  },
}

export const i18n = i18next.use(backend).use(initReactI18next)

interface RenderedPage {
  language: Language
  event: Language | undefined
}

/** Resolves when the language is known and the phrases of the shell are loaded. `rendered`: languages of the server's page, for hydration. */
export async function startI18n(rendered?: RenderedPage): Promise<void> {
  const sources = browserSources(rendered?.event)
  const language = rendered?.language ?? languageFrom(sources)
  // Before any code is loaded: a link pressed meanwhile opens the next page in the language of this address.
  keepLanguage(language, sources)
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18n.init({
    lng: language,
    supportedLngs: [...languages],
    // Both languages have every phrase, and detection turns any other language into English.
    fallbackLng: false,
    load: 'languageOnly',
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    // Phrases are fetched again when the connection fails; milliseconds.
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
  })
}

/** Changes to the language stored in this browser, which the server did not know; call after hydration. */
export async function followStoredLanguage(): Promise<void> {
  const chosen = chosenLanguage(browserSources())
  if (chosen !== undefined && chosen !== i18n.resolvedLanguage) await i18n.changeLanguage(chosen)
}

export function currentLanguage(): Language {
  return languageOf(i18n)
}
