import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { Language } from '@running-dinner/domain'

/** What the server rendered the page from, for the browser to take it over. */
export interface PageData {
  params: Readonly<Record<string, string | undefined>>
  data: unknown
}

export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
}

export function isEventState(data: unknown): data is EventState {
  return typeof data === 'object' && data !== null && 'state' in data
}

/** Of the event a page is about. */
export function eventLanguageOf(data: unknown): Language | undefined {
  return isEventState(data) && data.state === 'FOUND' ? data.dinner.languageCode : undefined
}
