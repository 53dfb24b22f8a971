import type { Dinner, Language } from '@running-dinner/domain'
import {
  eventForGuest,
  eventForOrganiser,
  type MailBlock,
  type MailDocument,
  textDocument,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import { webAddresses } from '../../../platform/html/text-to-html.ts'

interface Written {
  /** Who reads it; a stranger is a guest who has not confirmed the address. */
  to: keyof (typeof phrases)['de']['mailFrame']['reasons']
  language: Language
  blocks: readonly MailBlock[]
  preheader?: string
}

/** A mail with the event on top and the reason why it came at its end. */
export function mailDocument(dinner: Dinner | undefined, written: Written): MailDocument {
  const { to, language, blocks, preheader = '' } = written
  const eventFor = to === 'organiser' ? eventForOrganiser : eventForGuest
  return {
    ...(dinner ? { event: eventFor(dinner, language) } : {}),
    preheader,
    blocks,
    reason: phrases[language].mailFrame.reasons[to],
  }
}

/** Set smaller, for what most readers may skip. */
export function noteBlock(text: string): MailBlock {
  return { kind: 'note', text }
}

/** The one thing to do. */
export function buttonBlock(label: string, url: string): MailBlock {
  return { kind: 'button', label, url }
}

export function linkBlock(label: string, url: string): MailBlock {
  return { kind: 'link', label, url }
}

/** A text with placeholders filled in, in which only the web addresses of `sources` become links. */
export function filledBlocks({ text, sources }: { text: string; sources: readonly string[] }): MailBlock[] {
  const addresses = sources.flatMap((source) => webAddresses(source).flatMap(({ address }) => address || []))
  return text === '' ? [] : [{ kind: 'text', text, addresses }]
}

/** A text block per paragraph, without links. */
export function textBlocks(...parts: readonly string[]): MailBlock[] {
  return parts.filter((text) => text !== '').map((text) => ({ kind: 'text', text }))
}

/** The document of a stored mail; mails written before documents were stored have their text only. */
export function storedDocument({ document, content }: { document: unknown; content: string }): MailDocument {
  // Only the outbox writes this column.
  return (document as MailDocument | null) ?? textDocument([content])
}

/** Every mail of a demo goes to its creator. */
export function recipientOf(dinner: Pick<Dinner, 'runningDinnerType' | 'email'>, email: string): string {
  return dinner.runningDinnerType === 'DEMO' ? dinner.email : email
}
