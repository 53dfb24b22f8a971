import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'

const keyOf = (publicId: string) => `registration-attempt/${publicId}`

/**
 * The same registration sent again, after a broken line, a double click or a reload, keeps its key, so that the server
 * answers what it answered; another one gets its own (decisions A14).
 */
export function attemptKey(publicId: string, body: string, newKey: () => string = randomKey): string {
  const [key, earlier] = splitOnce(readStorage('session', keyOf(publicId)) ?? '')
  if (key !== '' && earlier === body) return key
  const fresh = newKey()
  writeStorage('session', keyOf(publicId), `${fresh} ${body}`)
  return fresh
}

export function forgetAttempt(publicId: string): void {
  removeStorage('session', keyOf(publicId))
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(' ')
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Also where a page came without TLS, which takes `randomUUID` away. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
