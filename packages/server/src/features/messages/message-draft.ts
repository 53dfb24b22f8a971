import type { Issue, Language, Participant, Team } from '@running-dinner/domain'
import type { Letter } from '@running-dinner/domain/knowledge/letter.ts'
import { fillPlaceholders } from '@running-dinner/domain/messages/fill-placeholders.ts'
import type { MessageWords } from '@running-dinner/domain/messages/message-words.ts'
import { type MessageText, placeholdersOf } from '@running-dinner/domain/messages/placeholders.ts'
import type { RenderedMessage } from '@running-dinner/domain/messages/render-main-text.ts'
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
  render(recipient: R): RenderedMessage
  /** What a mail about teams or routes tells each person it reaches: the recipient, and members of the team with the same mailbox. */
  letters?(recipient: R): RecipientLetter[]
}

export interface RecipientLetter extends Required<Addressee> {
  letter: Letter
}

/** The recipient or team with this id, otherwise the first recipient. */
export function chosenRecipient<R extends Addressee>(
  { recipients }: MessageDraft<R>,
  id: string | undefined,
): R | undefined {
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
