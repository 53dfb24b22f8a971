import type { messageTypes, participantSelections } from '@running-dinner/contract/messages.ts'

export type MessageType = (typeof messageTypes)[number]
/** Messages to teams and about routes know only the first and the last of them (rules 8.1). */
export type RecipientSelection = (typeof participantSelections)[number]

/** Texts beside the main one, inserted where `{host}` and `{route}` stand. */
export const partNames = {
  PARTICIPANT: [],
  TEAM: ['hostMessagePartTemplate', 'nonHostMessagePartTemplate'],
  DINNER_ROUTE: ['selfTemplate', 'hostsTemplate'],
} as const satisfies Record<MessageType, readonly string[]>
export type PartName = (typeof partNames)[MessageType][number]

/** What an organiser writes and to whom, the same shape for all three kinds (spec 3, message content). */
export interface MessageContent {
  subject: string
  message: string
  parts: Readonly<Partial<Record<PartName, string>>>
  selection: RecipientSelection
  /** People or teams, by id; they count for CUSTOM_SELECTION only. */
  customSelectedIds: readonly string[]
  copyToOwner: boolean
}
