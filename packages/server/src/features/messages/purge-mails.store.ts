import { keptSince } from '@running-dinner/domain/retention.ts'
import type { Purge } from '../../platform/retention/purge.ts'

/** Mails of an event are deleted with it; those without event and stored development mails after a week. */
export const purgeMails: Purge = {
  name: 'mails',
  async old(tx, now) {
    const since = keptSince('mail', now)
    await tx.deleteFrom('messageTask').where('dinnerId', 'is', null).where('createdAt', '<=', since).execute()
    await tx.deleteFrom('devMail').where('createdAt', '<=', since).execute()
    await tx.deleteFrom('strangerMail').where('createdAt', '<=', keptSince('counter', now)).execute()
  },
}
