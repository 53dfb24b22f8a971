import type { EventState, PageSource } from '@running-dinner/contract/public-pages.ts'
import type { LoaderFunctionArgs } from 'react-router'

/** The renderer on the server hands its own source to the loaders; a browser has none and asks over HTTP. */
export async function pageSourceOf({ context }: LoaderFunctionArgs): Promise<PageSource> {
  if (isPageSource(context)) return context
  const { httpPageSource } = await import('./http-page-source.ts')
  return httpPageSource
}

export function isEventState(data: unknown): data is EventState {
  return typeof data === 'object' && data !== null && 'state' in data
}

function isPageSource(context: unknown): context is PageSource {
  return typeof context === 'object' && context !== null && 'events' in context && 'event' in context
}
