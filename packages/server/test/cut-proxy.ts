import { connect, createServer, type Socket } from 'node:net'
import type { OnEnd } from './database.ts'

interface CutProxy {
  port: number
}

/** Reads change nothing, so being killed before one equals being killed before the next write. */
export const changing = /\b(begin|commit|insert|update|delete|add_job|advisory|set local)\b/i

type OnRequest = (request: { isRead: boolean }) => 'forward' | 'drop'

/**
 * Proxies PostgreSQL's socket and announces each complete request (`Query` and `Sync`) before the server gets it; a dropped
 * one never arrives.
 */
export async function cutProxy(target: { path: string }, onRequest: OnRequest, onEnd: OnEnd): Promise<CutProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(target)
    sockets.add(client).add(database)
    let isRead = true
    const changes = changingMessages()
    const messages = frontendMessages((bytes, type) => {
      isRead &&= !changes(bytes, type)
      if (type === 'Q' || type === 'S') {
        if (onRequest({ isRead }) === 'drop') return client.destroy()
        isRead = true
      }
      return database.write(bytes)
    })
    client.on('data', messages)
    database.on('data', (bytes) => client.write(bytes))
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onEnd(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  return { port: (server.address() as { port: number }).port }
}

/** Whether a message of one connection can change something. A statement with a name is sent once; later its name stands for it. */
function changingMessages(): (bytes: Buffer, type: string) => boolean {
  const changingNames = new Set<string>()
  return (bytes, type) => {
    const isChanging = changing.test(bytes.toString('latin1'))
    const [first = '', second = ''] = bytes.toString('latin1', 5).split('\0', 2)
    if (type === 'P' && first !== '' && isChanging) changingNames.add(first)
    return isChanging || (type === 'B' && changingNames.has(second))
  }
}

/** Splits the stream into messages: the first has no type byte, all others have one and a length. */
function frontendMessages(take: (bytes: Buffer, type: string) => unknown): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let started = false
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const head = started ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      const type = started ? String.fromCharCode(message[0] ?? 0) : ''
      started = true
      take(message, type)
    }
  }
}
