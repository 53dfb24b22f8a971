import { setTimeout as delay } from 'node:timers/promises'
import type { Facts } from './checker.ts'
import type { FaultSite } from './fault-site.ts'
import type { ChangingKind } from './history.ts'
import { type OrganisedEvent, places } from './organised-event.ts'

/** Where each kind of call leaves its key. */
const storedBy: Record<ChangingKind, string> = {
  create: "select email as key from dinner where email like 'create%@' || $1 || '.example'",
  register: "select email as key from participant where email like 'register%@' || $1 || '.example'",
  send: "select subject as key from message_job where subject like $1 || '-%'",
  order: "select payer_email as key from payment_order where payer_email like 'order%@' || $1 || '.example'",
}

/**
 * Waits until every mail has left and every address of the cell is looked up, at most so long. What waits after a failed attempt is
 * made due at once, as retries wait for minutes.
 * @returns false when something still waits
 */
export async function settle({ database: { pool } }: FaultSite, mark: string, seconds: number): Promise<boolean> {
  const mine = `%@${mark}.example`
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await delay(250)) {
    await pool.query("update message_task set due_at = now() - interval '1 minute' where status = 'QUEUED'")
    await pool.query(
      "update participant set geocoding_due_at = now() - interval '1 minute' where geocoding_due_at is not null",
    )
    for (const job of ['deliver-mails', 'look-up-addresses'])
      await pool.query("select pg_notify('running_dinner', 'job:' || $1)", [job])
    const { rows } = await pool.query<{ waiting: number }>(
      `select ((select count(*) from message_task where status in ('QUEUED', 'CLAIMED') and recipient_email like $1)
       + (select count(*) from participant where geocoding_due_at is not null and email like $1))::int as waiting`,
      [mine],
    )
    if (rows[0]?.waiting === 0) return true
  }
  return false
}

export async function factsOf(
  { database: { pool }, sink }: FaultSite,
  { mark, recipients }: OrganisedEvent,
  mayRepeatMails: boolean,
): Promise<Facts> {
  const stored = async (kind: ChangingKind) => {
    const { rows } = await pool.query<{ key: string; count: number }>(
      `select key, count(*)::int as count from (${storedBy[kind]}) found group by key`,
      [mark],
    )
    return new Map(rows.map(({ key, count }) => [key, count]))
  }
  const [create, register, send, order] = await Promise.all([
    stored('create'),
    stored('register'),
    stored('send'),
    stored('order'),
  ])
  const mails = sink.mails
    .map(({ recipients: [recipient = ''], messageId, raw }) => ({ recipient, messageId, subject: subjectOf(raw) }))
    .filter(({ recipient }) => recipient.endsWith(`@${mark}.example`))
  return { stored: { create, register, send, order }, mails, recipients, places, mayRepeatMails }
}

/** Subjects of messages are the keys, which need no encoding. */
function subjectOf(raw: string): string {
  return /^subject:\s*(.+)$/im.exec(raw)?.[1]?.trim() ?? ''
}
