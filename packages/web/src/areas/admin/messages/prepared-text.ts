import type { Language } from '@running-dinner/domain'
import { messages as german } from '@running-dinner/phrases/de/messages.ts'
import { messages as english } from '@running-dinner/phrases/en/messages.ts'
import type { MessageContent, MessageType } from '../../../features/messages/message-content.ts'

interface Occasion {
  type: MessageType
  /** Of the guests. */
  language: Language
  isCancelled: boolean
}

/** Words for the occasion a link names, or for an event that was cancelled; none where the usual template does. */
export function preparedText(
  query: URLSearchParams,
  { type, language, isCancelled }: Occasion,
): Pick<MessageContent, 'subject' | 'message'> | undefined {
  const { prepared, cancelled } = language === 'de' ? german : english
  const occasion = query.get('messageSubType')
  if (type === 'PARTICIPANT' && isCancelled) return cancelled
  if (type !== 'TEAM') return undefined
  return Object.entries(prepared).find(([name]) => name === occasion)?.[1]
}
