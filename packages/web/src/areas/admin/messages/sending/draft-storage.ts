import { participantSelections } from '@running-dinner/domain/messages'
import type { MessageContent, MessageType } from '../../../../features/messages/sending/message-content.ts'
import { storedValues } from '../../../../lib/storage.ts'

interface StoredDraft {
  content: MessageContent
  /** The job it was sent as: taking that job back makes the text a draft again. */
  sentAs?: string
}

/** Of this tab only. A schema would cost 35 kB of script here. */
const drafts = storedValues<StoredDraft>('session', 'messageDraft_', ({ content }) => isContent(content))
const nameOf = (adminId: string, type: MessageType) => `${adminId}_${type}`

/** The unsent draft of this tab; undefined when it was sent or is unreadable. */
export function readDraft(adminId: string, type: MessageType): MessageContent | undefined {
  const storedDraft = drafts.read(nameOf(adminId, type))
  return storedDraft === undefined || storedDraft.sentAs !== undefined ? undefined : storedDraft.content
}

export function keepDraft(adminId: string, type: MessageType, content: MessageContent, sentAs?: string): void {
  drafts.write({ content, ...(sentAs !== undefined && { sentAs }) }, nameOf(adminId, type))
}

export function dropDraft(adminId: string, type: MessageType): void {
  drafts.forget(nameOf(adminId, type))
}

/** Makes the text of a withdrawn job a draft again; false when this tab does not have it. */
export function reopenDraft(adminId: string, type: MessageType, jobId: string): boolean {
  const storedDraft = drafts.read(nameOf(adminId, type))
  if (storedDraft?.sentAs !== jobId) return false
  keepDraft(adminId, type, storedDraft.content)
  return true
}

function isContent(content: unknown): boolean {
  const { subject, message, parts, selection, customSelectedIds, copyToOwner } = (content ??
    {}) as Partial<MessageContent>
  return (
    [subject, message].every((text) => typeof text === 'string') &&
    typeof parts === 'object' &&
    parts !== null &&
    participantSelections.some((candidate) => candidate === selection) &&
    Array.isArray(customSelectedIds) &&
    typeof copyToOwner === 'boolean'
  )
}
