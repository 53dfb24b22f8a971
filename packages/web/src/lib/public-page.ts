import type { PageSource } from '@running-dinner/contract/public-pages.ts'
import type { ComponentType } from 'react'
import type { PhraseNamespace } from './phrase-loaders.ts'

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export interface PageProps<Data = undefined> {
  data: Data
  params: PageAddress['params']
}

/** A page open to the public: rendered on the server, hydrated in the browser. */
export interface PublicPage {
  path: string
  /** The source file of the page, as the manifest of the build names it. */
  file: string
  namespaces: readonly PhraseNamespace[]
  load(): Promise<ComponentType<PageProps<never>>>
  /** Reads the page's data, on the server. */
  data?(source: PageSource, address: PageAddress): Promise<unknown>
}
