import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { changing } from './cut-proxy.ts'

export interface KillingProxy {
  url: string
  /** Called before the database gets a writing statement; false drops it. */
  onStatement: () => boolean
  /** Called when the database has committed a transaction with a matching statement; the process never gets to know. */
  onCommitted?: { statement: RegExp; run: () => void }
}

/** A proxy between a process and its database. */
export async function killingProxy(databaseUrl: string): Promise<KillingProxy> {
  const { host, port, user = '', password, database: name = '' } = new pg.Client({ connectionString: databaseUrl })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const proxy: KillingProxy = { url: '', onStatement: () => true }
  const server = createServer((client) => {
    const database = connect(target)
    const close = () => {
      client.destroy()
      database.destroy()
    }
    let isAwaited = false
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (changing.test(text) && !proxy.onStatement()) return close()
      isAwaited ||= proxy.onCommitted?.statement.test(text) === true
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (!isAwaited || !chunk.includes('COMMIT\0')) return client.write(chunk)
      proxy.onCommitted?.run()
      return close()
    })
    for (const socket of [client, database]) socket.on('close', close).on('error', close)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const account = encodeURIComponent(user) + secret
  proxy.url = `postgresql://${account}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`
  return proxy
}
