import type { Language } from '@running-dinner/domain'
import type { MailDocument } from '@running-dinner/domain/messages'

/** One mail to one person; its text and its HTML part are made from the document. */
export interface OutgoingMail {
  /** With its angle brackets; the same when the mail is sent again. */
  messageId: string
  /** '' for the instance's own. */
  senderName: string
  recipientEmail: string
  recipientName: string
  replyTo: string
  subject: string
  document: MailDocument
  language: Language
  attachments?: readonly MailAttachment[]
}

/** A file of a mail, as text. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/** `send` resolves when the other side has accepted the mail, else it throws. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** Connects and logs in, without a mail. Throws what a mail would meet; absent where there is no server. */
  check?(): Promise<undefined>
  /** Closes the connections; called when no mail is being sent. */
  close(): void
}
