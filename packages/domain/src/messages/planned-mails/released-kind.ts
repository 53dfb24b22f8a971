import type { NotificationKind } from '../notification-status/notification.ts'
import type { SentNotification } from '../notification-status/notification-status.ts'

/**
 * What the organiser has sent to a person about the teams there are now; a mail that goes out by itself tells no more than that.
 * Undefined: neither their team nor their route.
 */
export function releasedKind(
  participantId: string,
  notifications: readonly Pick<SentNotification, 'participantId' | 'teamId' | 'notification'>[],
  currentTeamIds: ReadonlySet<string>,
): NotificationKind | undefined {
  const own = notifications.filter((sent) => sent.participantId === participantId && currentTeamIds.has(sent.teamId))
  if (own.some(({ notification }) => notification.kind === 'DINNER_ROUTE')) return 'DINNER_ROUTE'
  return own.length > 0 ? 'TEAM' : undefined
}
