import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Sink {
  port: number
  mails: { to: string; text: string }[]
  close(): Promise<void>
}

/** Accepts every mail and keeps recipient and text. */
export async function startSink(): Promise<Sink> {
  const mails: Sink['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: mail.text ?? '' })
        done()
      }, done)
    },
  })
  const port = await new Promise<number>((listening) => {
    const socket = server.listen(0, '127.0.0.1', () => listening((socket.address() as { port: number }).port))
  })
  return { port, mails, close: () => new Promise((closed) => server.close(() => closed())) }
}
