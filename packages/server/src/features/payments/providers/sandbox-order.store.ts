import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { SandboxOrder as SandboxOrderRow } from '../../../platform/db/schema.generated.ts'

type Row = Selectable<SandboxOrderRow>
export type SandboxOrder = Omit<Row, 'status'> & { status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'DECLINED' }
type NewSandboxOrder = Omit<SandboxOrder, 'status' | 'captureId' | 'refundId'>

/** The sandbox's own orders; repeating a step has no further effect. */
export const sandboxOrderStore = {
  /** Returns the first order with this request id, new or existing. */
  async place(db: Db, order: NewSandboxOrder): Promise<SandboxOrder> {
    await db
      .insertInto('sandboxOrder')
      .values({ ...order, status: 'CREATED' })
      .onConflict((conflict) => conflict.column('requestId').doNothing())
      .execute()
    const row = await db
      .selectFrom('sandboxOrder')
      .selectAll()
      .where('requestId', '=', order.requestId)
      .executeTakeFirstOrThrow()
    return toOrder(row)
  },

  async find(db: Db, id: string): Promise<SandboxOrder | undefined> {
    const row = await db.selectFrom('sandboxOrder').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toOrder(row)
  },

  /** Stores the guest's choice on the sandbox page; only the first choice counts. */
  async decide(db: Db, id: string, status: 'APPROVED' | 'DECLINED'): Promise<void> {
    await db.updateTable('sandboxOrder').set({ status }).where('id', '=', id).where('status', '=', 'CREATED').execute()
  },

  async capture(db: Db, id: string, captureId: string): Promise<void> {
    await db
      .updateTable('sandboxOrder')
      .set({ status: 'COMPLETED', captureId })
      .where('id', '=', id)
      .where('status', '=', 'APPROVED')
      .execute()
  },

  async refund(db: Db, captureId: string, refundId: string): Promise<boolean> {
    const row = await db
      .updateTable('sandboxOrder')
      .set(({ fn, val }) => ({ refundId: fn.coalesce('refundId', val(refundId)) }))
      .where('captureId', '=', captureId)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },
}

function toOrder(row: Row): SandboxOrder {
  // A check constraint allows only these values.
  return { ...row, status: row.status as SandboxOrder['status'] }
}
