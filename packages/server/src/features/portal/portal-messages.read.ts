import type { PortalMessage } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readKnownEvening } from '../knowledge/index.ts'
import type { PortalParticipant } from './authorized-portal-participant.ts'

type Self = Pick<PortalParticipant, 'dinner' | 'person'>

/** The organiser's mails to this person at their present address; system mails contain tokens and are not listed. */
export async function readPortalMessages(db: Db | Tx, self: Self): Promise<PortalMessage[]> {
  const rows = await mailsTo(db, self)
    .leftJoin('messageReadReceipt as receipt', (join) =>
      join.onRef('receipt.taskId', '=', 'task.id').onRef('receipt.participantId', '=', 'task.participantId'),
    )
    .select(['task.id', 'job.type', 'task.subject', 'task.content', 'task.finishedAt', 'task.createdAt'])
    .select('receipt.readAt')
    .orderBy('task.createdAt', 'desc')
    .orderBy('task.id')
    .execute()
  return rows.map((row) => ({
    messageTaskId: row.id,
    // A check constraint allows only these values.
    messageType: row.type as PortalMessage['messageType'],
    subject: row.subject,
    content: row.content,
    sentDateTime: (row.finishedAt ?? row.createdAt).toISOString(),
    read: row.readAt !== null,
  }))
}

/**
 * Whether the organiser has written to this person about the current teams and routes; a failed mail counts too. What was written
 * for an earlier arrangement of the teams does not.
 */
export async function readMailedState(db: Db, { dinner, person }: Self): Promise<{ team: boolean; route: boolean }> {
  const { current, letters } = await readKnownEvening(db, dinner)
  const teamIds = new Set([...current.values()].map(({ team }) => team.id))
  const kinds = letters
    .filter(
      ({ participantId, teamId, state }) =>
        participantId === person.id && teamIds.has(teamId) && state !== 'ON_THE_WAY',
    )
    .map(({ letter }) => letter.kind)
  return { team: kinds.includes('TEAM'), route: kinds.includes('DINNER_ROUTE') }
}

/** Sent mails, including bounced ones. */
function mailsTo(db: Db | Tx, { dinner, person }: Self) {
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
