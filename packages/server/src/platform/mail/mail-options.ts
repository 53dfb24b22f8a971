import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { mailHtml } from './text-to-html.ts'

/** The sender of all mails of this instance. */
export interface MailIdentity {
  mailFrom: string
  /** Below every mail: who runs the instance and how to reach them. */
  footer: string
}

export function mailIdentity({ mailFrom, operator, adminEmail }: Config): MailIdentity {
  return { mailFrom, footer: `Running Dinner · ${operator.name}\n${operator.address}\n${adminEmail}` }
}

/** A mail as any transport takes it. Names and subjects cannot add headers, because they are kept in one line. */
export function mailOptions(mail: OutgoingMail, { mailFrom, footer }: MailIdentity) {
  const text = `${mail.text}\n\n-- \n${footer}`
  return {
    messageId: mail.messageId,
    from: senderOf(mailFrom),
    to: { name: inOneLine(mail.recipientName), address: mail.recipientEmail },
    replyTo: { name: '', address: mail.replyTo },
    subject: inOneLine(mail.subject),
    text,
    html: mailHtml(text, mail.language),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  } satisfies SendMailOptions
}

/** `Name <address>` or an address alone; the configuration accepts nothing else. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^(.*)<([^<>]+)>$/.exec(mailFrom) ?? []
  return { name: inOneLine(name), address }
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
