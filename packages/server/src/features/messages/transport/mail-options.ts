import { plainText } from '@running-dinner/domain/messages'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../../../platform/config.ts'
import type { MailPage } from './layout/mail-html.tsx'
import type { OutgoingMail } from './mail-transport.ts'

/** The sender of all mails of this instance. */
export interface MailIdentity {
  mailFrom: string
  /** Below every mail: who runs the instance and how to reach them. */
  footer: string
}

export function mailIdentity({ mailFrom, operator, adminEmail }: Config): MailIdentity {
  return { mailFrom, footer: `Running Dinner · ${operator.name}\n${operator.address}\n${adminEmail}` }
}

/** The HTML part of a mail. The layout and React are loaded with the first one. */
export async function htmlPart(page: MailPage): Promise<string> {
  const { mailHtml } = await import('./layout/mail-html.tsx')
  return mailHtml(page)
}

/** A mail in the form that every transport sends. Names and subjects cannot add headers, because they are kept in one line. */
export function mailOptions(mail: OutgoingMail, { mailFrom, footer }: MailIdentity, html: string) {
  const text = `${plainText(mail.document)}\n\n-- \n${footer}`
  return {
    messageId: mail.messageId,
    from: senderOf(mailFrom, mail.senderName),
    to: { name: inOneLine(mail.recipientName), address: mail.recipientEmail },
    replyTo: { name: '', address: mail.replyTo },
    subject: inOneLine(mail.subject),
    text,
    html,
    attachments: [...(mail.attachments ?? [])],
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  } satisfies SendMailOptions
}

/** `Name <address>` or an address alone; the configuration accepts nothing else. */
function senderOf(mailFrom: string, chosenName: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^(.*)<([^<>]+)>$/.exec(mailFrom) ?? []
  return { name: inOneLine(chosenName || name), address }
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
