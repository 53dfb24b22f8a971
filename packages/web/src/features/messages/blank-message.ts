import type { Language } from '@running-dinner/domain'
import { messages as german } from '@running-dinner/phrases/de/messages.ts'
import { messages as english } from '@running-dinner/phrases/en/messages.ts'
import type { MessageContent, MessageType } from './message-content.ts'

/** The default text of a kind in the event's language, which is the language of its guests (decisions B13). */
export function blankMessage(type: MessageType, language: Language): MessageContent {
  const { defaults } = language === 'de' ? german : english
  const { subject, message, ...parts } = defaults[type]
  return { subject, message, parts, selection: 'ALL', customSelectedIds: [], copyToOwner: false }
}
