import crypto, { createHash, randomBytes, randomUUID } from 'node:crypto'

/** A public identifier; it grants no access. */
export function newId(): string {
  return randomUUID()
}

/** Always the same identifier for the same parts. */
export function idFrom(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-8$3-${variant}$4-$5`)
}

/** 144 random bits as 24 URL-safe characters; knowing it grants access. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url')
}

/** Whether a text can be a secret at all; saves a query for what is none. */
export function isSecret(text: string): boolean {
  return /^[\w-]{24}$/.test(text)
}

export function secretHash(secret: string | Buffer): Buffer {
  return createHash('sha256').update(secret).digest()
}

/**
 * Compares a secret, or its digest, with what a caller sent. Takes the same time for every input, so that response times reveal
 * neither its length nor its first characters. `===` and `equals` return early; do not use them for secrets.
 */
export function isSameSecret(given: string | Buffer, expected: string | Buffer): boolean {
  // Through the module object, so that a test can watch the call.
  return crypto.timingSafeEqual(secretHash(given), secretHash(expected))
}
