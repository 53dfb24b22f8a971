import type { Issue, Language, Participant, Team } from '@running-dinner/domain'
import {
  fillPlaceholders,
  type MailDocument,
  type MessageText,
  type MessageWords,
  type PersonNotification,
  placeholdersOf,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'

/** `team` is set for messages about teams and routes. */
export interface Recipient {
  participant: Participant
  team?: Team
}

/** All that sending needs to know of a person: former members of a team are no participants any more. */
export interface Addressee {
  participant: Pick<Participant, 'id' | 'email' | 'firstnamePart' | 'lastname'>
  team?: Pick<Team, 'id'>
}

/** One mail of a message, without sender and recipient. */
export interface RenderedMail {
  subject: string
  document: MailDocument
  language: Language
}

/** A message with its recipients and the function that renders it for each of them. */
export interface MessageDraft<R extends Addressee = Recipient> {
  type: 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'
  subject: string
  /** The organiser's text with placeholders. */
  message: string
  /** Empty only together with an issue. */
  recipients: R[]
  issues: Issue[]
  unknownPlaceholders: string[]
  render(recipient: R): RenderedMail
  /** What a mail about teams or routes tells each person it reaches: the recipient, and members of the team with the same mailbox. */
  notifications?(recipient: R): RecipientNotification[]
  /** Each mail brings the calendar of its recipient, as the notification says. */
  bringsCalendar?: boolean
  /** Only tells what changed, so no cap holds it back. */
  tellsChanges?: boolean
}

export interface RecipientNotification extends Required<Addressee> {
  notification: PersonNotification
}

/** The recipient or team with this id, otherwise the first recipient. */
export function chosenRecipient<R extends Addressee>(
  { recipients }: MessageDraft<R>,
  id: string | undefined,
): R | undefined {
  const chosenRecipient = recipients.find(
    ({ participant, team }) => participant.id === id || (id !== undefined && team?.id === id),
  )
  return chosenRecipient ?? recipients[0]
}

export function messageWords(language: Language): MessageWords {
  return phrases[language].messages.words
}

/** A message as the organiser wrote it, with its placeholders. */
export type TemplateTexts = Partial<Record<MessageText, string>> & { subject: string }

/**
 * Placeholders unknown in their text, each once, of the text and the second text. Checks the templates, because one rendered mail
 * does not contain every part.
 */
export function unknownPlaceholders(...texts: readonly (TemplateTexts | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? unknownIn(text) : [])))]
}

function unknownIn({ subject, ...texts }: TemplateTexts): string[] {
  const inTexts = Object.entries(texts).flatMap(([text, template]) => {
    const values = Object.fromEntries(placeholdersOf(text as MessageText).map((name) => [name, name]))
    return fillPlaceholders(template, values).unknown
  })
  return [...fillPlaceholders(subject, {}).unknown, ...inTexts]
}
