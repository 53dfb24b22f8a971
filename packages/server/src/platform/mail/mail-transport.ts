import type { Language } from '@running-dinner/domain'

/** One mail to one person, as plain text; the HTML part is made from it. */
export interface OutgoingMail {
  /** With its angle brackets; the same when the mail is sent again. */
  messageId: string
  recipientEmail: string
  recipientName: string
  replyTo: string
  subject: string
  text: string
  language: Language
}

/** `send` resolves when the other side has accepted the mail, else it throws. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** Closes the connections; called when no mail is being sent. */
  close(): void
}
