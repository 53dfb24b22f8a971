import { participantSelections } from '@running-dinner/domain/messages'
import type { MessageContent, MessageType } from '../../../../features/messages/sending/message-content.ts'
import { readStorage, removeStorage, writeStorage } from '../../../../lib/storage.ts'

interface StoredDraft {
  content: MessageContent
  /** The job it was sent as: taking that job back makes the text a draft again. */
  sentAs?: string
}

const keyOf = (adminId: string, type: MessageType) => `messageDraft_${adminId}_${type}`

/** The unsent draft of this tab; undefined when it was sent or is unreadable. */
export function readDraft(adminId: string, type: MessageType): MessageContent | undefined {
  const stored = read(adminId, type)
  return stored === undefined || stored.sentAs !== undefined ? undefined : stored.content
}

export function keepDraft(adminId: string, type: MessageType, content: MessageContent, sentAs?: string): void {
  writeStorage('session', keyOf(adminId, type), JSON.stringify({ content, sentAs }))
}

export function dropDraft(adminId: string, type: MessageType): void {
  removeStorage('session', keyOf(adminId, type))
}

/** Makes the text of a withdrawn job a draft again; false when this tab does not have it. */
export function reopenDraft(adminId: string, type: MessageType, jobId: string): boolean {
  const stored = read(adminId, type)
  if (stored?.sentAs !== jobId) return false
  keepDraft(adminId, type, stored.content)
  return true
}

function read(adminId: string, type: MessageType): StoredDraft | undefined {
  try {
    const stored = JSON.parse(readStorage('session', keyOf(adminId, type)) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Only this tab writes drafts, perhaps with an earlier version of the page. A schema would cost 35 kB of script here. */
function isDraft(stored: { content?: Partial<MessageContent> } | null): stored is StoredDraft {
  const { subject, message, parts, selection, customSelectedIds, copyToOwner } = stored?.content ?? {}
  return (
    [subject, message].every((text) => typeof text === 'string') &&
    typeof parts === 'object' &&
    parts !== null &&
    participantSelections.some((known) => known === selection) &&
    Array.isArray(customSelectedIds) &&
    typeof copyToOwner === 'boolean'
  )
}
