import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { mailHtml } from './text-to-html.ts'

/** Who all mails of this instance come from. */
export interface MailIdentity {
  mailFrom: string
  /** Below every mail: who runs the instance and how to reach them. */
  footer: string
}

export function mailIdentity({ mailFrom, operator, adminEmail }: Config): MailIdentity {
  return { mailFrom, footer: `Running Dinner · ${operator.name}\n${operator.address}\n${adminEmail}` }
}

/** What a mail looks like to any transport; the set of headers is the same whatever people are called (reliability 2.4 #14). */
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

/** `Name <address>` or an address alone; the configuration lets nothing else through. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^(.*)<([^<>]+)>$/.exec(mailFrom) ?? []
  return { name: inOneLine(name), address }
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
