import type { Language } from '@running-dinner/domain'
import type { Ctx } from '../ctx.ts'
import { devMailTransport } from './dev-mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** One mail to one person, as plain text; the HTML part is made from it. */
export interface OutgoingMail {
  /** With its angle brackets; the same in every repetition. */
  messageId: string
  recipientEmail: string
  recipientName: string
  replyTo: string
  subject: string
  text: string
  language: Language
}

/** Whatever takes mails. `send` resolves once the other side has taken responsibility, else it throws. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** Ends its connections; nothing is in flight any more. */
  close(): void
}

/** The configured mail server, or the table behind `/dev/mails` while there is none (decisions D). */
export function createMailTransport(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, maxConnections: number): MailTransport {
  const { smtpUrl, mailFrom } = ctx.config
  return smtpUrl === undefined ? devMailTransport(ctx) : smtpTransport({ smtpUrl, mailFrom, maxConnections })
}
