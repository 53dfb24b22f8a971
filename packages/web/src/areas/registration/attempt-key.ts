import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'

const keyOf = (publicId: string) => `registration-attempt/${publicId}`

/**
 * The idempotency key of this registration. The same body sent again, after a broken connection, a double click or a reload,
 * keeps its key, so that the server repeats its first answer; a changed body gets a new one.
 */
export function attemptKey(publicId: string, body: string, newKey: () => string = randomKey): string {
  const kept = keptAttempt(publicId)
  if (kept.body === body) return kept.key
  const fresh = newKey()
  writeStorage('session', keyOf(publicId), `${fresh} ${body}`)
  return fresh
}

/** This registration was sent, and no answer has come back. */
export function isAttemptOpen(publicId: string, body: string): boolean {
  return keptAttempt(publicId).body === body
}

export function forgetAttempt(publicId: string): void {
  removeStorage('session', keyOf(publicId))
}

function keptAttempt(publicId: string): { key: string; body: string | undefined } {
  const kept = readStorage('session', keyOf(publicId)) ?? ''
  const end = kept.indexOf(' ')
  return end < 0 ? { key: '', body: undefined } : { key: kept.slice(0, end), body: kept.slice(end + 1) }
}

/** Also where a page came without TLS, which takes `randomUUID` away. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
