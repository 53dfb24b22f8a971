import type { MessageText } from '@running-dinner/domain/messages/sending/placeholders.ts'
import type { PartName } from '../../../../features/messages/sending/message-content.ts'

/** The name under which the placeholder rules know each text field: it decides which placeholders are offered. */
export const mainTexts = {
  PARTICIPANT: 'participantMessage',
  TEAM: 'teamMessage',
  DINNER_ROUTE: 'routeMessage',
} as const

export const partTexts = {
  hostMessagePartTemplate: 'hostPart',
  nonHostMessagePartTemplate: 'nonHostPart',
  selfTemplate: 'selfPart',
  hostsTemplate: 'hostsPart',
} as const satisfies Record<PartName, MessageText>
