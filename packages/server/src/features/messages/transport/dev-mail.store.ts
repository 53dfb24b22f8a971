import type { Ctx } from '../../../platform/ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { htmlPart, mailIdentity, mailOptions } from './mail-options.ts'
import type { MailTransport } from './mail-transport.ts'

/** Keeps mails instead of sending them; shown at `/dev/mails`. */
export function devMailTransport({ db, clock, config }: Pick<Ctx, 'db' | 'clock' | 'config'>): MailTransport {
  return {
    async send(mail) {
      const identity = mailIdentity(config)
      const options = mailOptions(mail, identity, await htmlPart({ ...mail, footer: identity.footer }))
      const headers = {
        'Message-ID': options.messageId,
        From: withName(options.from),
        To: withName(options.to),
        'Reply-To': options.replyTo.address,
        Subject: options.subject,
        ...options.headers,
      }
      await db
        .insertInto('devMail')
        .values({
          id: newId(),
          // Deleted together with the task.
          taskId: db.selectFrom('messageTask').select('id').where('messageId', '=', mail.messageId),
          recipient: mail.recipientEmail,
          subject: options.subject,
          text: options.text,
          html: options.html,
          headers: JSON.stringify(headers),
          attachments: JSON.stringify(options.attachments),
          createdAt: clock.now(),
        })
        .execute()
    },
    close: () => undefined,
  }
}

function withName({ name, address }: { name: string; address: string }): string {
  return name === '' ? address : `${name} <${address}>`
}
