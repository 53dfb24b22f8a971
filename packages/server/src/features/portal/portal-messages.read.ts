import type { PortalMessage } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Db, Tx } from '../../platform/db/database.ts'
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

/** Whether this person was sent the current teams and routes; mails sent before the last change do not count. */
export async function readMailedState(db: Db, self: Self): Promise<{ team: boolean; route: boolean }> {
  const [mails, changes] = await Promise.all([
    mailsTo(db, self)
      .select((eb) => ['job.type', eb.fn.max('job.createdAt').as('at')])
      .groupBy('job.type')
      .execute(),
    db
      .selectFrom('activity')
      .select((eb) => ['type', eb.fn.max('createdAt').as('at')])
      .where('dinnerId', '=', self.dinner.id)
      .where('type', 'in', ['TEAM_ARRANGEMENT_CREATED', 'TEAMS_RECREATED', 'DINNER_ROUTES_OPTIMIZED'])
      .groupBy('type')
      .execute(),
  ])
  const at = (found: readonly { type: string; at: Date }[], type: string) =>
    found.find((row) => row.type === type)?.at.getTime() ?? Number.NEGATIVE_INFINITY
  const teamsAt = Math.max(at(changes, 'TEAM_ARRANGEMENT_CREATED'), at(changes, 'TEAMS_RECREATED'))
  const routesAt = Math.max(teamsAt, at(changes, 'DINNER_ROUTES_OPTIMIZED'))
  const wasMailedSince = (type: string, since: number) => {
    const mailedAt = at(mails, type)
    return Number.isFinite(mailedAt) && mailedAt >= since
  }
  return { team: wasMailedSince('TEAM', teamsAt), route: wasMailedSince('DINNER_ROUTE', routesAt) }
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
