import type { ComponentType, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import type { PageProps, PublicSite } from './page.ts'
import { hydratedEvent } from './page-signals.ts'

/**
 * Last element of a page: announces that everything before it is hydrated and has rendered again with what only the browser knew.
 * Then early clicks are replayed (`early-click.ts`).
 */
function HydrationSignal(): null {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(hydratedEvent))
    // What other components found in their first effects is rendered together with this change.
    else setHydrated(true)
  }, [isHydrated])
  return null
}

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
