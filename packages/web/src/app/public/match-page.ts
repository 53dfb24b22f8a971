import { matchPath } from 'react-router'
import { isWorkPath } from '../../lib/paths.ts'
import type { PageAddress, PublicPage } from '../../lib/public-page.ts'
import { publicPages } from './public-pages.ts'

export interface MatchedPage {
  page: PublicPage
  params: PageAddress['params']
}

/** The public page of an address; none for the areas where people work. */
export function matchPage(pathname: string): MatchedPage | undefined {
  if (isWorkPath(pathname)) return undefined
  for (const page of publicPages) {
    const match = matchPath({ path: page.path, end: true }, pathname)
    if (match) return { page, params: match.params }
  }
  return undefined
}
