import { connect, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { strangers } from './local-connections.ts'

/** Documentation addresses, which no machine has: https://www.rfc-editor.org/rfc/rfc5737 */
const away = '192.0.2.1'

test.each([
  ['fetch', (signal: AbortSignal) => void fetch(`http://${away}:8080/`, { signal }).catch(() => undefined)],
  [
    'options',
    () =>
      connect({ host: away, port: 9 })
        .on('error', () => undefined)
        .destroy(),
  ],
  [
    'a port and a host',
    () =>
      new Socket()
        .on('error', () => undefined)
        .connect(9, away)
        .destroy(),
  ],
])('a connection beyond this machine is found: by %s', async (_, open) => {
  const ended = new AbortController()
  open(ended.signal)
  await expect.poll(() => [...strangers]).toEqual([away])
  ended.abort()
  strangers.clear()
})

test('connections to this machine are no strangers, in all tests of the server (SEC-14)', () => {
  for (const socket of [
    connect(9),
    connect(9, '127.0.0.1'),
    connect('/nonexistent'),
    connect({ port: 9, host: '::1' }),
  ])
    socket.on('error', () => undefined).destroy()
  expect([...strangers]).toEqual([])
})
