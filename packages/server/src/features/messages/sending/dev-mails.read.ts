import type { Db } from '../../../platform/db/database.ts'
import type { MailAttachment } from '../transport/index.ts'

/** A mail stored instead of sent. */
export interface DevMail {
  id: string
  /** Address only, without a name. */
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: readonly MailAttachment[]
  at: string
}

/** Newest first; `to` filters by a part of the recipient's address. */
export async function readDevMails(db: Db, { to, limit }: { to?: string; limit?: number } = {}): Promise<DevMail[]> {
  let query = db.selectFrom('devMail').selectAll().orderBy('position', 'desc')
  if (to) query = query.where('recipient', 'ilike', `%${to.replace(/[\\%_]/g, '\\$&')}%`)
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map(toDevMail)
}

export async function readDevMail(db: Db, id: string): Promise<DevMail | undefined> {
  const row = await db.selectFrom('devMail').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toDevMail(row)
}

function toDevMail(row: {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  headers: unknown
  attachments: unknown
  createdAt: Date
}): DevMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    // Only the development transport writes these columns.
    headers: row.headers as DevMail['headers'],
    attachments: (row.attachments ?? []) as DevMail['attachments'],
    at: row.createdAt.toISOString(),
  }
}
