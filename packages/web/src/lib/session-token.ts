import { readStorage } from './storage.ts'

/** The bearer token of the login kept under `user` (spec 9); unreadable data counts as nobody. */
export function sessionToken(): string | undefined {
  try {
    const user: unknown = JSON.parse(readStorage('local', 'user') ?? 'null')
    const token = typeof user === 'object' && user !== null && 'token' in user ? user.token : undefined
    return typeof token === 'string' && token !== '' ? token : undefined
  } catch {
    return undefined
  }
}
