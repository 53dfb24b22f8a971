import type { messageRoutes } from '@running-dinner/contract/messages'
import type { BodyInputOf } from '@running-dinner/contract/route'
import type { MessageContent, MessageTexts, MessageType } from './message-content.ts'

/** The request body of a message; the type decides the call. */
export type OutgoingMessage =
  | { type: 'PARTICIPANT'; body: BodyInputOf<typeof messageRoutes.participants.send> }
  | { type: 'TEAM'; body: BodyInputOf<typeof messageRoutes.teams.send> }
  | { type: 'DINNER_ROUTE'; body: BodyInputOf<typeof messageRoutes.dinnerRoutes.send> }

/** Builds the request body; an empty selection is sent as null, an unknown type throws. */
export function outgoingMessage(type: MessageType, content: MessageContent): OutgoingMessage {
  const { subject, message, copyToOwner, secondText: second } = content
  const common = { subject, message, copyToOwner }
  switch (type) {
    case 'PARTICIPANT':
      return {
        type,
        body: {
          ...common,
          participantSelection: content.selection,
          customSelectedParticipantIds: chosenIds(content),
          ...(second && { secondText: withoutParts(second) }),
        },
      }
    case 'TEAM':
      return {
        type,
        body: {
          ...common,
          ...teamSelection(content),
          ...partsForTeams(content),
          ...(second && { secondText: { ...withoutParts(second), ...partsForTeams(second) } }),
        },
      }
    case 'DINNER_ROUTE':
      return {
        type,
        body: {
          ...common,
          ...teamSelection(content),
          ...partsForRoutes(content),
          ...(second && { secondText: { ...withoutParts(second), ...partsForRoutes(second) } }),
        },
      }
    default:
      throw new Error(`There are no messages of type ${String(type satisfies never)}`)
  }
}

function withoutParts({ subject, message }: MessageTexts) {
  return { subject, message }
}

function partsForTeams({ parts }: MessageTexts) {
  return {
    hostMessagePartTemplate: parts.hostMessagePartTemplate ?? '',
    nonHostMessagePartTemplate: parts.nonHostMessagePartTemplate ?? '',
  }
}

function partsForRoutes({ parts }: MessageTexts) {
  return { selfTemplate: parts.selfTemplate ?? '', hostsTemplate: parts.hostsTemplate ?? '' }
}

function teamSelection(content: MessageContent) {
  const isCustom = content.selection === 'CUSTOM_SELECTION'
  return {
    teamSelection: isCustom ? ('CUSTOM_SELECTION' as const) : ('ALL' as const),
    customSelectedTeamIds: chosenIds(content),
  }
}

function chosenIds({ selection, customSelectedIds }: MessageContent): string[] | null {
  return selection === 'CUSTOM_SELECTION' && customSelectedIds.length > 0 ? [...customSelectedIds] : null
}
