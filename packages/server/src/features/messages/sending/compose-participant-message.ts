import type { BodyOf, messageRoutes } from '@running-dinner/contract'
import { participantRecipients, renderParticipantMessage, textFor } from '@running-dinner/domain/messages'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { filledBlocks, mailDocument } from '../outbox/index.ts'
import { type MessageDraft, type TemplateTexts, unknownPlaceholders } from './message-draft.ts'

type Input = BodyOf<typeof messageRoutes.participants.send>

export async function composeParticipantMessage(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: Input,
): Promise<MessageDraft> {
  const people = await participantStore.ofDinner(db, dinner)
  const { subject, message } = input
  return {
    type: 'PARTICIPANT',
    subject,
    message,
    ...participantRecipients(people, input.participantSelection, input.customSelectedParticipantIds),
    unknownPlaceholders: unknownPlaceholders(templatesOf(input), input.secondText && templatesOf(input.secondText)),
    render({ participant }) {
      const { afterPartyLocation: afterParty } = dinner
      const language = participant.languageCode
      const rendered = renderParticipantMessage({
        message: textFor(input, language, dinner.basicDetails.languageCode),
        recipient: participant,
        afterParty,
      })
      const document = mailDocument(dinner, { to: 'guest', language, blocks: filledBlocks(rendered) })
      return { subject: rendered.subject, document, language }
    },
  }
}

function templatesOf({ subject, message }: Pick<Input, 'subject' | 'message'>): TemplateTexts {
  return { subject, participantMessage: message }
}
