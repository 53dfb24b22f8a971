import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** An identifier, not a secret. */
export function newId(): string {
  return randomUUID()
}

/** 144 random bits as 24 URL-safe characters: a capability by itself (decisions C, reliability 2.3). */
export function newSecret(): string {
  return randomBytes(18).toString('base64url')
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
