import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { i18n } from '../lib/i18n.ts'
import type { PhraseNamespace } from '../lib/phrase-loaders.ts'

/** What the server needs to know of a page it has rendered, to send the browser its files at once. */
export interface PageHandle {
  /** The source file of the page, as the build's manifest names it. */
  file: string
  namespaces: readonly PhraseNamespace[]
}

interface PublicPage extends PageHandle {
  path: string
  load: () => Promise<ComponentType>
  loader?: (args: LoaderFunctionArgs) => unknown
}

/** A page that the server renders too: its code and its words are there before it is shown. */
export function publicPage({ path, file, namespaces, load, loader }: PublicPage): RouteObject {
  return {
    path,
    handle: { file, namespaces } satisfies PageHandle,
    lazy: async () => {
      const [Component] = await Promise.all([load(), import.meta.env.SSR ? undefined : i18n.loadNamespaces(namespaces)])
      return { Component }
    },
    ...(loader === undefined ? {} : { loader }),
  }
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'file' in handle
}
