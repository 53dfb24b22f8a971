import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Sender {
  /** Resolves once the other side took it, and fails where the connection is gone. */
  write(bytes: string | Buffer): Promise<void>
  /** What has been answered, once it holds this text; fails where the connection is gone before. */
  answered(text: string): Promise<string>
  /** Once the other side has ended or reset the connection. */
  closed(): Promise<void>
}

/** A client that, like a browser, goes on sending although it has been answered. */
export async function sendSlowly(url: string, head: readonly string[]): Promise<Sender> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  // What a reset means is told by `write` and `closed`.
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
      if (!socket.destroyed && !socket.readableEnded) await Promise.race([once(socket, 'end'), once(socket, 'close')])
    },
  }
}

function written(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
