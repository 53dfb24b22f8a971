import { createHmac } from 'node:crypto'
import { emailIdentity } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { keptSecret, sharedSecret } from '../../../platform/db/shared-secret.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { bury, unbury } from '../../../platform/tombstones/bury.ts'

const keptYears = 2

/**
 * Addresses whose owners want no mails about events that they did not register for themselves
 * (docs/rules/messages/messages.md#first-mail-to-added-people).
 */
export const unwantedAddresses = {
  async add(tx: Tx, email: string, now: Date): Promise<void> {
    const key = await addressKey(tx, email)
    bury(tx, 'unwanted', [key.toString('hex')])
    await unwantedAddresses.addKey(tx, key, now)
  },

  async addKey(tx: Tx, key: Buffer, now: Date): Promise<void> {
    await tx
      .insertInto('unwantedAddress')
      .values({ addressKey: key, createdAt: now })
      .onConflict((conflict) => conflict.column('addressKey').doUpdateSet({ createdAt: now }))
      .execute()
  },

  /** Those of the people who are mailed no more: the organiser put them on the list, and they want no mails. */
  async refusing(
    db: Db | Tx,
    dinner: { id: string },
    people: readonly { id: string; email: string }[],
  ): Promise<ReadonlySet<string>> {
    const unwanted: string[] = []
    for (const { id, email } of people) if (await unwantedAddresses.has(db, email)) unwanted.push(id)
    if (unwanted.length === 0) return new Set()
    const addedRows = await db
      .selectFrom('participant')
      .select('id')
      .where('dinnerId', '=', dinner.id)
      .where('id', 'in', unwanted)
      .where(sql<boolean>`lower(activated_by) <> email_identity`)
      .execute()
    return new Set(addedRows.map(({ id }) => id))
  },

  async has(db: Db | Tx, email: string): Promise<boolean> {
    const key = await addressKey(db, email)
    const addresses = await db
      .selectFrom('unwantedAddress')
      .select('addressKey')
      .where('addressKey', '=', key)
      .execute()
    return addresses.length > 0
  },

  /** Call it once the owner of the address has registered and confirmed it. */
  async forget(tx: Tx, email: string): Promise<void> {
    const key = await addressKey(tx, email)
    const { numDeletedRows } = await tx.deleteFrom('unwantedAddress').where('addressKey', '=', key).executeTakeFirst()
    if (numDeletedRows > 0n) unbury(tx, 'unwanted', [key.toString('hex')])
  },
}

/** The same in all processes on one database; without its secret it cannot be traced back to an address. */
export async function addressKey(db: Db | Tx, email: string): Promise<Buffer> {
  return keyOf(await sharedSecret(db, secretName), email)
}

/** `addressKey` for many addresses; asks for the secret once. */
export function addressKeys(db: Db): (email: string) => Promise<Buffer> {
  const secret = keptSecret(db, secretName)
  return async (email) => keyOf(await secret(), email)
}

const secretName = 'unwanted addresses'

function keyOf(secret: Buffer, email: string): Buffer {
  return createHmac('sha256', secret).update(emailIdentity(email)).digest()
}

export const unwantedAddressCleanup: Cleanup = {
  name: 'unwanted addresses',
  async old(tx, now) {
    const since = new Date(now)
    since.setUTCFullYear(since.getUTCFullYear() - keptYears)
    await tx.deleteFrom('unwantedAddress').where('createdAt', '<=', since).execute()
  },
}
