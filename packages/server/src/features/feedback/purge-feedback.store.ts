import { keptSince } from '@running-dinner/domain/retention.ts'
import type { Purge } from '../../platform/retention/purge.ts'

/** Belongs to no event, so it goes by its own age: after twelve months it has been answered or never will be. */
export const purgeFeedback: Purge = {
  name: 'feedback',
  async old(tx, now) {
    await tx.deleteFrom('feedback').where('createdAt', '<=', keptSince('feedback', now)).execute()
  },
}
