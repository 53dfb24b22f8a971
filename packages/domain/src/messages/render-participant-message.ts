import type { AfterPartyLocation } from '../dinner/dinner.ts'
import type { Participant } from '../participants/participant.ts'
import { afterPartyText } from './contact-texts.ts'
import { type MainText, type RenderedMessage, renderMainText } from './render-main-text.ts'

export interface ParticipantMessageFacts {
  message: MainText
  recipient: Participant
  afterParty: AfterPartyLocation | undefined
}

/** What everybody gets who signed up, with or without a team (rules 8.2). */
export function renderParticipantMessage({ message, recipient, afterParty }: ParticipantMessageFacts): RenderedMessage {
  return renderMainText('participantMessage', message, {
    firstname: recipient.firstnamePart,
    lastname: recipient.lastname,
    afterparty: afterPartyText(afterParty),
  })
}
