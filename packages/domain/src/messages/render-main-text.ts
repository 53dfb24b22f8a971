import { fillPlaceholders } from './fill-placeholders.ts'
import type { MessageText, PlaceholderValues } from './placeholders.ts'

export interface MainText {
  subject: string
  message: string
}

/** A name in braces that means nothing in the text it stands in; the preview warns about it (decisions B13). */
export interface UnknownPlaceholder {
  where: MessageText | 'subject'
  name: string
}

/** Plain text with `\n` between lines; escaping for HTML is the business of whoever makes HTML. */
export interface RenderedMessage {
  subject: string
  text: string
  warnings: UnknownPlaceholder[]
}

/** Fills the main text; `earlier` are the warnings of parts already filled, which arrive here as values. */
export function renderMainText(
  where: MessageText,
  message: MainText,
  values: PlaceholderValues,
  earlier: readonly UnknownPlaceholder[] = [],
): RenderedMessage {
  // The subject is the same for everybody and a header: placeholders stay, line breaks do not (reliability 2.4 #14).
  const subject = message.subject.replace(/[\r\n\0]+/g, ' ').trim()
  const main = fillPlaceholders(message.message, values)
  const inSubject = fillPlaceholders(subject, {}).unknown
  return {
    subject,
    text: main.text,
    warnings: distinct([...warningsOf('subject', inSubject), ...warningsOf(where, main.unknown), ...earlier]),
  }
}

export function warningsOf(where: UnknownPlaceholder['where'], names: readonly string[]): UnknownPlaceholder[] {
  return names.map((name) => ({ where, name }))
}

function distinct(warnings: readonly UnknownPlaceholder[]): UnknownPlaceholder[] {
  return [...new Map(warnings.map((warning) => [`${warning.where} ${warning.name}`, warning])).values()]
}
