import { storedReplyStore } from '../platform/http/stored-reply.store.ts'
import { rateLimitStore } from '../platform/limits/rate-limit.store.ts'
import type { Cleanup } from '../platform/retention/cleanup.ts'
import { feedbackCleanup } from './accounts/feedback/feedback.store.ts'
import { accountCleanup } from './accounts/user-accounts/account.store.ts'
import { portalTokenCleanup } from './guests/portal/portal-token.store.ts'
import { unwantedAddressCleanup } from './messages/outbox/index.ts'
import { mailCleanup } from './messages/sending/mail-queue.store.ts'
import { orderCleanup } from './payments/orders/payment-order.store.ts'
import { cancelledRegistrationCleanup } from './people/participants/index.ts'
import { unconfirmedCleanup } from './people/registration/registered-people.store.ts'
import { requestCleanup } from './people/request-record/guest-request.store.ts'
import { placeCleanup } from './plan/dinner-routes/address-geocoding.store.ts'
import { removedPeopleCleanup } from './plan/plan-history/plan-change.store.ts'

/** What each feature deletes beyond the rows that an event's foreign keys cascade to (`docs/rules/events/retention.md`). */
export const cleanups: readonly Cleanup[] = [
  unconfirmedCleanup,
  removedPeopleCleanup,
  cancelledRegistrationCleanup,
  requestCleanup,
  orderCleanup,
  mailCleanup,
  unwantedAddressCleanup,
  portalTokenCleanup,
  accountCleanup,
  placeCleanup,
  feedbackCleanup,
  { name: 'stored replies', old: (tx, now) => storedReplyStore.forgetEnded(tx, now) },
  { name: 'counters', old: (tx, now) => rateLimitStore.forgetEnded(tx, now) },
]
