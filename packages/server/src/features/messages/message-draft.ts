import type { Issue, Language, Participant, Team } from '@running-dinner/domain'
import type { MessageWords } from '@running-dinner/domain/messages/message-words.ts'
import type { RenderedMessage } from '@running-dinner/domain/messages/render-main-text.ts'
import { phrases } from '@running-dinner/phrases'

/** With a team where the message is about it. */
export interface Recipient {
  participant: Participant
  team?: Team
}

/** A message with everything needed to word it for each of its recipients. */
export interface MessageDraft {
  type: 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'
  subject: string
  /** As written by the organiser. */
  message: string
  /** Never empty without an issue. */
  recipients: Recipient[]
  issues: Issue[]
  unknownPlaceholders: string[]
  wordFor(recipient: Recipient): RenderedMessage
}

/** The recipient or team asked for, else the first (decisions A6). */
export function chosenRecipient({ recipients }: MessageDraft, id: string | undefined): Recipient | undefined {
  const chosen = recipients.find(
    ({ participant, team }) => participant.id === id || (id !== undefined && team?.id === id),
  )
  return chosen ?? recipients[0]
}

export function messageWords(language: Language): MessageWords {
  return phrases[language].messages.words
}
