import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { kindsToPeople } from '../outbox/index.ts'

/** Condition that the mail is still claimed by this worker. */
export type IsMine = RawBuilder<boolean>

interface FailedMail {
  status: 'FINISHED' | 'PAUSED' | 'QUEUED'
  attempts: number
  failureCode: string
  dueAt?: Date
  finishedAt?: Date
  failed?: boolean
  failureType?: string
}

interface Reader {
  dinnerId: string
  email: string
  participantId: string
  name: string
}

export const failedMailStore = {
  /** False when the claim was lost. */
  async giveBack(tx: Tx, taskId: string, mine: IsMine, change: FailedMail): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('messageTask')
      .set({ ...change, claimedBy: null, claimedUntil: null })
      .where('id', '=', taskId)
      .where(mine)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** The person of the event to whom this mail without a message was sent, with the organiser's address. */
  async readersOf(tx: Tx, taskId: string): Promise<Reader[]> {
    const { rows } = await sql<Reader>`
      select dinner.id as dinner_id, dinner.email, person.id as participant_id,
        concat_ws(' ', person.first_name, person.last_name) as name
      from message_task task
      join dinner on dinner.id = task.dinner_id
      join lateral (
        select * from participant
        where participant.dinner_id = dinner.id and participant.email_identity = lower(task.recipient_email)
        order by participant_number limit 1
      ) person on true
      where task.id = ${taskId} and task.kind in (${sql.join(kindsToPeople)})`.execute(tx)
    return rows
  },
}
