import { setTimeout as delay } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Sink {
  port: number
  mails: { to: string; text: string }[]
  /** What it takes for each mail before it answers. */
  delayMilliseconds: number
  /** Refuses a recipient with this error. */
  answer?: ((to: string) => Error | undefined) | undefined
  close(): Promise<void>
}

/** Accepts every mail and keeps recipient and text. */
export async function startSink(): Promise<Sink> {
  const sink: Omit<Sink, 'port' | 'close'> = { mails: [], delayMilliseconds: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(sink.answer?.(address)),
    onData(stream, session, done) {
      simpleParser(stream).then(async (mail) => {
        await delay(sink.delayMilliseconds)
        sink.mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: mail.text ?? '' })
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((listening) => {
    const socket = server.listen(0, '127.0.0.1', () => listening((socket.address() as { port: number }).port))
  })
  return Object.assign(sink, { port, close: () => new Promise<void>((closed) => server.close(() => closed())) })
}
