import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/**
 * Whether the server accepts addresses with letters outside ASCII. Asked for each such mail, as they are few. Throws
 * connection errors, so that the mail is tried again.
 */
export async function offersSmtpUtf8(smtpUrl: string, timeouts: Readonly<Record<string, number>>): Promise<boolean> {
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
