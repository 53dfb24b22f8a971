import type { Db, Tx } from '../db/database.ts'

/** The database was restored, and the operator has not yet said that its mails may leave. */
export async function doMailsWait(db: Db): Promise<boolean> {
  const row = await db.selectFrom('deletionCounter').select('mailsWaitSince').executeTakeFirst()
  return row?.mailsWaitSince != null
}

/** Whether mails wait, and what began at this moment came from the backup: its mails may have been sent after the backup was made. */
export async function isFromRestoredBackup(tx: Tx, begunAt: Date): Promise<boolean> {
  const row = await tx.selectFrom('deletionCounter').select('mailsWaitSince').executeTakeFirst()
  return row?.mailsWaitSince != null && begunAt <= row.mailsWaitSince
}
