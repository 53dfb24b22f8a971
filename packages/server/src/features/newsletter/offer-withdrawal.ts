import type { Dinner } from '@running-dinner/domain'
import { newsletterVersion } from '@running-dinner/domain/dinner/newsletter-version.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newSecret, secretHash } from '../../platform/ids.ts'
import { newsletterStore } from './newsletter.store.ts'

/** Creates the token of the withdrawal link for the organiser's first mail; undefined if they did not agree to news. */
export async function offerWithdrawal(tx: Tx, dinner: Dinner): Promise<string | undefined> {
  if (!dinner.contract?.newsletterEnabled) return undefined
  const token = newSecret()
  await newsletterStore.setToken(tx, dinner, secretHash(token), newsletterVersion)
  return token
}
