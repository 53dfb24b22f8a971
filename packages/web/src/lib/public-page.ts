import type { PageContext } from '@running-dinner/contract/guests'
import type * as pages from '@running-dinner/public-pages'
import type { PhraseNamespace } from './load-phrases.ts'

export type { PageAddress, PageProps } from '@running-dinner/public-pages'

/** A page of this product that search engines and guests find: with the texts it shows. */
export interface PublicPage extends pages.PublicPage<PageContext> {
  namespaces: readonly PhraseNamespace[]
}
