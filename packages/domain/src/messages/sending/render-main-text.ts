import type { MessageText, PlaceholderValues, SomeValues } from './fill-placeholders.ts'
import { fillPlaceholders, linkedValues } from './fill-placeholders.ts'

export interface MainText {
  subject: string
  message: string
}

/** A placeholder that its text does not know; the preview warns about it. */
export interface UnknownPlaceholder {
  where: MessageText | 'subject'
  name: string
}

/** Plain text with `\n` between lines; the code that makes HTML escapes it. */
export interface RenderedMessage {
  subject: string
  text: string
  /** What the organiser typed, and values of `linksValue`: web addresses in it may become links, those in other values not. */
  sources: string[]
  warnings: UnknownPlaceholder[]
}

/** Parts of the text that are filled before it and arrive in it as values. */
interface FilledParts {
  templates: readonly string[]
  warnings: readonly UnknownPlaceholder[]
}

/** Fills the main text; placeholders inside values are not filled again. */
export function renderMainText<Text extends MessageText>(
  where: Text,
  message: MainText,
  values: PlaceholderValues<Text> & SomeValues,
  parts: FilledParts = { templates: [], warnings: [] },
): RenderedMessage {
  // The subject is a header and the same for all recipients: placeholders stay, line breaks are removed.
  const subject = message.subject.replace(/[\r\n\0]+/g, ' ').trim()
  const main = fillPlaceholders(message.message, values)
  const inSubject = fillPlaceholders(subject, {}).unknown
  return {
    subject,
    text: main.text,
    sources: [message.message, ...parts.templates, ...linkedValues(values)],
    warnings: distinct([...warningsOf('subject', inSubject), ...warningsOf(where, main.unknown), ...parts.warnings]),
  }
}

export function warningsOf(where: UnknownPlaceholder['where'], names: readonly string[]): UnknownPlaceholder[] {
  return names.map((name) => ({ where, name }))
}

function distinct(warnings: readonly UnknownPlaceholder[]): UnknownPlaceholder[] {
  return [...new Map(warnings.map((warning) => [`${warning.where} ${warning.name}`, warning])).values()]
}
