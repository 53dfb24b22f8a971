import type { Language } from '@running-dinner/domain'
import type { MailDocument } from '@running-dinner/domain/messages'
import { type DeliveryError, enhancedStatus } from '@running-dinner/domain/messages'

/** The parts of a transport's error that decide about retries. */
export function toDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code, response, originalCode, beforeMail } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>
  return {
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    errorCode: textOf(code),
    response: textOf(response),
    causeCode: textOf(originalCode),
    beforeMail: beforeMail === true,
  }
}

/** `550 5.1.1` or `ECONNREFUSED`: only codes are stored and logged, because a server's text may quote addresses. */
export function failureCodeOf({ responseCode, errorCode, causeCode, response }: DeliveryError): string {
  if (responseCode === undefined) return causeCode ?? errorCode ?? 'unknown'
  const enhanced = enhancedStatus(response)
  return enhanced === '' ? String(responseCode) : `${responseCode} ${enhanced}`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

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

/** `send` resolves when the other side has accepted the mail, else it throws. `turn` resolves when the composed mail may go. */
export interface MailTransport {
  send(mail: OutgoingMail, turn?: () => Promise<void>): Promise<void>
  /** Connects and logs in, without a mail. Throws what a mail would meet; absent where there is no server. */
  check?(): Promise<undefined>
  /** Closes the connections; called when no mail is being sent. */
  close(): void
}
