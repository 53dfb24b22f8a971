import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

interface StoredMail {
  to: string
  /** As it came: to read it would take more of the machine than to send it. */
  source: string
}

export interface Sink {
  port: number
  mails: StoredMail[]
  /** What it takes for each mail before it answers. */
  delayMilliseconds: number
  /** Refuses a recipient with this error. */
  answer?: ((to: string) => Error | undefined) | undefined
  close(): Promise<void>
}

/** Accepts every mail and keeps it. */
export async function startSink(): Promise<Sink> {
  const sink: Omit<Sink, 'port' | 'close'> = { mails: [], delayMilliseconds: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(sink.answer?.(address)),
    onData(stream, session, done) {
      text(stream).then(async (source) => {
        await delay(sink.delayMilliseconds)
        sink.mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', source })
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((listening) => {
    const socket = server.listen(0, '127.0.0.1', () => listening((socket.address() as { port: number }).port))
  })
  return Object.assign(sink, { port, close: () => new Promise<void>((closed) => server.close(() => closed())) })
}

export async function textOf(mail: StoredMail | undefined): Promise<string> {
  return (mail && (await simpleParser(mail.source)).text) ?? ''
}
