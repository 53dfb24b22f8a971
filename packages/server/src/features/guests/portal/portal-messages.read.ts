import type { PortalMessage } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import { areContactsShown } from '@running-dinner/domain/evening'
import { phrases } from '@running-dinner/phrases'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { textToHtml } from '../../../platform/html/text-to-html.ts'
import { type KnownEvening, readKnownEvening } from '../../messages/notification-status/index.ts'
import type { OwnReader } from '../../people/participants/index.ts'

/**
 * The organiser's mails to this person at their present address; system mails contain tokens and are not listed. Mails about teams
 * and routes hold addresses and numbers of others, so after the evening a sentence replaces their text.
 */
export async function readPortalMessages(db: Db | Tx, self: OwnReader, now: Date): Promise<PortalMessage[]> {
  const areShown = areContactsShown(self.dinner, now)
  const { contactsGone } = phrases[self.person.languageCode].messages
  const rows = await mailsTo(db, self)
    .leftJoin('messageReadReceipt as receipt', (join) =>
      join.onRef('receipt.taskId', '=', 'task.id').onRef('receipt.participantId', '=', 'task.participantId'),
    )
    .select([
      'task.id',
      'job.type',
      'task.subject',
      'task.content',
      'task.replyTo',
      'task.finishedAt',
      'task.createdAt',
    ])
    .select('receipt.readAt')
    .orderBy('task.createdAt', 'desc')
    .orderBy('task.id')
    .execute()
  return rows.map((row) => {
    const text = areShown || row.type === 'PARTICIPANT' ? row.content : contactsGone
    return {
      messageTaskId: row.id,
      // A check constraint allows only these values.
      messageType: row.type as PortalMessage['messageType'],
      subject: row.subject,
      content: textToHtml(text),
      text,
      replyTo: row.replyTo,
      sentDateTime: (row.finishedAt ?? row.createdAt).toISOString(),
      read: row.readAt !== null,
    }
  })
}

interface MailedState {
  team: boolean
  route: boolean
}

/** What the organiser has written about to this person; a failed mail counts too, one that is on its way does not. */
export async function readMailedState(
  db: Db,
  { dinner, person }: OwnReader,
): Promise<MailedState & Pick<KnownEvening, 'plan'>> {
  const { current, notifications, plan } = await readKnownEvening(db, dinner)
  const received = notifications.filter(({ state }) => state !== 'ON_THE_WAY')
  return { ...mailedStateOf(person.id, { current, notifications: received }), plan }
}

/** Whether these notifications tell the person of the current teams and routes. Those of an earlier arrangement of the teams do not. */
export function mailedStateOf(
  personId: string,
  { current, notifications }: Pick<KnownEvening, 'current' | 'notifications'>,
): MailedState {
  const teamIds = new Set([...current.values()].map(({ team }) => team.id))
  const kinds = notifications
    .filter(({ participantId, teamId }) => participantId === personId && teamIds.has(teamId))
    .map(({ notification }) => notification.kind)
  return { team: kinds.includes('TEAM'), route: kinds.includes('DINNER_ROUTE') }
}

/** Sent mails, including bounced ones. */
function mailsTo(db: Db | Tx, { dinner, person }: OwnReader) {
  const demo = dinner.runningDinnerType === 'DEMO'
  return db
    .selectFrom('messageTask as task')
    .innerJoin('messageJob as job', 'job.id', 'task.jobId')
    .where('task.dinnerId', '=', dinner.id)
    .where('task.participantId', '=', person.id)
    .where('task.status', '=', 'FINISHED')
    .where((eb) =>
      demo ? eb.lit(true) : eb(eb.fn('lower', ['task.recipientEmail']), '=', emailIdentity(person.email)),
    )
}
