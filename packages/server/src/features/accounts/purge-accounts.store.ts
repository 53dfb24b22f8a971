import { keptSince } from '@running-dinner/domain/retention.ts'
import type { Purge } from '../../platform/retention/purge.ts'

/** Links that have expired, accounts nobody proved to be theirs, and those nobody used for two years (reliability 6.1). */
export const purgeAccounts: Purge = {
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
