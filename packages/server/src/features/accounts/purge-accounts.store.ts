import { keptSince } from '@running-dinner/domain/retention.ts'
import type { Purge } from '../../platform/retention/purge.ts'

/** Deletes expired links, accounts never confirmed, and accounts unused for two years (`docs/rules/retention.md`). */
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
