import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** A public identifier; it grants no access. */
export function newId(): string {
  return randomUUID()
}

/** 144 random bits as 24 URL-safe characters; knowing it grants access. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url')
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
