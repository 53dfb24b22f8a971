import type { NotificationCountsReply, NotificationStatusReply } from '@running-dinner/contract/messages'

export function exampleCounts(counts: Partial<NotificationCountsReply> = {}): NotificationCountsReply {
  return { people: 18, known: 0, never: 0, queued: 0, outdated: 0, failed: 0, ...counts }
}

/** Who knows what of an event without teams; `notificationStatus` names what differs. */
export function exampleNotificationStatus(
  notificationStatus: Partial<NotificationStatusReply> = {},
): NotificationStatusReply {
  const nobody = exampleCounts({ people: 0 })
  return { teams: nobody, routes: nobody, outdated: [], newcomers: [], people: [], ...notificationStatus }
}
