import { noAddressCode, notCarriedCode } from '@running-dinner/domain/messages'
import { isEmail, needsSmtpUtf8 } from '@running-dinner/domain/people'
import { createTransport } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ComposedMail } from './compose-mail.ts'
import type { MailTransport, OutgoingMail } from './mail-transport.ts'

export interface SmtpOptions {
  smtpUrl: string
  maxConnections: number
  /** What EHLO says; without it the library's own guess. */
  hostName?: string | undefined
  compose(mail: OutgoingMail): Promise<ComposedMail>
}

/** Shorter than the lease of a claimed mail, so that a silent server does not outlast the claim. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Of an address that is handed to no server. */
class UnusableAddress extends Error {
  readonly code: string
  constructor(code: string) {
    super('the address cannot be used')
    this.code = code
  }
}

/** Sends through SMTP. The envelope names the recipient explicitly, so headers never decide where a mail goes. */
export function smtpTransport({ smtpUrl, maxConnections, hostName, compose }: SmtpOptions): MailTransport {
  const connection = { ...timeouts, ...(hostName === undefined ? {} : { name: hostName }) }
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    // Exim delivers further mails of one connection only when it next runs its queue.
    maxMessages: 10,
    // Retries are decided by the row of the mail (docs/rules/messages/messages.md#retries).
    maxRequeues: 0,
    ...connection,
  })
  const begun = new Set<string>()
  transporter.use('stream', ({ message, data }, callback) => {
    const open = message.createReadStream.bind(message)
    // Opened when a connection has greeted and logged in: the library's `CONN` also names breaks in the middle of a mail.
    message.createReadStream = (options) => {
      begun.add(String(data.messageId))
      return open(options)
    }
    callback()
  })
  return {
    async send(mail, turn) {
      if (!isEmail(mail.recipientEmail)) throw new UnusableAddress(noAddressCode)
      if (needsSmtpUtf8(mail.recipientEmail) && !(await offersSmtpUtf8(smtpUrl, connection)))
        throw new UnusableAddress(notCarriedCode)
      const { sender, bytes } = await compose(mail)
      const envelope = { from: sender, to: [{ name: '', address: mail.recipientEmail }] }
      const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      await turn?.()
      try {
        await transporter.sendMail({ messageId: mail.messageId, raw, envelope })
      } catch (error) {
        throw begun.has(mail.messageId) ? error : beforeMail(error)
      } finally {
        begun.delete(mail.messageId)
      }
    },
    async check() {
      try {
        await transporter.verify()
      } catch (error) {
        throw beforeMail(error)
      }
      return undefined
    },
    close: () => transporter.close(),
  }
}

function beforeMail(error: unknown): Error {
  const knownError = error instanceof Error ? error : new Error('no error was given')
  return Object.assign(knownError, { beforeMail: true })
}

/**
 * Whether the server accepts addresses with letters outside ASCII. Asked for each such mail, as they are few. Throws
 * connection errors, so that the mail is tried again.
 */
async function offersSmtpUtf8(smtpUrl: string, options: object): Promise<boolean> {
  const connection = new SMTPConnection({ ...parseConnectionUrl(smtpUrl), ...options })
  try {
    return await new Promise<boolean>((resolve, reject) => {
      connection.once('error', (error) => reject(beforeMail(error)))
      // Once connected, the last response is the server's reply to EHLO, which lists its extensions.
      connection.connect(() => resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse))))
    })
  } finally {
    connection.on('error', () => undefined)
    connection.quit()
  }
}
