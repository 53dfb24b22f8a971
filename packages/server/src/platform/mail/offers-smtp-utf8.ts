import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/**
 * Whether the server says that it takes addresses with letters outside ASCII. Asked anew for each such mail, which are few;
 * throws what connecting throws, so that a server that is away is tried again.
 */
export async function offersSmtpUtf8(smtpUrl: string, timeouts: Readonly<Record<string, number>>): Promise<boolean> {
  const connection = new SMTPConnection({ ...parseConnectionUrl(smtpUrl), ...timeouts })
  try {
    return await new Promise<boolean>((resolve, reject) => {
      connection.once('error', reject)
      // Connected, it has heard what the server offers: the answer to its EHLO.
      connection.connect(() => resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse))))
    })
  } finally {
    connection.on('error', () => undefined)
    connection.quit()
  }
}
