import { type Language, languages } from '@running-dinner/domain'
import type { MailBlock, MailDocument } from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'

export interface PartsAroundLetter {
  before: MailBlock[]
  /** With its heading; empty in mails without a letter. */
  letter: MailBlock[]
  /** Buttons, and what follows the letter two days before the event. */
  after: MailBlock[]
  /** Of the letter's heading. */
  language: Language | undefined
}

const headings = new Map<string, Language>(languages.map((language) => [phrases[language].letters.heading, language]))

/** A mail about a team or a route as what the organiser wrote, the letter, and what follows it. */
export function partsAroundLetter({ blocks }: MailDocument): PartsAroundLetter {
  const start = blocks.findLastIndex((block) => block.kind === 'heading' && headings.has(block.text))
  const heading = blocks[start]
  if (heading?.kind !== 'heading') return { before: [...blocks], letter: [], after: [], language: undefined }
  const length = blocks.slice(start + 1).findIndex(({ kind }) => ['heading', 'button', 'link'].includes(kind))
  const end = length < 0 ? blocks.length : start + 1 + length
  return {
    before: blocks.slice(0, start),
    letter: blocks.slice(start, end),
    after: blocks.slice(end),
    language: headings.get(heading.text),
  }
}

/** The text of a mail without the letter and what follows it. Messages to participants have no letter. */
export function ownTextOf(kind: string, content: string): string {
  if (kind !== 'TEAM' && kind !== 'DINNER_ROUTE') return content
  const lines = content.split('\n')
  const start = lines.findLastIndex((line) => headings.has(line))
  return start < 0 ? content : lines.slice(0, start).join('\n').trimEnd()
}
