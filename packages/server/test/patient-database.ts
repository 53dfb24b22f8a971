import { connectDatabase, type DatabaseConnection, lockTimeout } from '../src/platform/db/database.ts'

export const patientLockTimeout = '50s'

/** The product's connection with long timeouts, so that tests pass on a busy machine. */
export function patientDatabase(url: string, max: number): DatabaseConnection {
  const connection = connectDatabase(url, { max })
  Object.assign(connection.pool.options, { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 })
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
    const patiently = (text: unknown, parameters: unknown, ...parts: unknown[]) => {
      const isLock = typeof text === 'string' && text.includes('lock_timeout') && Array.isArray(parameters)
      const patient = isLock
        ? parameters.map((value) => (value === lockTimeout ? patientLockTimeout : value))
        : parameters
      return ask(text, patient, ...parts)
    }
    Object.assign(client, { query: patiently })
  })
  return connection
}
