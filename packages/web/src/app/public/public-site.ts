import type { EventState } from '@running-dinner/contract/guests'
import type { Language } from '@running-dinner/domain'
import type { PublicSite } from '@running-dinner/public-pages'
import type { PhraseNamespace } from '../../lib/load-phrases.ts'
import { isWorkPath } from '../../lib/paths.ts'
import type { PublicPage } from '../../lib/public-page.ts'
import { PublicApp } from './public-app.tsx'
import { publicPages } from './public-pages.ts'

/** The public pages, for the renderer and for hydration. */
export const publicSite: PublicSite<PublicPage> = {
  pages: publicPages,
  isPublic: (pathname) => !isWorkPath(pathname),
  App: PublicApp,
}

export function isEventState(data: unknown): data is EventState {
  return typeof data === 'object' && data !== null && 'state' in data
}

/** The texts that a page shows at first: the sentences of issues where it answers a form that was refused. */
export function namespacesOf(page: PublicPage, data: unknown): readonly PhraseNamespace[] {
  return isEventState(data) && 'refused' in data ? [...page.namespaces, 'issues'] : page.namespaces
}

/** Language of the event that a page is about. */
export function eventLanguageOf(data: unknown): Language | undefined {
  return isEventState(data) && data.state === 'FOUND' ? data.dinner.languageCode : undefined
}
