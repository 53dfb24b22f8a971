import type { MessageType } from '../../../features/messages/message-content.ts'
import { paths } from '../../../lib/paths.ts'

/** Where a message of each type is written. */
export const composerPaths: Record<MessageType, (adminId: string) => string> = {
  PARTICIPANT: paths.admin.participantMessages,
  TEAM: paths.admin.teamMessages,
  DINNER_ROUTE: paths.admin.dinnerRouteMessages,
}

/** The place after a send, or the list with what was just sent on top (rules 8.8). */
export const sentFromParameter = 'sentFrom'

export function isMessageType(value: string | null): value is MessageType {
  return value !== null && Object.hasOwn(composerPaths, value)
}
