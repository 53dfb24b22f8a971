/** The part in the browser: hydrates the page that the server has rendered. */
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchPage } from './match-page.ts'
import type { PublicPage, PublicSite } from './page.ts'
import { elementIds, failedEvent, hydratedEvent } from './page-signals.ts'
import { type PageData, sitePage } from './site-page.tsx'

/**
 * Hydrates the page of the current address. A page that cannot be hydrated stays readable; `page-failed` announces it.
 *
 * @param prepare loads what the page needs beside its own code, for example its texts; runs while the page's code is loading
 */
export async function hydratePage<Context, Page extends PublicPage<Context>>(
  site: PublicSite<Page>,
  prepare: (prepared: { page: Page; data: unknown }) => Promise<void>,
): Promise<void> {
  const root = document.getElementById(elementIds.root)
  const matched = matchPage(site, window.location.pathname)
  if (root === null || matched === undefined) return
  // While developing, the styles of a document come with its code.
  if (!matched.page.isHydrated) return void (await matched.page.load())
  try {
    const { params, data } = readPageData()
    const [Page] = await Promise.all([matched.page.load(), prepare({ page: matched.page, data })])
    const url = new URL(window.location.href)
    const app = sitePage({ App: site.App, Page, params, data, url })
    // In slices: the page answers clicks and scrolling between them.
    startTransition(() => void hydrateRoot(root, app))
  } catch (error) {
    document.dispatchEvent(new Event(failedEvent))
    throw error
  }
}

/** Calls back once, when the page is hydrated. */
export function afterHydration(callback: () => void): void {
  document.addEventListener(hydratedEvent, callback, { once: true })
}

function readPageData(): PageData {
  return JSON.parse(document.getElementById(elementIds.data)?.textContent ?? '') as PageData
}
