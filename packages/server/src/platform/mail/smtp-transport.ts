import { isEmail, needsSmtpUtf8 } from '@running-dinner/domain/participants/email.ts'
import { createTransport } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type MailIdentity, mailOptions } from './mail-options.ts'
import type { MailTransport } from './mail-transport.ts'

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

/**
 * Whether the server accepts addresses with letters outside ASCII. Asked for each such mail, as they are few. Throws
 * connection errors, so that the mail is tried again.
 */
async function offersSmtpUtf8(smtpUrl: string, timeouts: Readonly<Record<string, number>>): Promise<boolean> {
  const connection = new SMTPConnection({ ...parseConnectionUrl(smtpUrl), ...timeouts })
  try {
    return await new Promise<boolean>((resolve, reject) => {
      connection.once('error', reject)
      // Once connected, the last response is the server's reply to EHLO, which lists its extensions.
      connection.connect(() => resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse))))
    })
  } finally {
    connection.on('error', () => undefined)
    connection.quit()
  }
}
