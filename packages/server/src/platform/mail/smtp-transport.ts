import { isEmail, needsSmtpUtf8 } from '@running-dinner/domain/participants/is-email.ts'
import { createTransport } from 'nodemailer'
import { type MailIdentity, mailOptions } from './mail-options.ts'
import type { MailTransport } from './mail-transport.ts'
import { offersSmtpUtf8 } from './offers-smtp-utf8.ts'

export interface SmtpOptions extends MailIdentity {
  smtpUrl: string
  maxConnections: number
}

/** Shorter than the lease of a claimed mail, so that a silent server does not outlast the claim. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Has the code of a server's refusal, so that an invalid address is not retried for a day. */
class UnusableAddress extends Error {
  readonly responseCode = 553
}

/** Sends through SMTP. The envelope names the recipient explicitly, so headers never decide where a mail goes. */
export function smtpTransport({ smtpUrl, maxConnections, ...identity }: SmtpOptions): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    // Retries are decided by the row of the mail (docs/rules/messages.md#retries).
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    async send(mail) {
      if (!isEmail(mail.recipientEmail)) throw new UnusableAddress('not an address')
      if (needsSmtpUtf8(mail.recipientEmail) && !(await offersSmtpUtf8(smtpUrl, timeouts)))
        throw new UnusableAddress('the mail server takes no such address')
      const options = mailOptions(mail, identity)
      const envelope = { from: options.from.address, to: [{ name: '', address: mail.recipientEmail }] }
      await transporter.sendMail({ ...options, envelope })
    },
    close: () => transporter.close(),
  }
}
