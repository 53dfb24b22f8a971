import { Socket } from 'node:net'
import { afterEach, expect } from 'vitest'

/** Hosts beyond this machine that something tried to connect to since the last test. */
export const strangers = new Set<string>()

const local = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** No machine has such a name: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /\.(example|invalid|test)$/

/** `connect` takes options, a port and a host, or the path of a socket; Node passes them to itself as one array. */
function hostOf(args: readonly unknown[]): string {
  const [first, second]: readonly unknown[] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'string' && !/^\d+$/.test(first)) return 'localhost'
  if (typeof first !== 'object') return typeof second === 'string' ? second : 'localhost'
  const { host, path } = Object(first) as { host?: string; path?: string }
  return path === undefined ? (host ?? 'localhost') : 'localhost'
}

const { connect } = Socket.prototype
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args)
  if (!local.test(host) && !reserved.test(host)) strangers.add(host)
  return Reflect.apply(connect, this, args)
}

afterEach(() => {
  const found = [...strangers]
  strangers.clear()
  expect(found, 'hosts beyond this machine').toEqual([])
})
