import type { PreviewReply } from '@running-dinner/contract/messages.ts'
import type { Issue } from '@running-dinner/domain'
import { type MessageContent, type MessageType, partNames } from '../../../features/messages/message-content.ts'
import { type OutgoingMessage, outgoingMessage } from '../../../features/messages/outgoing-message.ts'

/** A message while it is written (spec 4, mail composition). */
export interface MessageDraft {
  type: MessageType
  content: MessageContent
  /** The participant the preview is worded for. */
  previewRecipientId: string | undefined
  /** What the server made of the last message it understood. */
  preview: PreviewReply | undefined
  issues: readonly Issue[]
  isValid: boolean
  isChoosingRecipients: boolean
}

export type DraftEvent =
  | { kind: 'typeChosen'; type: MessageType; blank: MessageContent }
  /** `recipientIds`: whom the changed message would reach, in order. */
  | { kind: 'edited'; change: Partial<MessageContent>; recipientIds: readonly string[] }
  | { kind: 'previewRecipientChosen'; recipientId: string }
  | { kind: 'previewSucceeded'; preview: PreviewReply }
  | { kind: 'previewFailed'; issues: readonly Issue[] }
  | { kind: 'previewImpossible' }
  | { kind: 'recipientsDialogOpened' }
  | { kind: 'recipientsDialogFinished' }
  | { kind: 'customRecipientsSet'; ids: readonly string[] | null; recipientIds: readonly string[] }

/** A draft of a kind nobody has touched yet. */
export function startDraft(type: MessageType, blank: MessageContent): MessageDraft {
  return {
    type,
    content: blank,
    previewRecipientId: undefined,
    preview: undefined,
    issues: [],
    isValid: false,
    isChoosingRecipients: false,
  }
}

export function messageDraft(draft: MessageDraft, event: DraftEvent): MessageDraft {
  switch (event.kind) {
    case 'typeChosen':
      return startDraft(event.type, event.blank)
    case 'edited':
      return edited(draft, event.change, event.recipientIds)
    case 'previewRecipientChosen':
      return { ...draft, previewRecipientId: event.recipientId }
    case 'previewSucceeded':
      return { ...draft, isValid: true, preview: event.preview, issues: [] }
    case 'previewFailed':
      return { ...draft, isValid: false, issues: event.issues }
    case 'previewImpossible':
      // What is missing shows for itself; issues of an earlier answer may no longer hold.
      return { ...draft, isValid: false, issues: [] }
    case 'recipientsDialogOpened':
      return { ...draft, isChoosingRecipients: true }
    case 'recipientsDialogFinished':
      return { ...draft, isChoosingRecipients: false }
    case 'customRecipientsSet':
      return {
        ...edited(draft, { selection: 'CUSTOM_SELECTION', customSelectedIds: event.ids ?? [] }, event.recipientIds),
        isChoosingRecipients: false,
      }
  }
}

/** Without a preview recipient, or with one the message no longer goes to, the first is chosen. */
function edited(draft: MessageDraft, change: Partial<MessageContent>, recipientIds: readonly string[]): MessageDraft {
  const { previewRecipientId } = draft
  const isStillReached = previewRecipientId !== undefined && recipientIds.includes(previewRecipientId)
  return {
    ...draft,
    content: { ...draft.content, ...change },
    previewRecipientId: isStillReached ? previewRecipientId : recipientIds[0],
  }
}

type Written = Pick<MessageDraft, 'type' | 'content' | 'previewRecipientId'>

/** What has to be filled in before a preview is worth a call (spec 5). */
export type MissingField =
  | 'recipients'
  | 'subject'
  | 'message'
  | 'hostMessagePartTemplate'
  | 'nonHostMessagePartTemplate'

export function missingFields({ type, content, previewRecipientId }: Written): MissingField[] {
  const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''
  const parts = type === 'TEAM' ? partNames.TEAM : []
  return [
    ...(previewRecipientId === undefined ? (['recipients'] as const) : []),
    ...(isEmpty(content.subject) ? (['subject'] as const) : []),
    ...(isEmpty(content.message) ? (['message'] as const) : []),
    ...parts.filter((part) => isEmpty(content.parts[part])),
  ]
}

export interface PreviewRequest {
  message: OutgoingMessage
  recipientId: string | undefined
}

/** The call a preview takes; none while something is missing. */
export function previewRequest(draft: Written): PreviewRequest | undefined {
  if (missingFields(draft).length > 0) return undefined
  return { message: outgoingMessage(draft.type, draft.content), recipientId: draft.previewRecipientId }
}
