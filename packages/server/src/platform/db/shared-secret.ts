import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'

/** 256 random bits that all processes on one database share; created by the first caller. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const secretQuery = db.selectFrom('sharedSecret').select('value').where('name', '=', name)
  const storedSecret = await secretQuery.executeTakeFirst()
  if (storedSecret) return storedSecret.value
  await db
    .insertInto('sharedSecret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await secretQuery.executeTakeFirstOrThrow()).value
}

/** `sharedSecret` that asks the database once, and again after a failure. */
export function keptSecret(db: Db, name: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined
  return () => {
    secret ??= sharedSecret(db, name).catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return secret
  }
}
