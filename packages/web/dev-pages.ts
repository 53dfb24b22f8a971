import type { EventState, PageSource, PublicDinner, RenderedPage, RenderPage } from '@running-dinner/contract'
import type { Connect, Plugin, ViteDevServer } from 'vite'

type Contract = typeof import('@running-dinner/contract/public-calls.ts')

/**
 * Renders public pages from source while developing, so that they reload like the rest of the client. In production the
 * server renders them from the build (packages/server/src/platform/http/pages.ts); data comes from the same calls.
 *
 * @param server origin of the running server
 */
export function devPages(server: string): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (vite) => () => {
      // After the proxy and the modules, before Vite answers with the empty shell of the areas.
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || request.headers.accept?.includes('text/html') !== true) return next()
        renderFromSource(vite, request, server)
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

/** `undefined` for the pages that the browser renders alone. */
async function renderFromSource(vite: ViteDevServer, request: Connect.IncomingMessage, server: string) {
  const url = request.originalUrl ?? '/'
  const { render } = (await vite.ssrLoadModule('/src/server-entry.tsx')) as { render: RenderPage }
  const { headers } = request
  const page = await render({
    url: `http://${headers.host ?? 'localhost'}${url}`,
    cookies: headers.cookie ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
    nonce: '',
    operator: { name: '', address: '', email: '', donationUrl: '' },
    source: await sourceOver(vite, server),
  })
  if (page === undefined) return undefined
  return { status: page.status, html: await vite.transformIndexHtml(url, documentOf(page)) }
}

/** As the server's template, without what only a build has: hashed files, inlined fonts, replayed early presses. */
function documentOf({ language, head, styles, html, data }: RenderedPage): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}${styles}</head><body><div id="root">${html}</div>
<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>
<script type="module" src="/src/public-entry.tsx"></script></body></html>`
}

/** The data of public pages over HTTP instead of from the database. */
async function sourceOver(vite: ViteDevServer, server: string): Promise<PageSource> {
  // Vite reads its configuration without compiling the packages of this repository, so it has to load them.
  const { publicCalls } = (await vite.ssrLoadModule('@running-dinner/contract/public-calls.ts')) as Contract
  const get = (path: string) => fetch(`${server}/api${path}`)
  return {
    events: async ({ search, from, limit }) => {
      const response = await get(`${publicCalls.list.path}?${new URLSearchParams({ search, from })}`)
      if (!response.ok) throw new Error(`the list of events answers ${response.status}`)
      const { publicRunningDinners } = (await response.json()) as { publicRunningDinners: PublicDinner[] }
      return publicRunningDinners.slice(0, limit)
    },
    event: async (publicId) => {
      const path = publicCalls.get.path.replace(/:\w+/, encodeURIComponent(publicId))
      const response = await get(path)
      return response.ok
        ? { state: 'FOUND', dinner: (await response.json()) as PublicDinner }
        : stateOf(await response.text())
    },
  }
}

function stateOf(refusal: string): EventState {
  if (refusal.includes('runningdinner_date_expired')) return { state: 'EXPIRED' }
  return { state: refusal.includes('event_cancelled') ? 'CANCELLED' : 'UNKNOWN' }
}
