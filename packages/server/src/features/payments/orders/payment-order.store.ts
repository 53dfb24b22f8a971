import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { PaymentOrder as PaymentOrderRow } from '../../../platform/db/schema.generated.ts'
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
