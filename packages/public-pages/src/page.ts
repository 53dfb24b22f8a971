import type { ComponentType, ReactNode } from 'react'

/** What an address names: parameters of its path, and its query, on which site. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  origin: string
}

export interface PageProps<Data = undefined> {
  data: Data
  params: PageAddress['params']
}

/** A row of the table of pages. `Context` is what the server passes to `data`, for example access to a database. */
export interface PublicPage<Context> {
  /** Pattern of React Router; `*` is the page of unknown addresses, which answers 404. */
  path: string
  /** Source file relative to the root of the build: the build's manifest names the code of the page by it. */
  file: string
  load(): Promise<ComponentType<PageProps<never>>>
  /** Whether the browser needs the code of the page. Without it the page is a document, and one small script serves them all. */
  isHydrated: boolean
  /** Source file with code that a document loads when a reader asks for it (`loadOnDemand`). */
  onDemand?: string
  /** Data the page shows. It is loaded on the server and travels in the document, so it has to survive JSON. */
  data?(context: Context, address: PageAddress, cookies: string): Promise<unknown>
}

export interface SiteAppProps {
  /** Address the page is rendered for. */
  url: URL
  /** The page. */
  children: ReactNode
}

export interface PublicSite<Page> {
  /** The first page whose pattern matches is shown. */
  pages: readonly Page[]
  /** False for addresses that only the browser renders: the server answers them with the empty shell. */
  isPublic(pathname: string): boolean
  /** Everything around a page: theme, error boundary, `PageRouter`, header, footer. The same on the server and in the browser. */
  App: ComponentType<SiteAppProps>
}
