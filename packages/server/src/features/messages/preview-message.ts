import type { PreviewReply } from '@running-dinner/contract'
import { refuseIf } from '../../platform/http/problems.ts'
import { textToHtml } from '../../platform/mail/text-to-html.ts'
import { type Addressee, chosenRecipient, type MessageDraft } from './message-draft.ts'

/** Renders one mail as it would be sent. Stores nothing, so it is allowed before the event is confirmed. */
export function previewMessage<R extends Addressee>(
  draft: MessageDraft<R>,
  recipientId: string | undefined,
): PreviewReply {
  refuseIf(draft.issues)
  const recipient = chosenRecipient(draft, recipientId)
  const mail = recipient && { ...draft.render(recipient), participantId: recipient.participant.id }
  return {
    subject: mail?.subject ?? draft.subject,
    previewMessageList: mail
      ? [{ participantId: mail.participantId, subject: mail.subject, message: textToHtml(mail.text), text: mail.text }]
      : [],
    unknownPlaceholders: draft.unknownPlaceholders,
    numRecipients: draft.recipients.length,
  }
}
