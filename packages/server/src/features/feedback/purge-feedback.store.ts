import { keptSince } from '@running-dinner/domain/retention.ts'
import type { Purge } from '../../platform/retention/purge.ts'

/** Feedback belongs to no event and is deleted after twelve months. */
export const purgeFeedback: Purge = {
  name: 'feedback',
  async old(tx, now) {
    await tx.deleteFrom('feedback').where('createdAt', '<=', keptSince('feedback', now)).execute()
  },
}
