import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { sql } from 'kysely'
import { type Db, lockTimeout, type Tx } from '../db/database.ts'
import { isSameSecret, secretHash } from '../ids.ts'

/** A call with an Idempotency-Key, named by what only its sender knows. */
export interface KeyedCall {
  key: string
  /** The credential that opens the call; '' for calls that need none. */
  secret: string
  /** Method, path, query and body as one text. */
  request: string
}

export interface StoredReply {
  status: number
  /** The JSON of the body; undefined if it is empty. */
  body: string | undefined
}

interface FoundReply {
  /** Undefined if the key was used for another request. */
  reply: StoredReply | undefined
}

const storedReplyHours = 24
/** Of one secret: docs/rules/limits.md#stored-replies */
export const storedReplyLimits = { count: 5_000, bytes: 16_777_216 }

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]
const cipher = { name: 'aes-256-gcm', ivBytes: 12, tagBytes: 16 } as const

/**
 * Replies by Idempotency-Key. A row holds digests and an encrypted reply: without the key of the client, which is not stored, it
 * tells neither what was asked nor what was answered.
 */
export const storedReplyStore = {
  /** Waits for a concurrent call with the same key, as long as `lockTimeout`, and keeps others waiting until the commit. */
  async lock(tx: Tx, call: KeyedCall): Promise<void> {
    const name = Buffer.concat([holderOf(call), secretHash(call.key)]).toString('hex')
    await sql`select set_config('lock_timeout', ${lockTimeout}, true), pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(
      tx,
    )
  },

  async find(db: Db | Tx, call: KeyedCall, now: Date): Promise<FoundReply | undefined> {
    const row = await db
      .selectFrom('storedReply')
      .select(['salt', 'requestDigest', 'reply'])
      .where('holder', '=', holderOf(call))
      .where('keyHash', '=', secretHash(call.key))
      .where('storedAt', '>', oldest(now))
      .executeTakeFirst()
    if (!row) return undefined
    const secretKey = secretKeyOf(call, row.salt)
    if (!isSameSecret(digestOf(call, secretKey), row.requestDigest)) return { reply: undefined }
    return { reply: await opened(row.reply, secretKey) }
  },

  async insert(
    tx: Tx,
    call: KeyedCall,
    reply: StoredReply,
    { dinnerId, now }: { dinnerId: string | undefined; now: Date },
  ): Promise<void> {
    const salt = randomBytes(32)
    const secretKey = secretKeyOf(call, salt)
    const sealedReply = await sealed(reply, secretKey)
    const row = {
      dinnerId: dinnerId ?? null,
      salt,
      requestDigest: digestOf(call, secretKey),
      reply: sealedReply,
      size: sealedReply.length,
      storedAt: now,
    }
    await tx
      .insertInto('storedReply')
      .values({ holder: holderOf(call), keyHash: secretHash(call.key), ...row })
      // An expired reply that the retention job has not deleted yet. Another one would be lost: then the insert fails.
      .onConflict((conflict) =>
        conflict.columns(['holder', 'keyHash']).doUpdateSet(row).where('storedReply.storedAt', '<=', oldest(now)),
      )
      .returning('size')
      .executeTakeFirstOrThrow()
    await forgetBeyondLimits(tx, call)
  },

  async forgetEnded(tx: Tx, now: Date): Promise<void> {
    await tx.deleteFrom('storedReply').where('storedAt', '<=', oldest(now)).execute()
  },
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - storedReplyHours * 3_600_000)
}

/**
 * Deletes the oldest replies of a secret, so that its owner cannot fill the disk. The array is computed once: joined instead, a
 * planner with old statistics sorts all replies of the secret once for each of them.
 */
async function forgetBeyondLimits(tx: Tx, call: KeyedCall): Promise<void> {
  const holder = holderOf(call)
  await sql`
    delete from stored_reply where holder = ${holder} and key_hash = any(array(
      select key_hash from (
        select key_hash, row_number() over newest as place, sum(size) over newest as bytes
        from stored_reply where holder = ${holder}
        window newest as (order by stored_at desc, key_hash = ${secretHash(call.key)} desc, key_hash)
      ) as kept where place > ${storedReplyLimits.count} or bytes > ${storedReplyLimits.bytes}
    ))`.execute(tx)
}

function holderOf({ secret }: KeyedCall): Buffer {
  return secretHash(`holder ${secret}`)
}

/** Made of the key and of the secret: neither alone is enough. */
function secretKeyOf({ key, secret }: KeyedCall, salt: Buffer): Buffer {
  return createHmac('sha256', salt)
    .update(JSON.stringify([key, secret]))
    .digest()
}

function digestOf({ request }: KeyedCall, secretKey: Buffer): Buffer {
  return createHmac('sha256', secretKey).update(`request ${request}`).digest()
}

async function sealed({ status, body }: StoredReply, secretKey: Buffer): Promise<Buffer> {
  const iv = randomBytes(cipher.ivBytes)
  const seal = createCipheriv(cipher.name, secretKey, iv)
  const content = await deflate(JSON.stringify({ status, body }), { level: 1 })
  return Buffer.concat([iv, seal.update(content), seal.final(), seal.getAuthTag()])
}

async function opened(sealedReply: Buffer, secretKey: Buffer): Promise<StoredReply> {
  const end = sealedReply.length - cipher.tagBytes
  const open = createDecipheriv(cipher.name, secretKey, sealedReply.subarray(0, cipher.ivBytes), {
    authTagLength: cipher.tagBytes,
  }).setAuthTag(sealedReply.subarray(end))
  const content = Buffer.concat([open.update(sealedReply.subarray(cipher.ivBytes, end)), open.final()])
  return JSON.parse((await inflate(content)).toString()) as StoredReply
}
