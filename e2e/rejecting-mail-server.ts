import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server that refuses guests for good until `accept` is called; all other mails can be read with `pathIn`. */
export async function rejectingMailServer() {
  const mails: { to: string; text: string }[] = []
  let rejects = true
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const isRejected = rejects && address.endsWith('@guests.example')
      callback(isRejected ? Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 }) : null)
    },
    async onData(stream, { envelope }, callback) {
      let raw = ''
      for await (const chunk of stream) raw += String(chunk)
      // Quoted-printable breaks long lines.
      const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
      mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text })))
      callback()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    accept: () => {
      rejects = false
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
    /** The first link of this kind in a mail to the address. */
    async pathIn(_base: string, email: string, pattern: RegExp): Promise<string> {
      for (let tries = 0; tries < 300; tries++) {
        const links = mails
          .filter(({ to }) => to === email)
          .flatMap(({ text }) => text.match(/https?:\/\/[^\s"<]+/g) ?? [])
        const link = links.find((found) => pattern.test(found))
        if (link !== undefined) return new URL(link).pathname
        await delay(200)
      }
      throw new Error('no mail with that link')
    },
  }
}
