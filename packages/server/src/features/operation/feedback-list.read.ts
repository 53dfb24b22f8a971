import type { FeedbackEntry } from '@running-dinner/contract'
import type { Db } from '../../platform/db/database.ts'

/** Newest first. */
export async function readFeedback(db: Db): Promise<FeedbackEntry[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'senderEmail', 'message', 'pageName', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
