import { keptSince } from '@running-dinner/domain/events/retention.ts'
import type { Purge } from '../../../platform/retention/purge.ts'

/**
 * Abandoned orders hold personal data of people who did not register. An order with money under way is kept until it is
 * settled, at most as long as its event.
 */
export const purgeOrders: Purge = {
  name: 'orders',
  async ofEvent(tx, dinnerId) {
    await tx
      .deleteFrom('sandboxOrder')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('paymentOrder')
          .select('providerOrderId')
          .where('dinnerId', '=', dinnerId)
          .where('provider', '=', 'SANDBOX')
          .$castTo<{ providerOrderId: string }>(),
      )
      .execute()
  },
  async old(tx, now) {
    const since = keptSince('abandonedOrder', now)
    await tx
      .deleteFrom('paymentOrder')
      .where('status', 'in', ['NEW', 'CREATED', 'VOIDED'])
      .where('createdAt', '<=', since)
      .execute()
    await tx
      .deleteFrom('sandboxOrder as books')
      .where('books.createdAt', '<=', since)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('paymentOrder')
              .select('paymentOrder.id')
              .where('provider', '=', 'SANDBOX')
              .whereRef('providerOrderId', '=', 'books.id'),
          ),
        ),
      )
      .execute()
    await tx.deleteFrom('paymentEvent').where('receivedAt', '<=', keptSince('paymentEvent', now)).execute()
  },
}
