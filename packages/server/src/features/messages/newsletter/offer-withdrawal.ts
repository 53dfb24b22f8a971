import type { Dinner } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { newSecret, secretHash } from '../../../platform/ids.ts'
import { newsletterStore } from './newsletter.store.ts'

/** Version of the text beside the box "news about this site" in the wizard. Change it with the text; it is stored with each consent. */
const newsletterVersion = '2026-11'

/** Creates the token of the withdrawal link for the organiser's first mail; undefined if they did not agree to news. */
export async function offerWithdrawal(tx: Tx, dinner: Dinner): Promise<string | undefined> {
  if (!dinner.contract?.newsletterEnabled) return undefined
  const token = newSecret()
  await newsletterStore.setToken(tx, dinner, secretHash(token), newsletterVersion)
  return token
}
