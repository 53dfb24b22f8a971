import { type Language, languages } from '@running-dinner/domain'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { chosenLanguage, languageFrom } from './language-rule.ts'
import { type PhraseNamespace, phraseLoaders } from './phrase-loaders.ts'
import { browserSources, keepLanguage } from './remembered-language.ts'

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

export const i18n = i18next.use(backend).use(initReactI18next)

interface RenderedPage {
  language: Language
  event: Language | undefined
}

/** Resolves when the language is known and the words of the shell are there. `rendered`: what the server has made, for hydration. */
export async function startI18n(rendered?: RenderedPage): Promise<void> {
  const sources = browserSources(rendered?.event)
  const language = rendered?.language ?? languageFrom(sources)
  // Before any code is loaded: a link pressed meanwhile opens the next page in the language named in this address.
  keepLanguage(language, sources)
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18n.init({
    lng: language,
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
}

/** After hydration: a choice that only the storage of this browser holds was unknown to the server. */
export async function followStoredLanguage(): Promise<void> {
  const chosen = chosenLanguage(browserSources())
  if (chosen !== undefined && chosen !== i18n.resolvedLanguage) await i18n.changeLanguage(chosen)
}

export function currentLanguage(): Language {
  return i18n.resolvedLanguage === 'de' ? 'de' : 'en'
}
