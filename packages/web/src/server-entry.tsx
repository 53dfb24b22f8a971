import createEmotionServer from '@emotion/server/create-instance'
import type { EventState, RenderPage } from '@running-dinner/contract/public-pages.ts'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStyles } from './app/create-styles.ts'
import { matchPage } from './app/public/match-page.ts'
import { eventLanguageOf, isEventState, type PageData } from './app/public/page-data.ts'
import { PublicApp } from './app/public/public-app.tsx'
import { chosenLanguage, languageFrom, noSources } from './lib/language-rule.ts'
import { setOperator } from './lib/page-meta.ts'
import { splitHead, styleRules } from './lib/rendered-page.ts'
import { requestedSources } from './lib/requested-language.ts'
import { serverI18n } from './lib/server-i18n.ts'

/** Renders a public page; `undefined` where the browser does it itself (decisions B21). */
export const render: RenderPage = async (request) => {
  const url = new URL(request.url)
  const matched = matchPage(url.pathname)
  if (matched === undefined) return undefined
  const { page, params } = matched
  const data = await page.data?.(request.source, { params, query: url.searchParams })
  const event = isEventState(data) ? data : undefined
  const sources = { ...requestedSources(request), event: eventLanguageOf(data) }
  const language = languageFrom(sources)
  setOperator(request.operator)
  const styles = createStyles(request.nonce)
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles)
  const i18n = await serverI18n(language)
  const rendered = splitHead(
    renderToString(
      <I18nextProvider i18n={i18n}>
        <PublicApp Page={await page.load()} data={data} params={params} url={url} styles={styles} />
      </I18nextProvider>,
    ),
  )
  // Without a nonce there is no policy (`npm run dev`), and React compares style attributes with what the browser renders.
  const { html, css } = request.nonce === '' ? { html: rendered.html, css: '' } : styleRules(rendered.html)
  return {
    status: page.path === '*' ? 404 : statusOf(event),
    language,
    named: chosenLanguage({ ...noSources, query: sources.query }),
    head: rendered.head,
    styles: `${constructStyleTagsFromChunks(extractCriticalToChunks(html))}<style nonce="${request.nonce}">${css}</style>`,
    html,
    data: JSON.stringify({ params, data } satisfies PageData),
    files: [page.file, ...['common', ...page.namespaces].map((name) => `../phrases/src/${language}/${name}.ts`)],
  }
}

/** An event that is not there to register for is gone or was never there, also for whoever only reads the status. */
function statusOf(event: EventState | undefined): number {
  if (event === undefined || event.state === 'FOUND') return 200
  return event.state === 'UNKNOWN' ? 404 : 410
}
