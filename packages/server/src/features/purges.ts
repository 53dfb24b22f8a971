import { storedReplyStore } from '../platform/http/stored-reply.store.ts'
import { rateLimitStore } from '../platform/limits/rate-limit.store.ts'
import type { Purge } from '../platform/retention/purge.ts'
import { purgeFeedback } from './accounts/feedback/feedback.store.ts'
import { purgeAccounts } from './accounts/user-accounts/account.store.ts'
import { purgePortalTokens } from './guests/portal/portal-token.store.ts'
import { purgeUnwantedAddresses } from './messages/outbox/index.ts'
import { purgeMails } from './messages/sending/mail-queue.store.ts'
import { purgeOrders } from './payments/orders/payment-order.store.ts'
import { purgeCancelledRegistrations } from './people/participants/index.ts'
import { purgeUnconfirmed } from './people/registration/registered-people.store.ts'
import { purgeRequests } from './people/request-record/guest-request.store.ts'
import { purgePlaces } from './plan/dinner-routes/address-geocoding.store.ts'
import { purgeRemovedPeople } from './plan/plan-history/plan-change.store.ts'

/** What each feature deletes beyond the rows that an event's foreign keys cascade to (`docs/rules/events/retention.md`). */
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
