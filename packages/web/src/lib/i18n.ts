import { type Language, languages } from '@running-dinner/domain'
import i18next, { type BackendModule, type LanguageDetectorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { detectLanguage } from './detect-language.ts'
import { type PhraseNamespace, phraseLoaders } from './phrase-loaders.ts'
import { LANGUAGE_COOKIE, rememberLanguage, STORAGE_KEY } from './remembered-language.ts'
import { readCookie, readStorage } from './storage.ts'

const DETECTION_COOKIE = 'i18next'

/** Numbers of spec 9: how translations are fetched. */
const loading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 }

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const name = namespace as PhraseNamespace
    phraseLoaders[language as Language][name]().then(
      (module) => done(null, (module as Record<string, object>)[name] ?? {}),
      // `true`: worth another try, the line may have been down.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    )
  },
}

const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const query = new URLSearchParams(window.location.search)
    return detectLanguage({
      query: [query.get('lng'), query.get('lang')],
      cookie: readCookie(DETECTION_COOKIE),
      localStorage: readStorage('local', STORAGE_KEY),
      sessionStorage: readStorage('session', STORAGE_KEY),
      navigator: navigator.languages,
      htmlTag: document.documentElement.lang,
    })
  },
}

export const i18n = i18next.use(backend).use(detector).use(initReactI18next)

/** Resolves when the language is known and the words of the shell are there. `rendered`: what the server has chosen for this page. */
export async function startI18n(rendered?: Language): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18n.init({
    ...(rendered === undefined ? {} : { lng: rendered }),
    supportedLngs: [...languages],
    // Both languages have every phrase, and what is spoken by neither was turned into English on detection.
    fallbackLng: false,
    load: 'languageOnly',
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    maxParallelReads: loading.maxParallelReads,
    backend: {},
    maxRetries: loading.maxRetries,
    retryTimeout: loading.retryTimeout,
  })
  // What a page took from its event, or the server from the browser, is nobody's choice, so it is not remembered.
  if (rendered === undefined && !window.location.pathname.startsWith('/self/')) rememberLanguage(i18n.language)
}

/** A choice that only the browser remembers counts once the page that the server made is taken over. */
export function followStoredLanguage(): void {
  const query = new URLSearchParams(window.location.search)
  const stored = readStorage('local', STORAGE_KEY)
  const isNamed = query.has('lng') || query.has('lang') || readCookie(LANGUAGE_COOKIE) !== undefined
  if (isNamed || stored === null || stored === i18n.resolvedLanguage) return
  void i18n.changeLanguage(stored).then(() => rememberLanguage(i18n.language))
}

export function currentLanguage(): Language {
  return i18n.resolvedLanguage === 'de' ? 'de' : 'en'
}
