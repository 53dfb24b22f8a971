import type { BodyOf, messageRoutes } from '@running-dinner/contract'
import { participantRecipients } from '@running-dinner/domain/messages/recipients.ts'
import { renderParticipantMessage } from '@running-dinner/domain/messages/render-participant-message.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import { type MessageDraft, unknownPlaceholders } from './message-draft.ts'

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
    unknownPlaceholders: unknownPlaceholders(subject, { participantMessage: message }),
    render: ({ participant }) =>
      renderParticipantMessage({ message: input, recipient: participant, afterParty: dinner.afterPartyLocation }),
  }
}
