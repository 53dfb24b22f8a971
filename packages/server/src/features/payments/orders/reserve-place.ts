import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { Problem, refuse } from '../../../platform/http/problems.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { admitRegistration } from '../../people/registration/index.ts'
import { later, orderDeadlines } from './order-deadlines.ts'
import { paymentOrderStore } from './payment-order.store.ts'
import type { PaymentCtx, PaymentOrder } from './payment-order.ts'
import { voidOrder } from './void-order.ts'

/**
 * Holds address and place before any money is captured. A registration that is refused by now (deadline, duplicate, no place)
 * voids the order instead.
 */
export async function reservePlace(ctx: PaymentCtx, { id }: PaymentOrder): Promise<PaymentOrder> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const seen = await paymentOrderStore.byId(tx, id)
      const dinner = seen && (await dinnerStore.byId(tx, seen.dinnerId))
      if (!dinner) throw new Error('an order goes with its event')
      const authorized = asAuthorized(dinner)
      await lockDinner(tx, dinner)
      const order = await paymentOrderStore.lock(tx, id)
      if (order?.status !== 'CREATED' || !order.registration) return order ?? seen
      if (dinner.cancellationDate) refuse('event_cancelled')
      const reservedUntil = later(ctx.clock.now(), orderDeadlines.hold)
      const { people, summary } = await admitRegistration(ctx, tx, authorized, order.registration, {
        state: 'PENDING_PAYMENT',
        reservedUntil,
      })
      // A paid registration never goes to the waiting list.
      if (summary.waitingList) refuse('payment_without_place')
      const change = { status: 'RESERVED' as const, reservedUntil, participantIds: people.map((person) => person.id) }
      await paymentOrderStore.change(tx, order, change)
      return { ...order, ...change }
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return voidOrder(ctx, { id }, 'TOO_LATE', error.issues)
  }
}
