import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, Socket } from 'node:net'
import type { OnEnd } from '../database.ts'

/** What a dependency does to the connections that go through its proxy; `says` answers by itself and forwards nothing. */
export type ProxyMode =
  | 'pass'
  | 'refused'
  | 'reset'
  | 'slow'
  | 'half-open'
  | 'stalled'
  | { says: Buffer; first: 'server' | 'client' }
  | { answers: (asked: Buffer, lastReply: Buffer) => Buffer | undefined }

export interface FaultProxy {
  port: number
  set(mode: ProxyMode): Promise<void>
}

const slowMilliseconds = 150

/** A TCP proxy before one dependency. Connections that fell silent once stay so, as they do in a NAT table that forgot them. */
export async function faultProxy(target: NetConnectOpts, onEnd: OnEnd): Promise<FaultProxy> {
  let mode: ProxyMode = 'pass'
  const links = new Set<Link>()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const link = newLink(client, target, () => mode)
    links.add(link)
    client.once('close', () => links.delete(link))
  })
  const port = await listen(server, 0)
  const close = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const link of links) link.cut('end')
    await closed
  }
  onEnd(async () => {
    if (server.listening) await close()
  })
  return {
    port,
    async set(next) {
      const last = mode
      mode = next
      if (next === 'refused') await close()
      else if (last === 'refused') await listen(server, port)
      for (const link of links) {
        if (next === 'half-open' || next === 'stalled') link.mute()
        if (next === 'reset') link.cut('reset')
        // What was answered with other words belongs to no session that could go on.
        if (typeof last === 'object' && 'says' in last) link.cut('reset')
      }
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', done)
  })
  return (server.address() as AddressInfo).port
}

interface Link {
  mute(): void
  cut(how: 'end' | 'reset'): void
}

function newLink(client: Socket, target: NetConnectOpts, mode: () => ProxyMode): Link {
  let isMuted = mode() === 'stalled'
  let lastReply: Buffer = Buffer.alloc(0)
  // What begins while the network is silent never reaches the other side, where it would take a place and time out.
  const server = isMuted ? new Socket() : connect({ ...target, allowHalfOpen: true })
  const cut = (how: 'end' | 'reset') => {
    server.destroy()
    if (how === 'reset') client.resetAndDestroy()
    else client.destroy()
  }
  const forward = (to: Socket, bytes: Buffer) => {
    if (isMuted) return
    if (mode() === 'slow') setTimeout(() => !isMuted && to.writable && to.write(bytes), slowMilliseconds)
    else if (to.writable) to.write(bytes)
  }
  const greeting = mode()
  if (typeof greeting === 'object' && 'says' in greeting && greeting.first === 'server') client.write(greeting.says)
  client.on('data', (bytes) => {
    const now = mode()
    if (now === 'reset') return cut('reset')
    if (typeof now !== 'object') return forward(server, bytes)
    if ('says' in now) return void client.write(now.says)
    const answer = now.answers(bytes, lastReply)
    if (answer === undefined) return forward(server, bytes)
    return forward(client, answer)
  })
  server.on('data', (bytes) => {
    lastReply = bytes
    const now = mode()
    if (typeof now !== 'object' || !('says' in now)) forward(client, bytes)
  })
  for (const [socket, peer] of [
    [client, server],
    [server, client],
  ] as const) {
    socket.on('error', () => undefined)
    socket.on('end', () => !isMuted && setTimeout(() => peer.end(), mode() === 'slow' ? slowMilliseconds : 0))
    socket.on('close', () => !isMuted && setTimeout(() => peer.destroy(), mode() === 'slow' ? 2 * slowMilliseconds : 0))
  }
  return {
    mute: () => {
      isMuted = true
    },
    cut,
  }
}

const writing = /\b(insert into|update|commit|add_job)\b/i

/** Answers writing statements as PostgreSQL does when its disk is full, and lets all others through. */
export const fullDatabase: ProxyMode = {
  answers: (asked, lastReply) => {
    // A statement arrives whole, as it is short; only its last message asks for an answer.
    if (!writing.test(asked.toString('latin1'))) return undefined
    const inTransaction = lastReply.subarray(-6).toString('latin1').startsWith('Z') && lastReply.at(-1) !== 0x49
    return Buffer.concat([diskFull, ready(inTransaction ? 'E' : 'I')])
  },
}

const diskFull = message('E', 'SERROR\0VERROR\0C53100\0Mcould not extend file: No space left on device\0\0')
const ready = (state: 'E' | 'I') => message('Z', state)

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type, 0, 'latin1')
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5, 'latin1')
  return bytes
}
