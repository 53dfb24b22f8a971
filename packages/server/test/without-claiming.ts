import { textDocument } from '@running-dinner/domain/messages'
import type { MailQueue } from '../src/features/messages/sending/mail-queue.store.ts'
import type { Db } from '../src/platform/db/database.ts'

/** A broken queue that hands out due mails without claiming them. Delivery tests must fail with it. */
export function withoutClaiming(queue: MailQueue, db: Db): MailQueue {
  return {
    ...queue,
    async claim(limit) {
      const rows = await db
        .selectFrom('messageTask')
        .selectAll()
        .where('status', '=', 'QUEUED')
        .orderBy('dueAt')
        .orderBy('position')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        ...row,
        taskId: row.id,
        jobId: row.jobId ?? undefined,
        document: textDocument([row.content]),
        language: 'de',
        senderName: '',
        staysInDemo: false,
        attachments: [],
      }))
    },
  }
}
