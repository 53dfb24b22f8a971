import createEmotionServer from '@emotion/server/create-instance'
import type { RenderPage } from '@running-dinner/contract/public-pages.ts'
import type { Language } from '@running-dinner/domain'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { createStyles } from './app/create-styles.ts'
import { ErrorBoundary } from './app/error-screen.tsx'
import { isEventState } from './app/page-source.ts'
import { Providers } from './app/providers.tsx'
import { isPageHandle } from './app/public-page.ts'
import { routes } from './app/router.tsx'
import { setAdminContact } from './lib/admin-contact.ts'
import { chosenLanguage, spokenLanguage } from './lib/requested-language.ts'
import { serverI18n } from './lib/server-i18n.ts'
import { splitHead } from './lib/split-head.ts'
import { styleRules } from './lib/style-rules.ts'

const handler = createStaticHandler(routes)

/** Renders a public page; `undefined` where the browser does it itself (decisions B21). */
export const render: RenderPage = async (request) => {
  const asked = new Request(request.url, { headers: { cookie: request.cookies } })
  const context = await handler.query(asked, { requestContext: request.source })
  if (context instanceof Response) return undefined
  const handle = context.matches.map(({ route }) => route.handle as unknown).find(isPageHandle)
  if (handle === undefined) return undefined
  const failed = Object.values(context.errors ?? {})[0]
  if (failed !== undefined) throw failed
  setAdminContact(request.adminContact)
  const language = chosenLanguage(request) ?? languageOfEvent(context) ?? spokenLanguage(request.acceptLanguage)
  const styles = createStyles(request.nonce)
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles)
  const { head, html } = splitHead(
    renderToString(
      <I18nextProvider i18n={await serverI18n(language)}>
        <Providers styles={styles}>
          <ErrorBoundary>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </ErrorBoundary>
        </Providers>
      </I18nextProvider>,
    ),
  )
  const { html: page, css } = styleRules(html)
  const phraseFiles = ['common', ...handle.namespaces].map((name) => `../phrases/src/${language}/${name}.ts`)
  return {
    status: statusOf(context),
    language,
    head: `${head}${constructStyleTagsFromChunks(extractCriticalToChunks(html))}<style nonce="${request.nonce}">${css}</style>`,
    html: page,
    data: JSON.stringify(context.loaderData),
    files: [handle.file, ...phraseFiles],
  }
}

/** An event that is not there to register for is gone or was never there, also for whoever only reads the status. */
function statusOf({ statusCode, loaderData, matches }: StaticHandlerContext): number {
  const event = Object.values(loaderData).find(isEventState)
  if (event?.state === 'UNKNOWN') return 404
  if (event !== undefined && event.state !== 'FOUND') return 410
  return matches.some(({ route }) => route.path === '*') ? 404 : statusCode
}

/** Guests of an event read its page in its language unless they have chosen another (rules 10.4). */
function languageOfEvent({ loaderData }: StaticHandlerContext): Language | undefined {
  const event = Object.values(loaderData).find(isEventState)
  return event?.state === 'FOUND' ? event.dinner.languageCode : undefined
}
