import { type Language, languages } from '@running-dinner/domain'
import * as en from '@running-dinner/phrases/english'
import * as de from '@running-dinner/phrases/german'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

const resources = { de: { ...de }, en: { ...en } }
const instances = new Map<Language, Promise<i18n>>()

/** All phrases at once: rendering on the server cannot wait for some of them. */
export function serverI18n(language: Language): Promise<i18n> {
  const known = instances.get(language) ?? createI18n(language)
  instances.set(language, known)
  return known
}

async function createI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...languages],
    resources,
    ns: Object.keys(de),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
  return instance
}
