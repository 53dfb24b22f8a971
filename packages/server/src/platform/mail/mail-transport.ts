import type { Language } from '@running-dinner/domain'

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
