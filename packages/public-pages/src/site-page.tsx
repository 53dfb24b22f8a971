import type { ComponentType, ReactElement } from 'react'
import { HydrationSignal } from './hydration-signal.tsx'
import type { PageProps, PublicSite } from './page.ts'

/** What the document carries so that the browser renders the same page again. */
export interface PageData {
  params: PageProps['params']
  data: unknown
}

interface SitePageProps extends PageData {
  App: PublicSite<unknown>['App']
  Page: ComponentType<PageProps<never>>
  url: URL
}

/** A page with everything around it. The server and the browser render this same tree, otherwise hydration would fail. */
export function sitePage({ App, Page, params, data, url }: SitePageProps): ReactElement {
  return (
    <>
      <App url={url}>
        {/* The table of pages pairs each page with the function that loads its data. */}
        <Page data={data as never} params={params} />
      </App>
      <HydrationSignal />
    </>
  )
}
