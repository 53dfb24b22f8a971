import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import type { OnEnd } from './database.ts'

export interface MutingProxy {
  url: string
  /** Forwards no more bytes on the connections that are open now, and closes none; later connections work. */
  mute(): void
  /** Keeps back what the database answers to the next statement with this text. */
  heldAnswer(text: string): Promise<{ letGo(): void }>
  /** Connections that were opened so far. */
  opened(): number
}

/** A proxy before the database that can fall silent, as a lost entry in a NAT table or a failover does. */
export async function mutingProxy(databaseUrl: string, onEnd: OnEnd): Promise<MutingProxy> {
  const { host, port, user = '', password, database: name = '' } = new pg.Client({ connectionString: databaseUrl })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let count = 0
  let mutedUpTo = 0
  let awaited: { text: string; hold(answer: { letGo(): void }): void } | undefined
  // Half-open: a muted connection does not answer the end of the other side either.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const number = ++count
    const isMuted = () => number <= mutedUpTo
    const database = connect({ ...target, allowHalfOpen: true })
    client.on('data', (bytes) => {
      if (awaited === undefined || !bytes.includes(awaited.text)) return
      database.pause()
      awaited.hold({ letGo: () => void database.resume() })
      awaited = undefined
    })
    for (const [socket, peer] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (bytes) => !isMuted() && peer.write(bytes))
      socket.on('error', () => undefined)
      socket.on('end', () => !isMuted() && peer.end())
      socket.on('close', () => !isMuted() && peer.destroy())
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onEnd(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const account = encodeURIComponent(user) + secret
  return {
    url: `postgresql://${account}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    mute: () => {
      mutedUpTo = count
    },
    heldAnswer: (text) =>
      new Promise((hold) => {
        awaited = { text, hold }
      }),
    opened: () => count,
  }
}
