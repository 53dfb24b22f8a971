/** The part in the built renderer: makes a document's parts from a request. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { matchPage } from './match-page.ts'
import type { PublicPage, PublicSite } from './page.ts'
import type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts'
import { type PageData, sitePage } from './site-page.tsx'

/** Splits a rendered page: React writes the elements of the head before everything else. */
export function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}

/** What the product decides about an answer once the page's data is loaded. */
export interface Preparation extends Pick<RenderedPage, 'language' | 'chosenLanguage'> {
  /** Without it 404 for the page of unknown addresses and 200 for every other. */
  status: number | undefined
  /** Source files beside the page that the browser needs to hydrate it, for example texts in one language. */
  files: readonly string[]
  /** Wraps the app in what only the server provides, for example the texts of the language. */
  wrap(app: ReactElement): ReactElement
}

interface Prepared<Context, Page> {
  request: PageRequest<Context>
  page: Page
  data: unknown
}

/** The renderer of a site. The build exports it as `render`; the server loads it with `loadRenderer`. */
export function createRenderer<Context, Page extends PublicPage<Context>>(
  site: PublicSite<Page>,
  prepare: (prepared: Prepared<Context, Page>) => Promise<Preparation>,
): RenderPage<Context> {
  return async (request) => {
    const url = new URL(request.url)
    const matched = matchPage(site, url.pathname)
    if (matched === undefined) return undefined
    const { page, params } = matched
    const address = { params, query: url.searchParams, origin: url.origin }
    const data = await page.data?.(request.context, address, request.cookies)
    const { language, chosenLanguage, status, files, wrap } = await prepare({ request, page, data })
    const app = sitePage({ App: site.App, Page: await page.load(), params, data, url })
    const { head, html } = splitHead(renderToString(wrap(app)))
    return {
      status: status ?? (page.path === '*' ? 404 : 200),
      language,
      chosenLanguage,
      head,
      html,
      isHydrated: page.isHydrated,
      page: page.file,
      data: JSON.stringify({ params, data } satisfies PageData),
      files: page.isHydrated ? [page.file, ...files] : page.onDemand === undefined ? [] : [page.onDemand, ...files],
    }
  }
}
