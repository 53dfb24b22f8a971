import { type Language, languages } from '@running-dinner/domain'
import type { MailBlock, MailDocument } from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'

export interface PartsAroundNotification {
  before: MailBlock[]
  /** With its heading; empty in mails without a notification. */
  notification: MailBlock[]
  /** Buttons, and what follows the notification two days before the event. */
  after: MailBlock[]
  /** Of the notification's heading. */
  language: Language | undefined
}

const headings = new Map<string, Language>(
  languages.map((language) => [phrases[language].notifications.heading, language]),
)

/** A mail about a team or a route as what the organiser wrote, the notification, and what follows it. */
export function partsAroundNotification({ blocks }: MailDocument): PartsAroundNotification {
  const start = blocks.findLastIndex((block) => block.kind === 'heading' && headings.has(block.text))
  const heading = blocks[start]
  if (heading?.kind !== 'heading') return { before: [...blocks], notification: [], after: [], language: undefined }
  const length = blocks.slice(start + 1).findIndex(({ kind }) => ['heading', 'button', 'link'].includes(kind))
  const end = length < 0 ? blocks.length : start + 1 + length
  return {
    before: blocks.slice(0, start),
    notification: blocks.slice(start, end),
    after: blocks.slice(end),
    language: headings.get(heading.text),
  }
}

/** The text of a mail without the notification and what follows it. Messages to participants have no notification. */
export function ownTextOf(kind: string, content: string): string {
  if (kind !== 'TEAM' && kind !== 'DINNER_ROUTE') return content
  const contentLines = content.split('\n')
  const start = contentLines.findLastIndex((line) => headings.has(line))
  return start < 0 ? content : contentLines.slice(0, start).join('\n').trimEnd()
}
