import { participantSelections } from '@running-dinner/contract/messages.ts'
import { z } from 'zod'
import { type MessageContent, type MessageType, partNames } from '../../../features/messages/message-content.ts'
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage.ts'

const texts = {
  subject: z.string(),
  message: z.string(),
  parts: z.partialRecord(z.enum([...partNames.TEAM, ...partNames.DINNER_ROUTE]), z.string()),
}

const storedDraft = z.object({
  content: z.object({
    ...texts,
    secondText: z.object(texts).optional(),
    selection: z.enum(participantSelections),
    customSelectedIds: z.array(z.string()),
    copyToOwner: z.boolean(),
  }),
  /** The job it was sent as: taking that job back makes the text a draft again. */
  sentAs: z.string().optional(),
})

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

function read(adminId: string, type: MessageType) {
  try {
    return storedDraft.safeParse(JSON.parse(readStorage('session', keyOf(adminId, type)) ?? 'null')).data
  } catch {
    return undefined
  }
}
