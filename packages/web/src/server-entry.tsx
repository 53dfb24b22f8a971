import type { EventState, PageContext } from '@running-dinner/contract/guests'
import { type Language, languages } from '@running-dinner/domain'
import * as en from '@running-dinner/phrases/english'
import * as de from '@running-dinner/phrases/german'
import { createRenderer } from '@running-dinner/public-pages/renderer'
import i18next, { type i18n } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { eventLanguageOf, isEventState, namespacesOf, publicSite } from './app/public/public-site.ts'
import { chosenLanguage, type LanguageSources, languageFrom, noSources } from './lib/language-rule.ts'
import { setOperator } from './lib/page-meta.ts'
import type { PublicPage } from './lib/public-page.ts'
import { readCookie } from './lib/storage.ts'

const resources = { de: { ...de }, en: { ...en } }
const instances = new Map<Language, Promise<i18n>>()

/** All phrases at once: rendering on the server cannot wait for some of them. */
function serverI18n(language: Language): Promise<i18n> {
  const instance = instances.get(language) ?? createI18n(language)
  instances.set(language, instance)
  return instance
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

interface LanguageRequest {
  url: string
  cookies: string
  acceptLanguage: string
}

/** The sources a request carries; sources of the browser alone are added after hydration. */
export function requestedSources({ url, cookies, acceptLanguage }: LanguageRequest): LanguageSources {
  const query = new URL(url).searchParams
  return {
    ...noSources,
    query: [query.get('lng'), query.get('lang')],
    cookie: [readCookie('i18next', cookies), readCookie('NG_TRANSLATE_LANG_KEY', cookies)],
    browser: acceptedLanguages(acceptLanguage),
  }
}

function acceptedLanguages(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [code = '', ...options] = part.trim().split(';')
      const weight = options
        .map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1])
        .find((weightText) => weightText !== undefined)
      return { code, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ code, weight }) => code !== '' && code !== '*' && weight > 0)
    .sort((choice, otherChoice) => otherChoice.weight - choice.weight)
    .map(({ code }) => code)
}

/** Renders the public pages; the server loads it as a file of the build. */
export const render = createRenderer<PageContext, PublicPage>(publicSite, async ({ request, page, data }) => {
  const sources = { ...requestedSources(request), event: eventLanguageOf(data) }
  const language = languageFrom(sources)
  setOperator(request.context.operator)
  const i18n = await serverI18n(language)
  return {
    language,
    chosenLanguage: chosenLanguage({ ...noSources, query: sources.query }),
    status: isEventState(data) ? statusOf(data) : undefined,
    files: ['common', ...namespacesOf(page, data)].map((name) => `../phrases/src/${language}/${name}.ts`),
    wrap: (app) => <I18nextProvider i18n={i18n}>{app}</I18nextProvider>,
  }
})

/** An event without registration is gone or has never existed, also for a program that reads the status only. */
function statusOf(event: EventState): number {
  if (event.state === 'FOUND') return 200
  return event.state === 'UNKNOWN' ? 404 : 410
}
