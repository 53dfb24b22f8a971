import { paths } from '../../../lib/paths.ts'

const parameter = 'teams'

/** More ids than these make an address too long; without them, everyone who is outdated is chosen. */
const mostNamed = 100

/** The page that notifies of changes, with the outdated people of these teams chosen; without teams, with all of them. */
export function changesLink(adminId: string, teamIds: readonly string[] = []): { pathname: string; search: string } {
  const ids = [...new Set(teamIds)]
  const isNamed = ids.length > 0 && ids.length <= mostNamed
  return {
    pathname: paths.admin.changeMessages(adminId),
    search: isNamed ? new URLSearchParams({ [parameter]: ids.join(',') }).toString() : '',
  }
}

/** Undefined where the link names no teams. */
export function linkedTeams(query: URLSearchParams): ReadonlySet<string> | undefined {
  const ids = (query.get(parameter) ?? '').split(',').filter((id) => id !== '')
  return ids.length === 0 ? undefined : new Set(ids)
}
