import type { AfterPartyLocation } from '../../events/dinner/dinner.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { afterPartyText } from './contact-texts.ts'
import { type MainText, type RenderedMessage, renderMainText } from './render-main-text.ts'

interface ParticipantMessageFacts {
  message: MainText
  recipient: Participant
  afterParty: AfterPartyLocation | undefined
}

/** Renders the message to all participants, with or without a team. */
export function renderParticipantMessage({ message, recipient, afterParty }: ParticipantMessageFacts): RenderedMessage {
  return renderMainText('participantMessage', message, {
    firstname: recipient.firstnamePart,
    lastname: recipient.lastname,
    afterparty: afterPartyText(afterParty),
  })
}
