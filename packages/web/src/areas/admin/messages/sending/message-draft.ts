import type { PreviewReply } from '@running-dinner/contract/messages'
import type { Issue } from '@running-dinner/domain'
import {
  type MessageContent,
  type MessageTexts,
  type MessageType,
  type PartName,
  partNames,
} from '../../../../features/messages/sending/message-content.ts'
import { type OutgoingMessage, outgoingMessage } from '../../../../features/messages/sending/outgoing-message.ts'

/** State of the composer: the message being written and its preview. */
export interface MessageDraft {
  type: MessageType
  content: MessageContent
  /** The participant whose mail is previewed. */
  previewRecipientId: string | undefined
  /** The last preview that the server accepted; it stays on screen while the next one is loading. */
  preview: PreviewReply | undefined
  /** Of the last preview. */
  previewIssues: readonly Issue[]
  /** Of the last send or test; they stand until the message is edited, whatever a preview answers meanwhile. */
  refusals: readonly Issue[]
  isChoosingRecipients: boolean
}

export type DraftEvent =
  | { kind: 'typeChosen'; type: MessageType; blank: MessageContent }
  /** `recipientIds`: recipients of the changed message, in order. */
  | { kind: 'edited'; change: Partial<MessageContent>; recipientIds: readonly string[] }
  | { kind: 'previewRecipientChosen'; recipientId: string }
  | { kind: 'previewSucceeded'; preview: PreviewReply }
  | { kind: 'previewFailed'; issues: readonly Issue[] }
  | { kind: 'previewImpossible' }
  /** Asked for by the organiser before sending. */
  | { kind: 'reviewed'; preview: PreviewReply }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'recipientsDialogOpened' }
  | { kind: 'recipientsDialogFinished' }
  | { kind: 'customRecipientsSet'; ids: readonly string[] | null; recipientIds: readonly string[] }

/** State of a composer that has just been opened. */
export function startDraft(type: MessageType, blank: MessageContent): MessageDraft {
  return {
    type,
    content: blank,
    previewRecipientId: undefined,
    preview: undefined,
    previewIssues: [],
    refusals: [],
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
      return { ...draft, preview: event.preview, previewIssues: [] }
    case 'previewFailed':
      return { ...draft, previewIssues: event.issues }
    case 'previewImpossible':
      // The preview lists the missing fields; issues of an earlier answer may be out of date.
      return { ...draft, previewIssues: [] }
    case 'reviewed':
      return { ...draft, preview: event.preview, previewIssues: [], refusals: [] }
    case 'refused':
      return { ...draft, refusals: event.issues }
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

/** Chooses the first recipient for the preview when there is none yet or the message no longer reaches it. */
function edited(draft: MessageDraft, change: Partial<MessageContent>, recipientIds: readonly string[]): MessageDraft {
  const { previewRecipientId } = draft
  const isStillReached = previewRecipientId !== undefined && recipientIds.includes(previewRecipientId)
  return {
    ...draft,
    content: { ...draft.content, ...change },
    refusals: [],
    previewRecipientId: isStillReached ? previewRecipientId : recipientIds[0],
  }
}

/** What is to be shown at the fields and in place of the preview: a refused send counts for more than its preview. */
export function draftIssues({ refusals, previewIssues }: MessageDraft): readonly Issue[] {
  return refusals.length > 0 ? refusals : previewIssues
}

type DraftToSend = Pick<MessageDraft, 'type' | 'content' | 'previewRecipientId'>

type NeededText = 'subject' | 'message' | 'hostMessagePartTemplate' | 'nonHostMessagePartTemplate'

/** Fields without which no preview is requested: the server would refuse the message. */
type MissingField = 'recipients' | NeededText | `secondText.${NeededText}`

export function missingFields({ type, content, previewRecipientId }: DraftToSend): MissingField[] {
  const { secondText } = content
  return [
    ...(previewRecipientId === undefined ? (['recipients'] as const) : []),
    ...missingTexts(type, content),
    ...(secondText ? missingTexts(type, secondText).map((name) => `secondText.${name}` as const) : []),
  ]
}

function missingTexts(type: MessageType, { subject, message, parts }: MessageTexts): NeededText[] {
  const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''
  const needed = type === 'TEAM' ? partNames.TEAM : []
  return [
    ...(isEmpty(subject) ? (['subject'] as const) : []),
    ...(isEmpty(message) ? (['message'] as const) : []),
    ...needed.filter((part) => isEmpty(parts[part])),
  ]
}

export interface PreviewRequest {
  message: OutgoingMessage
  recipientId: string | undefined
}

/** Arguments of the preview call; undefined while a required field is missing. */
export function previewRequest(draft: DraftToSend): PreviewRequest | undefined {
  if (missingFields(draft).length > 0) return undefined
  return { message: outgoingMessage(draft.type, draft.content), recipientId: draft.previewRecipientId }
}

/** Fields of the composer, named as in the request body. */
type TextName = 'subject' | 'message' | PartName
export type FieldName = 'recipients' | TextName | `secondText.${TextName}`

/** DOM id of a field: for its label, and to move the focus to a field with an error. */
export function fieldId(name: FieldName): string {
  return `message-${name}`
}

const selectionField = /Selection$|^customSelected/

/** Maps the field of a server issue to a field of the composer; undefined for issues about the whole message. */
export function fieldOf(issueField: string | undefined): FieldName | undefined {
  if (issueField === undefined) return undefined
  if (selectionField.test(issueField)) return 'recipients'
  return fieldNames.find((name) => name === issueField)
}

/** The field of the text and whether it is of the second one. */
export function textOf(name: Exclude<FieldName, 'recipients'>): { text: TextName; isSecond: boolean } {
  const text = textFieldNames.find((field) => name === `secondText.${field}`)
  return text ? { text, isSecond: true } : { text: name as TextName, isSecond: false }
}

const textFieldNames: readonly TextName[] = [
  'subject',
  'message',
  'hostMessagePartTemplate',
  'nonHostMessagePartTemplate',
  'selfTemplate',
  'hostsTemplate',
]
const fieldNames: readonly FieldName[] = [
  ...textFieldNames,
  ...textFieldNames.map((name) => `secondText.${name}` as const),
]
