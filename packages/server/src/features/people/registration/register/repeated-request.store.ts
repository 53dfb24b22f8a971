import { createHmac } from 'node:crypto'
import type { PartnerWishState } from '@running-dinner/domain'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { isSameSecret, secretHash } from '../../../../platform/ids.ts'

interface Answered {
  /** Derived again from the key, which only the sender has. */
  registrationSecret: string
  isSameBody: boolean
  waitingList: boolean
  partnerWishState: PartnerWishState | null
}

interface NewRequest {
  key: string
  salt: Buffer
  body: unknown
  participantId: string
  waitingList: boolean
  partnerWishState: PartnerWishState | null
}

/** Answered requests by idempotency key. Rows contain only salted digests of key and body. */
export const repeatedRequestStore = {
  async find(db: Db | Tx, dinner: { id: string }, key: string, body: unknown): Promise<Answered | undefined> {
    const row = await db
      .selectFrom('registrationRequest')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('keyHash', '=', secretHash(key))
      .executeTakeFirst()
    return (
      row && {
        registrationSecret: secretOf(key, row.salt),
        isSameBody: isSameSecret(digestOf(body, row.salt), row.bodyDigest),
        waitingList: row.waitingList,
        // Written only by `insert`.
        partnerWishState: row.partnerWishState as PartnerWishState | null,
      }
    )
  },

  async insert(tx: Tx, dinner: { id: string }, { key, salt, body, ...answer }: NewRequest): Promise<void> {
    await tx
      .insertInto('registrationRequest')
      .values({ ...answer, dinnerId: dinner.id, keyHash: secretHash(key), salt, bodyDigest: digestOf(body, salt) })
      .execute()
  },
}

/** 144 bits, derived from key and salt: neither alone is enough. */
export function secretOf(key: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(`secret ${key}`).digest().subarray(0, 18).toString('base64url')
}

function digestOf(body: unknown, salt: Buffer): Buffer {
  return createHmac('sha256', salt)
    .update(JSON.stringify(body, (_, value) => value ?? null))
    .digest()
}
