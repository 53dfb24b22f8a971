import type { EventState, PageContext } from '@running-dinner/contract/guests'
import { createRenderer } from '@running-dinner/public-pages/renderer'
import { I18nextProvider } from 'react-i18next'
import { eventLanguageOf, isEventState, publicSite } from './app/public/public-site.ts'
import { chosenLanguage, languageFrom, noSources } from './lib/language-rule.ts'
import { setOperator } from './lib/page-meta.ts'
import type { PublicPage } from './lib/public-page.ts'
import { requestedSources } from './lib/requested-language.ts'
import { serverI18n } from './lib/server-i18n.ts'

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
    files: ['common', ...page.namespaces].map((name) => `../phrases/src/${language}/${name}.ts`),
    wrap: (app) => <I18nextProvider i18n={i18n}>{app}</I18nextProvider>,
  }
})

/** An event without registration is gone or has never existed, also for a program that reads the status only. */
function statusOf(event: EventState): number {
  if (event.state === 'FOUND') return 200
  return event.state === 'UNKNOWN' ? 404 : 410
}
