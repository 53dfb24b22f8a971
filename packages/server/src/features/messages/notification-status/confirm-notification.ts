import { fullName } from '@running-dinner/domain'
import { goneNotification, type NotificationKind } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { publishAll } from '../../../platform/db/pub-sub.ts'
import { notFound, stale } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { eveningTopic, lockDinner, personTopic } from '../../events/dinner-record/index.ts'
import { digestOf, type NewNotification, notificationStore } from '../notifications/index.ts'
import { readCurrentNotifications } from './notification-status.read.ts'

interface Confirmation {
  participantId: string
  kind: NotificationKind
  source: 'PAGE' | 'PHONE'
  /** The notification the person saw; 409 when it changed since. Undefined for a call by phone. */
  digest?: string
}

/**
 * Stores what is true now as known to one person, who pressed so on their page or was called. 404 for a person who never had a
 * team; a former member is notified that they have none any more.
 */
export async function confirmNotification(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  confirmation: Confirmation,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (!(await storeConfirmation(tx, ctx, dinner, confirmation))) throw stale()
  })
}

/** Returns false, and stores nothing, when the notification is not the one that the person saw. Call under the event's lock. */
export async function storeConfirmation(
  tx: Tx,
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { participantId, kind, source, digest }: Confirmation,
): Promise<boolean> {
  const recipient =
    (await memberOf(tx, dinner, participantId, kind)) ?? (await formerMember(tx, dinner, participantId, kind))
  if (!recipient) throw notFound()
  if (digest !== undefined && digest !== digestOf(recipient.notification)) return false
  await notificationStore.insert(
    tx,
    dinner,
    [{ ...recipient, participantId, source, taskId: undefined }],
    ctx.clock.now(),
  )
  await publishAll(tx, [eveningTopic(dinner), personTopic({ id: participantId })])
  return true
}

type Recipient = Pick<NewNotification, 'teamId' | 'notification' | 'recipientName' | 'recipientEmail'>

async function memberOf(
  tx: Tx,
  dinner: AuthorizedDinner,
  participantId: string,
  kind: NotificationKind,
): Promise<Recipient | undefined> {
  const recipient = (await readCurrentNotifications(tx, dinner)).get(participantId)
  if (!recipient) return undefined
  const { person, team, notifications } = recipient
  return {
    teamId: team.id,
    notification: notifications[kind],
    recipientName: fullName(person),
    recipientEmail: person.email,
  }
}

/** A person who has no team any more, as they were last written to. */
async function formerMember(
  tx: Tx,
  dinner: AuthorizedDinner,
  participantId: string,
  kind: NotificationKind,
): Promise<Recipient | undefined> {
  const last = (await notificationStore.ofDinner(tx, dinner)).findLast(
    (notification) => notification.participantId === participantId,
  )
  if (!last) return undefined
  const { teamId, recipientName, recipientEmail } = last
  return { teamId, notification: goneNotification(kind), recipientName, recipientEmail }
}
