import { type FeedbackEntry, type Verdict, yesNoOrUnknown } from '@running-dinner/contract'
import type { Db } from '../../../platform/db/database.ts'

/** Newest first. */
export async function readFeedback(db: Db): Promise<FeedbackEntry[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'senderEmail', 'message', 'pageName', 'createdAt', 'threadId', 'role', 'resolved'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    ...row,
    // Check constraints allow only these values.
    role: row.role as FeedbackEntry['role'],
    resolved: yesNoOrUnknown.decode(row.resolved as Verdict),
    createdAt: row.createdAt.toISOString(),
  }))
}
