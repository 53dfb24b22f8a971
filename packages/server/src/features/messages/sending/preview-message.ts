import type { PreviewReply } from '@running-dinner/contract'
import { bodyText } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import { textToHtml } from '../../../platform/html/text-to-html.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { htmlPart, mailIdentity } from '../transport/index.ts'
import { type Addressee, chosenRecipient, type MessageDraft } from './message-draft.ts'

/** Renders one mail as it would be sent. Stores nothing, so it is allowed before the event is confirmed. */
export async function previewMessage<R extends Addressee>(
  { config }: Pick<Ctx, 'config'>,
  draft: MessageDraft<R>,
  recipientId: string | undefined,
): Promise<PreviewReply> {
  refuseIf(draft.issues)
  const recipient = chosenRecipient(draft, recipientId)
  const mail = recipient && draft.render(recipient)
  const text = mail ? bodyText(mail.document) : ''
  return {
    subject: mail?.subject ?? draft.subject,
    previewMessageList: mail
      ? [
          {
            participantId: recipient.participant.id,
            subject: mail.subject,
            message: textToHtml(text),
            text,
            html: await htmlPart({ ...mail, footer: mailIdentity(config).footer }),
          },
        ]
      : [],
    unknownPlaceholders: draft.unknownPlaceholders,
    numRecipients: draft.recipients.length,
  }
}
