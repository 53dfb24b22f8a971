import type { MailServerState } from '@running-dinner/contract'
import type { MailServerProblem } from '@running-dinner/domain/messages'
import type { Db } from '../../../platform/db/database.ts'

/** What is known of the mail server: docs/rules/messages/messages.md#mail-server */
export const mailServerStore = {
  /** Returns whether this is news. */
  async failed(db: Db, now: Date, problem: MailServerProblem, code: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('mailServer')
      .set((eb) => ({ problem, code, since: eb.fn.coalesce('since', eb.val(now)) }))
      .where((eb) => eb.or([eb('problem', 'is distinct from', problem), eb('code', 'is distinct from', code)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async worked(db: Db): Promise<void> {
    await db
      .updateTable('mailServer')
      .set({ problem: null, code: null, since: null })
      .where('problem', 'is not', null)
      .execute()
  },

  async problem(db: Db): Promise<MailServerState | null> {
    const row = await db.selectFrom('mailServer').select(['problem', 'code']).executeTakeFirst()
    // Narrowed by a check constraint.
    return row?.problem ? { problem: row.problem as MailServerProblem, code: row.code ?? '' } : null
  },
}
