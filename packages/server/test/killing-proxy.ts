import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'

export interface KillingProxy {
  url: string
  /** Called before the database gets a writing statement; false drops it. */
  onStatement: () => boolean
}

/** Reads change nothing, so being killed before one equals being killed before the next write. */
const changing = /\b(begin|commit|insert|update|delete|add_job|advisory|set local)\b/i

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
    client.on('data', (chunk) => {
      if (changing.test(chunk.toString('latin1')) && !proxy.onStatement()) return close()
      database.write(chunk)
    })
    database.on('data', (chunk) => client.write(chunk))
    for (const socket of [client, database]) socket.on('close', close).on('error', close)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const account = encodeURIComponent(user) + secret
  proxy.url = `postgresql://${account}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`
  return proxy
}
