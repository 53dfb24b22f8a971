import { Client } from 'pg'
import { SOCKET_PORT } from './server-files.ts'

export const SUPERUSER = 'postgres'
/** Database and role of the application. */
export const APP_NAME = 'running_dinner'

export function appConnectionString(socketFolder: string): string {
  const socket = new URLSearchParams({ host: socketFolder, port: String(SOCKET_PORT), sslmode: 'disable' })
  return `postgresql://${APP_NAME}@/${APP_NAME}?${socket}`
}

/** An open connection; `absent`: no server listens; `busy`: a server listens but cannot serve yet, or no longer. */
export type Answer = Client | 'absent' | 'busy'

/** Tries once to connect as superuser to the maintenance database. */
export async function knock(socketFolder: string): Promise<Answer> {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: SUPERUSER,
    ssl: false,
    application_name: 'running-dinner launcher',
    connectionTimeoutMillis: 5000,
  })
  // A connection lost later must not end the process; the application's own pool reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    return refusal(error as Error & { code?: string })
  }
}

function refusal(error: Error & { code?: string }): Answer {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return 'absent'
  if (error.code === 'EACCES' || error.code === 'EPERM' || isLasting(error.code)) throw error
  return 'busy'
}

/** An SQL state that waiting does not change: all but "cannot connect now" (57) and "too many connections" (53). */
function isLasting(code: string | undefined): boolean {
  return code !== undefined && /^(?!57|53)[0-9A-Z]{5}$/.test(code)
}
