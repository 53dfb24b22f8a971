import type { Language } from '@running-dinner/domain'
import type { MessageType, ParticipantSelection } from '@running-dinner/domain/messages'
import { editor as english } from '@running-dinner/phrases/english-messages'
import { editor as german } from '@running-dinner/phrases/german-messages'
import { paths } from '../../../lib/paths.ts'

export type { MessageType }
/** Messages to teams and about routes have only ALL and CUSTOM_SELECTION. Rule: docs/rules/messages/messages.md#recipients */
export type RecipientSelection = ParticipantSelection

/** Texts that are inserted into the main text in place of `{host}` and `{route}`. */
export const partNames = {
  PARTICIPANT: [],
  TEAM: ['hostMessagePartTemplate', 'nonHostMessagePartTemplate'],
  DINNER_ROUTE: ['selfTemplate', 'hostsTemplate'],
} as const satisfies Record<MessageType, readonly string[]>
export type PartName = (typeof partNames)[MessageType][number]

/** What one reader gets, with placeholders. */
export interface MessageTexts {
  subject: string
  message: string
  parts: Readonly<Partial<Record<PartName, string>>>
}

/** Text and recipients of a message, in the same shape for all three kinds. */
export interface MessageContent extends MessageTexts {
  /** For people whose language is not the event's; without it they read the same text. */
  secondText?: MessageTexts | undefined
  selection: RecipientSelection
  /** Ids of people or teams; used for CUSTOM_SELECTION only. */
  customSelectedIds: readonly string[]
  copyToOwner: boolean
}

/** Address of the composer of each type. */
export const composerPaths: Record<MessageType, (adminId: string) => string> = {
  PARTICIPANT: paths.admin.participantMessages,
  TEAM: paths.admin.teamMessages,
  DINNER_ROUTE: paths.admin.dinnerRouteMessages,
}

/** Query parameter with the type of the message that was just sent. */
export const sentFromParameter = 'sentFrom'

export function isMessageType(value: string | null): value is MessageType {
  return value !== null && Object.hasOwn(composerPaths, value)
}

/** The default text of a kind in the event's language, which is also the language of the mails. */
export function blankMessage(type: MessageType, language: Language): MessageContent {
  const { defaults } = language === 'de' ? german : english
  const { subject, message, ...parts } = defaults[type]
  return { subject, message, parts, selection: 'ALL', customSelectedIds: [], copyToOwner: false }
}
