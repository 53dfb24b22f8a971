import { dateFormat } from '../../date-format.ts'
import type { Language } from '../../events/dinner/dinner.ts'
import type { LocalDate } from '../../local-date.ts'
import type { Home } from '../notification-status/notification.ts'

type Place = Pick<Home, 'street' | 'streetNr' | 'zip' | 'cityName' | 'pin'>

/** The place on a map that opens on every device; undefined without an address. A pin set by hand is more exact. */
export function mapLink({ street, streetNr, zip, cityName, pin }: Place): string | undefined {
  if (pin) return `https://www.openstreetmap.org/?mlat=${pin.lat}&mlon=${pin.lng}#map=17/${pin.lat}/${pin.lng}`
  const parts = [`${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()].filter((part) => part !== '')
  if (parts.length === 0) return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(parts.join(', '))}`
}

/** `Samstag, 5. Dezember 2026` */
export function longDay(date: LocalDate, language: Language): string {
  return dayText(date, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** For subjects, which are cut on phones: `Samstag, 5. Dezember`. */
export function shortDay(date: LocalDate, language: Language): string {
  return dayText(date, language, { day: 'numeric', month: 'long' })
}

/** Subject of a mail about an event: `Samstag, 5. Dezember: Ihr kocht zusammen`. */
export function subjectOn(date: LocalDate, language: Language, subject: string): string {
  return `${shortDay(date, language)}: ${subject}`
}

/** In the order of British English, because the client writes dates in that order. */
const locales: Record<Language, string> = { de: 'de', en: 'en-GB' }

/** The comma is written here because versions of Node differ in it. */
function dayText(date: LocalDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  const formatted = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(Date.parse(date))
  return `${formatted({ weekday: 'long' })}, ${formatted(options)}`
}

/**
 * A mail in the words of its reader, before it has a look. Stored with the mail: HTML and plain text are made from it and say the
 * same (docs/rules/messages/messages.md#documents).
 */
export interface MailDocument {
  /** On top of a mail about an event. */
  event?: MailEvent
  /** The line that mail programs show beside the subject. '' shows the beginning of the text. */
  preheader: string
  blocks: readonly MailBlock[]
  /** Why the reader gets this mail, at its end. */
  reason?: string
}

export interface MailEvent {
  title: string
  /** With the weekday: `Saturday, 5 December 2026`. */
  date: string
}

export type MailBlock =
  /** Paragraphs between empty lines. Of the web addresses in it only those in `addresses` become links, so none of a guest's name. */
  | { kind: 'text'; text: string; addresses?: readonly string[] }
  | { kind: 'heading'; text: string }
  /** The one thing to do; at most one in a mail. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  | ({ kind: 'stop' } & MailStop)
  | { kind: 'changes'; changes: readonly MailChange[] }
  /** Set smaller, for what most readers may skip. */
  | { kind: 'note'; text: string }

/** `label: text`, with links where the text has an address or a phone number. */
export interface MailFact {
  /** '' shows the text alone. */
  label: string
  text: string
  links?: readonly MailLink[]
}

/** A part of a text that HTML makes a link. */
export interface MailLink {
  text: string
  url: string
}

/** A course of the evening. */
export interface MailStop {
  /** Position among the courses, for the shape that this course has everywhere. */
  course: number
  /** `19:00 Uhr` */
  time: string
  /** `Vorspeise bei Anna Lang` */
  title: string
  isCancelled: boolean
  facts: readonly MailFact[]
}

export interface MailChange {
  /** What changed: `Neu: Nachtisch, Adresse`. */
  label: string
  now: string
  /** `vorher: Weg 1`; '' for what is new. */
  before: string
}

/** A document of paragraphs only. */
export function textDocument(parts: readonly string[]): MailDocument {
  return { preheader: '', blocks: parts.map((text) => ({ kind: 'text', text })) }
}

/** The mail without its look: the text part of the mail, and what the organiser reads in the list of sent mails. */
export function plainText({ event, blocks, reason = '' }: MailDocument): string {
  const head = event ? [[event.title, event.date].filter((line) => line !== '').join('\n')] : []
  return joined([...head, bodyText({ blocks }), reason])
}

/** What the mail says between the event on top and the reason at its end. */
export function bodyText({ blocks }: Pick<MailDocument, 'blocks'>): string {
  return joined(blocks.map(blockText))
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The line beside the subject: the given one, else the first sentence that says more than a greeting. */
export function preheaderOf({ preheader, blocks }: MailDocument): string {
  if (preheader !== '') return preheader
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? block.text.split(/\n{2,}/) : []))
  const said = texts.find((text) => !/^[^\n]{0,80},$/.test(text.trim())) ?? texts[0] ?? ''
  return said.replace(/\s+/g, ' ').trim()
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'note':
      return block.text
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return factLines(block.facts)
    case 'stop':
      return [`${block.time} ${block.title}`, factLines(block.facts)].filter((part) => part !== '').join('\n')
    case 'changes':
      return block.changes
        .map(({ label, now, before }) => `${label}: ${now}${before === '' ? '' : ` (${before})`}`)
        .join('\n')
  }
}

function factLines(facts: readonly MailFact[]): string {
  return facts.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)).join('\n')
}
