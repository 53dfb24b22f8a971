import { matchPath } from 'react-router'
import type { PageAddress, PublicSite } from './page.ts'

/** The page of an address and the parameters in its path; `undefined` where the browser renders alone. */
export function matchPage<Page extends { path: string }>(
  { pages, isPublic }: Pick<PublicSite<Page>, 'pages' | 'isPublic'>,
  pathname: string,
): { page: Page; params: PageAddress['params'] } | undefined {
  if (!isPublic(pathname)) return undefined
  for (const page of pages) {
    const match = matchPath({ path: page.path, end: true }, pathname)
    if (match) return { page, params: match.params }
  }
  return undefined
}
