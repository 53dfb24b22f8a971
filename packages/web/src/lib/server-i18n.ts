import { type Language, languages } from '@running-dinner/domain'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type PhraseNamespace, phraseLoaders } from './phrase-loaders.ts'

const instances = new Map<Language, Promise<i18n>>()

/** All phrases of one language at once: rendering on the server cannot wait for some of them. */
export function serverI18n(language: Language): Promise<i18n> {
  const known = instances.get(language) ?? createI18n(language)
  instances.set(language, known)
  return known
}

async function createI18n(language: Language): Promise<i18n> {
  const loaders = phraseLoaders[language]
  const names = Object.keys(loaders) as PhraseNamespace[]
  const words = await Promise.all(
    names.map(async (name) => [
      name,
      (await loaders[name]())[name as keyof Awaited<ReturnType<(typeof loaders)[typeof name]>>],
    ]),
  )
  const instance = i18next.createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...languages],
    resources: { [language]: Object.fromEntries(words) },
    ns: names,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  return instance
}
