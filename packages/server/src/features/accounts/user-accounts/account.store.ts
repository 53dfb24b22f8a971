import { emailIdentity, type Language } from '@running-dinner/domain'
import { keptSince } from '@running-dinner/domain/events'
import { type Selectable, sql } from 'kysely'
import { type Db, lockTimeout, type Tx } from '../../../platform/db/database.ts'
import type { Account as Row } from '../../../platform/db/schema.generated.ts'
import { secretHash } from '../../../platform/ids.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { bury } from '../../../platform/tombstones/bury.ts'

export interface Account {
  id: string
  username: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  tokenVersion: number
  language: Language
  confirmedAt: Date | undefined
  createdAt: Date
}

/** Every claim costs one password hash at login, beside the one for the confirmed account. */
export const maxClaims = 4

export const accountStore = {
  async insert(tx: Tx, { language, confirmedAt, ...account }: Account): Promise<void> {
    await tx
      .insertInto('account')
      .values({
        ...account,
        ...identities(account),
        languageCode: language,
        confirmedAt: confirmedAt ?? null,
        lastLoginAt: account.createdAt,
      })
      .execute()
  },

  async byId(db: Db | Tx, id: string): Promise<Account | undefined> {
    const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toAccount(row)
  },

  /**
   * Candidates for this name or address: the confirmed account first, then the oldest claims, so that a later claim
   * cannot lock out an earlier one. One query, so that the time does not depend on the result.
   */
  async byLogin(db: Db | Tx, login: string): Promise<Account[]> {
    const identity = emailIdentity(login)
    const rows = await db
      .selectFrom('account')
      .selectAll()
      .where((eb) => eb.or([eb('usernameIdentity', '=', identity), eb('emailIdentity', '=', identity)]))
      .orderBy(sql`confirmed_at is null`)
      .orderBy(sql`username_identity <> ${identity}`)
      .orderBy('createdAt')
      .limit(1 + maxClaims)
      .execute()
    return rows.map(toAccount)
  },

  /** Returns the confirmed account of an address, otherwise the newest claim to it. */
  async byEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
    const row = await db
      .selectFrom('account')
      .selectAll()
      .where('emailIdentity', '=', emailIdentity(email))
      .orderBy(sql`confirmed_at is null`)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && toAccount(row)
  },

  async isUsernameTaken(tx: Tx, { id, username }: Account): Promise<boolean> {
    const row = await tx
      .selectFrom('account')
      .select('id')
      .where('usernameIdentity', '=', emailIdentity(username))
      .where('confirmedAt', 'is not', null)
      .where('id', '<>', id)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Confirms the account and deletes all other claims to its address. */
  async confirm(tx: Tx, account: Account, { username, now }: { username: string; now: Date }): Promise<void> {
    await tx
      .deleteFrom('account')
      .where('emailIdentity', '=', emailIdentity(account.email))
      .where('id', '<>', account.id)
      .execute()
    await tx
      .updateTable('account')
      .set({ confirmedAt: now, username, usernameIdentity: emailIdentity(username) })
      .where('id', '=', account.id)
      .execute()
  },

  /** Invalidates all session tokens issued before. */
  async setPassword(tx: Tx, account: Account, passwordHash: string): Promise<void> {
    await tx.updateTable('account').set({ passwordHash }).where('id', '=', account.id).execute()
    await accountStore.endSessions(tx, account)
  },

  async endSessions(tx: Tx, account: Pick<Account, 'id'>): Promise<void> {
    await tx
      .updateTable('account')
      .set((eb) => ({ tokenVersion: eb('tokenVersion', '+', 1) }))
      .where('id', '=', account.id)
      .execute()
  },

  async setNames(tx: Tx, account: Pick<Account, 'id' | 'firstName' | 'lastName'>): Promise<void> {
    const { id, firstName, lastName } = account
    await tx.updateTable('account').set({ firstName, lastName }).where('id', '=', id).execute()
  },

  async noteLogin(tx: Tx, account: Pick<Account, 'id'>, now: Date): Promise<void> {
    await tx.updateTable('account').set({ lastLoginAt: now }).where('id', '=', account.id).execute()
  },

  async remove(tx: Tx, account: Pick<Account, 'id'>): Promise<void> {
    bury(tx, 'account', [account.id])
    await tx.deleteFrom('account').where('id', '=', account.id).execute()
  },

  /** Serialises concurrent registrations and confirmations of one address. */
  async lockEmail(tx: Tx, email: string): Promise<void> {
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${emailIdentity(email)}`}, 0))`.execute(tx)
  },
}

function identities({ username, email }: { username: string; email: string }) {
  return { usernameIdentity: emailIdentity(username), emailIdentity: emailIdentity(email) }
}

function toAccount(row: Selectable<Row>): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    passwordHash: row.passwordHash,
    tokenVersion: row.tokenVersion,
    // A check constraint guarantees the type.
    language: row.languageCode as Language,
    confirmedAt: row.confirmedAt ?? undefined,
    createdAt: row.createdAt,
  }
}

/** Deletes expired links, accounts never confirmed, and accounts unused for two years (`docs/rules/events/retention.md`). */
export const accountCleanup: Cleanup = {
  name: 'accounts',
  async old(tx, now) {
    await tx.deleteFrom('accountLink').where('expiresAt', '<=', now).execute()
    await tx
      .deleteFrom('account')
      .where('lastLoginAt', '<=', keptSince('unconfirmedAccount', now))
      .where((eb) => eb.or([eb('confirmedAt', 'is', null), eb('lastLoginAt', '<=', keptSince('unusedAccount', now))]))
      .execute()
  },
}

interface AccountLink {
  accountId: string
  purpose: 'CONFIRM' | 'PASSWORD'
  token: string
  expiresAt: Date
  createdAt: Date
}

/** Stores only hashes, so that read access to the database does not allow following a mailed link. */
export const accountLinkStore = {
  async insert(tx: Tx, { token, ...link }: AccountLink): Promise<void> {
    await tx
      .insertInto('accountLink')
      .values({ ...link, tokenHash: secretHash(token) })
      .execute()
  },

  /** Returns the account of a link that has not expired. */
  async accountIdOf(
    db: Db | Tx,
    { purpose, token, now }: Pick<AccountLink, 'purpose' | 'token'> & { now: Date },
  ): Promise<string | undefined> {
    const row = await db
      .selectFrom('accountLink')
      .select('accountId')
      .where('tokenHash', '=', secretHash(token))
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    return row?.accountId
  },

  /** Invalidates all links of the account. */
  async removeOf(tx: Tx, accountId: string): Promise<void> {
    await tx.deleteFrom('accountLink').where('accountId', '=', accountId).execute()
  },
}

export const avatarStore = {
  async nameOf(db: Db | Tx, account: { id: string }): Promise<string | undefined> {
    const row = await db.selectFrom('avatar').select('name').where('accountId', '=', account.id).executeTakeFirst()
    return row?.name
  },

  async content(db: Db, name: string): Promise<Buffer | undefined> {
    const row = await db.selectFrom('avatar').select('content').where('name', '=', name).executeTakeFirst()
    return row?.content
  },

  async replace(
    tx: Tx,
    account: { id: string },
    avatar: { name: string; content: Buffer; createdAt: Date },
  ): Promise<void> {
    await tx
      .insertInto('avatar')
      .values({ accountId: account.id, ...avatar })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(avatar))
      .execute()
  },

  async remove(tx: Tx, account: { id: string }): Promise<void> {
    await tx.deleteFrom('avatar').where('accountId', '=', account.id).execute()
  },
}
