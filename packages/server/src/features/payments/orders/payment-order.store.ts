import { keptSince } from '@running-dinner/domain/events'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { PaymentOrder as PaymentOrderRow } from '../../../platform/db/schema.generated.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import type { PaymentOrder } from './payment-order.ts'

type NewOrder = Pick<
  PaymentOrder,
  | 'id'
  | 'provider'
  | 'registration'
  | 'payerFullname'
  | 'payerEmail'
  | 'pair'
  | 'amountCents'
  | 'priceCents'
  | 'recipientEmail'
  | 'nextCheckAt'
  | 'createdAt'
>
type Change = Partial<Omit<PaymentOrder, 'id' | 'dinnerId' | 'registration' | 'refusal'>> & {
  registration?: null
  refusal?: PaymentOrder['refusal']
}

export const paymentOrderStore = {
  async insert(tx: Tx, dinner: { id: string }, order: NewOrder, secretHash: Buffer): Promise<void> {
    await tx
      .insertInto('paymentOrder')
      .values({
        ...order,
        registration: JSON.stringify(order.registration),
        dinnerId: dinner.id,
        secretHash,
        status: 'NEW',
      })
      .execute()
  },

  async byId(db: Db | Tx, id: string): Promise<PaymentOrder | undefined> {
    const row = await db.selectFrom('paymentOrder').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toOrder(row)
  },

  /** Locks the row until the end of the transaction. */
  async lock(tx: Tx, id: string): Promise<PaymentOrder | undefined> {
    const row = await tx.selectFrom('paymentOrder').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    return row && toOrder(row)
  },

  /** An order is only found with its event and the secret of the browser that began it. */
  async ofBrowser(
    db: Db,
    dinner: { id: string },
    { providerOrderId, secretHash }: { providerOrderId: string; secretHash: Buffer },
  ): Promise<PaymentOrder | undefined> {
    const row = await db
      .selectFrom('paymentOrder')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('providerOrderId', '=', providerOrderId)
      .where('secretHash', '=', secretHash)
      .executeTakeFirst()
    return row && toOrder(row)
  },

  async change(tx: Tx, { id }: { id: string }, { refusal, ...change }: Change): Promise<void> {
    await tx
      .updateTable('paymentOrder')
      .set({ ...change, ...(refusal === undefined ? {} : { refusal: JSON.stringify(refusal) }) })
      .where('id', '=', id)
      .execute()
  },

  /** Orders whose money was or may be captured, newest first. */
  async withMoney(db: Db, dinner: { id: string }): Promise<(PaymentOrder & { stillRegistered: boolean })[]> {
    const rows = await db
      .selectFrom('paymentOrder')
      .selectAll()
      .select(({ selectFrom, exists }) =>
        exists(
          selectFrom('participant')
            .select('participant.id')
            .whereRef('participant.dinnerId', '=', 'paymentOrder.dinnerId')
            .where(({ eb, fn }) => eb('participant.id', '=', fn.any('paymentOrder.participantIds'))),
        ).as('stillRegistered'),
      )
      .where('dinnerId', '=', dinner.id)
      .where('status', 'in', ['RESERVED', 'PAID', 'REFUND_DUE', 'REFUNDED'])
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...toOrder(row), stillRegistered: Boolean(row.stillRegistered) }))
  },

  async unfinished(tx: Tx, dinner: { id: string }): Promise<PaymentOrder[]> {
    const rows = await tx
      .selectFrom('paymentOrder')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('status', 'in', ['NEW', 'CREATED', 'RESERVED'])
      .forUpdate()
      .execute()
    return rows.map(toOrder)
  },
}

function toOrder({ secretHash: _, ...row }: Selectable<PaymentOrderRow>): PaymentOrder {
  // Check constraints narrow status, provider and reason; forms and refusals were written by this store.
  return {
    ...row,
    status: row.status as PaymentOrder['status'],
    provider: row.provider as PaymentOrder['provider'],
    reason: row.reason as PaymentOrder['reason'],
    registration: row.registration as unknown as PaymentOrder['registration'],
    refusal: row.refusal as unknown as PaymentOrder['refusal'],
  }
}

/** Which orders to check with the provider, and which of its messages were handled already. */
export const paymentCheckStore = {
  /** Claims the order that has waited longest; other workers get it only after `again`. */
  async claim(db: Db, now: Date, again: Date): Promise<string | undefined> {
    const row = await db
      .updateTable('paymentOrder')
      .set({ nextCheckAt: again })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('paymentOrder')
          .select('id')
          .where('nextCheckAt', '<=', now)
          .orderBy('nextCheckAt')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  /** False if the message was recorded before. */
  async recordEvent(tx: Tx, eventId: string, now: Date): Promise<boolean> {
    const row = await tx
      .insertInto('paymentEvent')
      .values({ id: eventId, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Makes the order due for a check. */
  async checkNow(tx: Tx, provider: string, providerOrderId: string, now: Date): Promise<void> {
    await tx
      .updateTable('paymentOrder')
      .set({ nextCheckAt: now })
      .where('provider', '=', provider)
      .where('providerOrderId', '=', providerOrderId)
      .where('status', 'not in', ['PAID', 'REFUNDED'])
      .execute()
  },

  /** The order needs no further checks. */
  async endChecks(db: Db, { id }: { id: string }): Promise<void> {
    await db.updateTable('paymentOrder').set({ nextCheckAt: null }).where('id', '=', id).execute()
  },

  /** Deletes the stored forms of void orders once their browsers had time to fetch them. */
  async forgetForms(db: Db, finishedBefore: Date): Promise<void> {
    await db
      .updateTable('paymentOrder')
      .set({ registration: null })
      .where('registration', 'is not', null)
      .where('status', '=', 'VOIDED')
      .where('finishedAt', '<', finishedBefore)
      .execute()
  },
}

/**
 * Abandoned orders hold personal data of people who did not register. An order with money under way is kept until it is
 * settled, at most as long as its event.
 */
export const orderCleanup: Cleanup = {
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
