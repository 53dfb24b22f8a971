import { storedReplyStore } from '../platform/http/stored-reply.store.ts'
import { rateLimitStore } from '../platform/limits/rate-limit.store.ts'
import type { Purge } from '../platform/retention/purge.ts'
import { purgeAccounts } from './accounts/account.store.ts'
import { purgePlaces } from './dinner-routes/address-geocoding.store.ts'
import { purgeFeedback } from './feedback/feedback.store.ts'
import { purgeMails } from './messages/mail-queue.store.ts'
import { purgeUnwantedAddresses } from './outbox/index.ts'
import { purgeCancelledRegistrations } from './participants/index.ts'
import { purgeOrders } from './payments/purge-orders.store.ts'
import { purgeRemovedPeople } from './plan-history/removed-people.store.ts'
import { purgePortalTokens } from './portal/portal-token.store.ts'
import { purgeUnconfirmed } from './registration/purge-unconfirmed.store.ts'
import { purgeRequests } from './request-record/guest-request.store.ts'

/** What each feature deletes beyond the rows that an event's foreign keys cascade to (`docs/rules/retention.md`). */
export const purges: readonly Purge[] = [
  purgeUnconfirmed,
  purgeRemovedPeople,
  purgeCancelledRegistrations,
  purgeRequests,
  purgeOrders,
  purgeMails,
  purgeUnwantedAddresses,
  purgePortalTokens,
  purgeAccounts,
  purgePlaces,
  purgeFeedback,
  { name: 'stored replies', old: (tx, now) => storedReplyStore.forgetEnded(tx, now) },
  { name: 'counters', old: (tx, now) => rateLimitStore.forgetEnded(tx, now) },
]
