import type { Dinner } from '@running-dinner/domain'
import { newsletterVersion } from '@running-dinner/domain/dinner/newsletter-version.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newSecret, secretHash } from '../../platform/ids.ts'
import { newsletterStore } from './newsletter.store.ts'

/** The secret of the link that withdraws the consent, for the mail with the links; undefined where nobody asked for news. */
export async function offerWithdrawal(tx: Tx, dinner: Dinner): Promise<string | undefined> {
  if (!dinner.contract?.newsletterEnabled) return undefined
  const token = newSecret()
  await newsletterStore.setToken(tx, dinner, secretHash(token), newsletterVersion)
  return token
}
