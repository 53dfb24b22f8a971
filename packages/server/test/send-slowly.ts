import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Sender {
  /** Resolves when the peer has received it; rejects if the connection is gone. */
  write(bytes: string | Buffer): Promise<void>
  /** Resolves with the reply once it contains the text; rejects if the connection is gone before. */
  answered(text: string): Promise<string>
  /** Resolves when the peer has ended or reset the connection. */
  closed(): Promise<void>
}

/** A client that keeps sending after it was answered, as browsers do. */
export async function sendSlowly(url: string, head: readonly string[]): Promise<Sender> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  // `write` and `closed` report a reset.
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    heard += chunk.toString('utf8')
  })
  await once(socket, 'connect')
  const write = (bytes: string | Buffer) => written(socket, bytes)
  await write(`${head.join('\r\n')}\r\nhost: ${hostname}\r\n\r\n`)
  return {
    write,
    async answered(text) {
      while (!heard.includes(text)) {
        if (socket.destroyed || socket.readableEnded) throw new Error('closed without an answer')
        await Promise.race([once(socket, 'data'), once(socket, 'end'), once(socket, 'close')])
      }
      return heard
    },
    async closed() {
      if (socket.destroyed || socket.readableEnded) return
      // `events.once` would reject with the error of a reset.
      await new Promise<void>((resolve) => {
        for (const over of ['end', 'close']) socket.once(over, () => resolve())
      })
    },
  }
}

function written(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
