import type { Issue, Language, Participant, Team } from '@running-dinner/domain'
import type { Letter } from '@running-dinner/domain/knowledge/letter.ts'
import { fillPlaceholders } from '@running-dinner/domain/messages/fill-placeholders.ts'
import type { MessageWords } from '@running-dinner/domain/messages/message-words.ts'
import { type MessageText, placeholdersOf } from '@running-dinner/domain/messages/placeholders.ts'
import type { TeamRecipient } from '@running-dinner/domain/messages/recipients.ts'
import type { RenderedMessage } from '@running-dinner/domain/messages/render-main-text.ts'
import { phrases } from '@running-dinner/phrases'

/** `team` is set for messages about teams and routes. */
export interface Recipient {
  participant: Participant
  team?: Team
}

/** A message with its recipients and the function that renders it for each of them. */
export interface MessageDraft {
  type: 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'
  subject: string
  /** The organiser's text with placeholders. */
  message: string
  /** Empty only together with an issue. */
  recipients: Recipient[]
  issues: Issue[]
  unknownPlaceholders: string[]
  render(recipient: Recipient): RenderedMessage
  /** What a mail about teams or routes tells each person it reaches: the recipient, and members of the team with the same mailbox. */
  letters?(recipient: Recipient): RecipientLetter[]
}

export interface RecipientLetter extends TeamRecipient {
  letter: Letter
}

/** The recipient or team with this id, otherwise the first recipient. */
export function chosenRecipient({ recipients }: MessageDraft, id: string | undefined): Recipient | undefined {
  const chosen = recipients.find(
    ({ participant, team }) => participant.id === id || (id !== undefined && team?.id === id),
  )
  return chosen ?? recipients[0]
}

export function messageWords(language: Language): MessageWords {
  return phrases[language].messages.words
}

/** Placeholders unknown in their text, each once. Checks the templates, because one rendered mail does not contain every part. */
export function unknownPlaceholders(subject: string, texts: Partial<Record<MessageText, string>>): string[] {
  const inTexts = Object.entries(texts).flatMap(([text, template]) => {
    const values = Object.fromEntries(placeholdersOf(text as MessageText).map((name) => [name, name]))
    return fillPlaceholders(template, values).unknown
  })
  return [...new Set([...fillPlaceholders(subject, {}).unknown, ...inTexts])]
}
