import type { Connect, Plugin, ViteDevServer } from 'vite'
import { browserEntry, rendererEntry } from './build-layout.ts'
import { elementIds, inScriptElement } from './page-signals.ts'
import type { RenderedPage, RenderPage } from './rendered-page.ts'

/**
 * Renders public pages from source while developing, so that they reload like the rest of the client. In production the server
 * renders them from the build (`openPageDocuments`).
 *
 * @param contextOf the context of a request, in place of the server's
 */
export function devPages<Context>(contextOf: (vite: ViteDevServer) => Promise<Context>): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (vite) => () => {
      // After the proxy and the modules, before Vite answers with the empty shell of the areas.
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || request.headers.accept?.includes('text/html') !== true) return next()
        renderFromSource(vite, request, contextOf)
          .then((page) => {
            if (page === undefined) return next()
            response.statusCode = page.status
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(page.html)
          })
          .catch((error: unknown) => {
            // Vite's overlay and terminal show the place in the source.
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            next(error)
          })
      })
    },
  }
}

/** `undefined` for an address that the browser renders alone. */
async function renderFromSource<Context>(
  vite: ViteDevServer,
  request: Connect.IncomingMessage,
  contextOf: (vite: ViteDevServer) => Promise<Context>,
) {
  const url = request.originalUrl ?? '/'
  const { render } = (await vite.ssrLoadModule(`/${rendererEntry}`)) as { render: RenderPage<Context> }
  const { headers } = request
  const page = await render({
    url: `http://${headers.host ?? 'localhost'}${url}`,
    cookies: headers.cookie ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
    context: await contextOf(vite),
  })
  if (page === undefined) return undefined
  return { status: page.status, html: await vite.transformIndexHtml(url, documentOf(page)) }
}

/** As `openPageDocuments` makes it, without what only a build has: hashed files, inlined styles, replayed early clicks. */
function documentOf({ language, head, html, data }: RenderedPage): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}</head><body><div id="${elementIds.root}">${html}</div>
<script type="application/json" id="${elementIds.data}">${inScriptElement(data)}</script>
<script type="module" src="/${browserEntry}"></script></body></html>`
}
