import type { Language } from '@running-dinner/domain'
import { messages as german } from '@running-dinner/phrases/de/messages.ts'
import { messages as english } from '@running-dinner/phrases/en/messages.ts'
import type { MessageContent, MessageType } from '../../../features/messages/message-content.ts'

/** Words for the occasion a link names (rules 8.8), in the language of the guests; none where the usual template does. */
export function preparedText(
  query: URLSearchParams,
  type: MessageType,
  language: Language,
): Pick<MessageContent, 'subject' | 'message'> | undefined {
  const { prepared } = language === 'de' ? german : english
  const occasion = query.get('messageSubType')
  if (type !== 'TEAM') return undefined
  return Object.entries(prepared).find(([name]) => name === occasion)?.[1]
}
