import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface SunkMail {
  /** The envelope's RCPT TO values as received. */
  recipients: string[]
  sender: string
  messageId: string
  raw: string
  connection: string
  /** What EHLO said. */
  greetedAs: string
}

/** The server's answer to a recipient; undefined is 250. `drop` takes the mail and disconnects without an answer. */
type SmtpAnswer = { code: number; text: string; at?: 'rcpt' | 'data' } | 'drop'

export interface SmtpSink {
  url: string
  /** Every mail whose last byte arrived, also if then refused or dropped. */
  mails: SunkMail[]
  /** Resolves when this many have arrived, before the sender of the last one is answered. */
  until(count: number): Promise<void>
}

export interface SinkOptions {
  answer?: (recipient: string, attempt: number) => SmtpAnswer | undefined
  delayMilliseconds?: number
  /** Takes no mail before this many are being sent at once, so that several senders meet. */
  together?: number
  /** Refuses addresses with non-ASCII characters before the `@`. */
  onlyAscii?: boolean
  /** More connections at a time are answered with 421. */
  connections?: number
  /** Offers STARTTLS with a certificate nobody has signed. */
  selfSigned?: boolean
  /** Refuses every login with 535. */
  refusesLogin?: boolean
}

/** A real SMTP server that ends with the test. */
export async function smtpSink({
  answer = () => undefined,
  delayMilliseconds = 0,
  together = 0,
  onlyAscii = false,
  connections,
  selfSigned = false,
  refusesLogin = false,
}: SinkOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const awaited = new Set<{ count: number; arrived: () => void }>()
  let arriving = 0
  let meet: () => void = () => undefined
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  const attempts = new Map<string, number>()
  const answers = new Map<string, SmtpAnswer | undefined>()
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    hideSMTPUTF8: onlyAscii,
    disabledCommands: [...(selfSigned ? [] : ['STARTTLS']), ...(refusesLogin ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    ...(connections === undefined ? {} : { maxClients: connections }),
    onAuth(_auth, _session, callback) {
      callback(smtpError({ code: 535, text: '5.7.8 authentication failed for olga@organisers.example' }))
    },
    logger: false,
    onRcptTo({ address }, session, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const said = answer(address, attempt)
      answers.set(session.id, said)
      callback(said !== undefined && said !== 'drop' && said.at !== 'data' ? smtpError(said) : null)
    },
    async onData(stream, session, callback) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        // The sender disconnected before its last byte.
        return
      }
      if (++arriving >= together) meet()
      await met
      if (delayMilliseconds > 0) await setTimeout(delayMilliseconds)
      const { mailFrom, rcptTo } = session.envelope
      const raw = Buffer.concat(chunks).toString('utf8')
      mails.push({
        connection: session.id,
        greetedAs: session.hostNameAppearsAs,
        recipients: rcptTo.map(({ address }) => address),
        sender: mailFrom === false ? '' : mailFrom.address,
        messageId: /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '',
        raw,
      })
      for (const one of awaited) if (mails.length >= one.count) one.arrived()
      const said = answers.get(session.id)
      if (said === 'drop') hangUp(server, session.id)
      else callback(said === undefined ? null : smtpError(said))
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => closed(server))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    until(count) {
      if (mails.length >= count) return Promise.resolve()
      return new Promise((arrived) => void awaited.add({ count, arrived }))
    },
  }
}

function smtpError({ code, text }: Exclude<SmtpAnswer, 'drop'>): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

function hangUp(server: SMTPServer, sessionId: string): void {
  for (const { session, _socket } of server.connections) if (session.id === sessionId) _socket.destroy()
}

async function closed(server: SMTPServer): Promise<void> {
  for (const { _socket } of server.connections) _socket.destroy()
  await new Promise<void>((resolve) => void server.close(() => resolve()))
}
