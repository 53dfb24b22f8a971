import { type News, newsOf } from '@running-dinner/domain/messages'
import { changesLink } from '../../../../features/messages/notification-status/changes-link.ts'
import { useNotificationStatus } from '../../../../features/messages/notification-status/notification-status.api.ts'
import { personStatuses } from '../../../../features/messages/notification-status/person-status.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface PeopleToNotify {
  /** A message about teams or routes was sent before. */
  isBegun: boolean
  /** People who know something that is no longer true. */
  outdated: number
  /** People who have no mail yet, although others have one. */
  newcomers: number
  /** What may be said where neither number is above 0. */
  news: News
  toChanges: { pathname: string; search: string }
}

/**
 * Who of these teams must be notified of a change, or who of all teams. Undefined until that is known: what is cached may be
 * older than the change.
 */
export function usePeopleToNotify(teamIds?: readonly string[]): PeopleToNotify | undefined {
  const adminId = useAdminId()
  const { data, isFetching } = useNotificationStatus(adminId)
  if (!data || isFetching) return undefined
  const isConcerned = ({ teamId }: { teamId: string }) => teamIds === undefined || teamIds.includes(teamId)
  const statuses = personStatuses(data)
  return {
    isBegun: statuses !== undefined,
    outdated: data.outdated.filter(isConcerned).length,
    newcomers: data.newcomers.filter(isConcerned).length,
    news: newsOf((statuses ?? []).filter(isConcerned).map(({ state }) => state)),
    toChanges: changesLink(adminId, teamIds),
  }
}
