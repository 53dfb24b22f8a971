import { type Dinner, emailIdentity } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newId, newSecret, secretHash } from '../../../platform/ids.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import { writeCsv } from '../../people/spreadsheets/index.ts'

interface NewsletterConsent {
  email: string
  languageCode: string
  version: string
  consentedAt: Date
  confirmedAt: Date
}

export const newsletterStore = {
  /** Only for unconfirmed events. A new token invalidates the link of an earlier mail. */
  async setToken(tx: Tx, dinner: { id: string }, tokenHash: Buffer, version: string): Promise<void> {
    await tx
      .updateTable('contract')
      .set({ newsletterTokenHash: tokenHash, newsletterVersion: version })
      .where('dinnerId', '=', dinner.id)
      .where('newsletterEnabled', '=', true)
      .execute()
  },

  /** Stores the address that was just confirmed; the one in the contract may differ and is unproven. */
  async enter(tx: Tx, dinner: { id: string; email: string }, now: Date): Promise<void> {
    const contract = await tx
      .selectFrom('contract')
      .innerJoin('dinner', 'dinner.id', 'contract.dinnerId')
      .select(['contract.newsletterTokenHash', 'contract.newsletterVersion', 'contract.acceptedAt'])
      .select('dinner.languageCode')
      .where('contract.dinnerId', '=', dinner.id)
      .where('contract.newsletterEnabled', '=', true)
      .executeTakeFirst()
    if (!contract?.newsletterTokenHash) return
    await tx
      .insertInto('newsletterConsent')
      .values({
        id: newId(),
        email: dinner.email,
        emailIdentity: emailIdentity(dinner.email),
        languageCode: contract.languageCode,
        version: contract.newsletterVersion,
        consentedAt: contract.acceptedAt,
        confirmedAt: now,
        withdrawalTokenHash: contract.newsletterTokenHash,
      })
      .execute()
  },

  /**
   * Withdraws all consents of the address that the token belongs to, in the list and in its events; false for an unknown token.
   */
  async withdraw(tx: Tx, tokenHash: Buffer): Promise<boolean> {
    const { rows } = await sql<{ identity: string }>`
      select email_identity as identity from newsletter_consent where withdrawal_token_hash = ${tokenHash}
      union select lower(d.email) from contract c join dinner d on d.id = c.dinner_id
        where c.newsletter_token_hash = ${tokenHash} and d.acknowledged_at is null`.execute(tx)
    const identity = rows[0]?.identity
    if (identity === undefined) return false
    const consents = await tx
      .deleteFrom('newsletterConsent')
      .where('emailIdentity', '=', identity)
      .returning('id')
      .execute()
    const contracts = await tx
      .updateTable('contract')
      .set({ newsletterEnabled: false, newsletterTokenHash: null })
      .where((eb) =>
        eb(
          'dinnerId',
          'in',
          eb
            .selectFrom('dinner')
            .select('id')
            .where(eb.fn('lower', ['email']), '=', identity),
        ),
      )
      .returning('dinnerId as id')
      .execute()
    bury(
      tx,
      'consent',
      [...consents, ...contracts].map(({ id }) => id),
    )
    return true
  },

  /** Each address once, with its first consent. */
  async list(db: Db): Promise<NewsletterConsent[]> {
    return db
      .selectFrom('newsletterConsent')
      .distinctOn('emailIdentity')
      .select(['email', 'languageCode', 'version', 'consentedAt', 'confirmedAt'])
      .orderBy('emailIdentity')
      .orderBy('confirmedAt')
      .execute()
  },
}

/** Version of the text beside the box "news about this site" in the wizard. Change it with the text; it is stored with each consent. */
const newsletterVersion = '2026-11'

/** Creates the token of the withdrawal link for the organiser's first mail; undefined if they did not agree to news. */
export async function offerWithdrawal(tx: Tx, dinner: Dinner): Promise<string | undefined> {
  if (!dinner.contract?.newsletterEnabled) return undefined
  const token = newSecret()
  await newsletterStore.setToken(tx, dinner, secretHash(token), newsletterVersion)
  return token
}

/** The list for the operator's own mailing tool; this product sends no newsletter. */
export async function exportNewsletter(db: Db): Promise<Buffer> {
  const consents = await newsletterStore.list(db)
  return writeCsv(
    ['email', 'language', 'consented_at', 'confirmed_at', 'text_version'],
    consents.map(({ email, languageCode, consentedAt, confirmedAt, version }) => [
      email,
      languageCode,
      consentedAt.toISOString(),
      confirmedAt.toISOString(),
      version,
    ]),
  )
}
