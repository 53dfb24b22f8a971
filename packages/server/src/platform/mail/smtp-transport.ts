import { isEmail, needsSmtpUtf8 } from '@running-dinner/domain/participants/is-email.ts'
import { createTransport } from 'nodemailer'
import { type MailIdentity, mailOptions } from './mail-options.ts'
import type { MailTransport } from './mail-transport.ts'
import { offersSmtpUtf8 } from './offers-smtp-utf8.ts'

export interface SmtpOptions extends MailIdentity {
  smtpUrl: string
  maxConnections: number
}

/** Below the lease of a claimed mail, so that a silent server does not outlast it. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Says what a server would say, so that a broken address is not tried for a day. */
class UnusableAddress extends Error {
  readonly responseCode = 553
}

/** Real mail. One envelope per recipient, written out by us: what a header says never decides where a mail goes. */
export function smtpTransport({ smtpUrl, maxConnections, ...identity }: SmtpOptions): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    // Whether to repeat a mail is decided by its row, not behind its back.
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
