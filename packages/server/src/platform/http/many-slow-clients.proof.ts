import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'

const clients = 500

describe('clients that send a byte of their headers a second', () => {
  const ends: (() => Promise<void>)[] = []
  const left = { limited: -1, unlimited: -1 }
  const statuses = new Set<number>()

  beforeAll(async () => {
    const onEnd = (end: () => Promise<void>) => void ends.unshift(end)
    const [limited, unlimited] = [await createTestApp({ onEnd }), await createTestApp({ onEnd })]
    Object.assign(unlimited.app.server, { headersTimeout: 0, requestTimeout: 0 })
    const base = await limited.app.listen({ port: 0, host: '127.0.0.1' })
    const other = await unlimited.app.listen({ port: 0, host: '127.0.0.1' })
    const slow = Array.from({ length: clients }, () => slowClient(base))
    const slowElsewhere = Array.from({ length: 20 }, () => slowClient(other))
    const open = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length
    // Ten seconds for the headers, and two until they are looked at.
    while (open(slow) > 0) {
      for (const socket of [...slow, ...slowElsewhere]) if (socket.writable) socket.write('x')
      statuses.add((await fetch(`${base}/health`)).status)
      await delay(1_000)
    }
    Object.assign(left, { limited: open(slow), unlimited: open(slowElsewhere) })
    for (const socket of [...slow, ...slowElsewhere]) socket.destroy()
    return async () => {
      for (const end of ends) await end()
    }
  })

  test('500 of them are closed, and others are answered meanwhile (INP-07)', () => {
    expect(left.limited).toBe(0)
    expect([...statuses]).toEqual([200])
  })

  test('stay connected to a server without these limits (shows that the check works)', () => {
    expect(left.unlimited).toBe(20)
  })
})

function slowClient(base: string): Socket {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  // A reset is one way to be closed.
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  return socket
}
