import { emailIdentity } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ClaimedMail } from './mail-queue.store.ts'

/** A person whom the organiser, or the first of their pair, put on the list. */
export interface AddedPerson {
  participantId: string
  selfAdminId: string
  isUnwanted: boolean
  /** No mail of this event was delivered to the address. */
  isFirstMail: boolean
  organiserName: string
  /** Of a guest who registered this person with themselves. */
  registeredBy: string | undefined
  title: string
}

export interface MailFacts {
  /** A message of the organiser to another address; mails about changes do not count. */
  isOrganisersText: boolean
  /** The organiser's address, as addresses are compared; '' for a mail about no event. */
  organiser: string
  addedPerson: AddedPerson | undefined
}

interface Row {
  organiser: string
  organiserName: string | null
  title: string
  isText: boolean
  participantId: string | null
  selfAdminId: string | null
  isUnwanted: boolean
  isFirstMail: boolean
  registeredBy: string | null
}

export const mailAdmissionStore = {
  async facts(db: Db, { taskId, recipientEmail }: ClaimedMail, addressKey: Buffer): Promise<MailFacts> {
    const identity = emailIdentity(recipientEmail)
    const { rows } = await sql<Row>`
      select lower(dinner.email) as organiser, contract.fullname as organiser_name, dinner.title,
        task.job_id is not null and not coalesce(job.tells_changes, false) as is_text,
        added.id as participant_id, added.self_admin_id, added.registered_by,
        exists (select from unwanted_address where address_key = ${addressKey}) as is_unwanted,
        not exists (
          select from message_task earlier
          where earlier.dinner_id = task.dinner_id and lower(earlier.recipient_email) = ${identity}
            and earlier.status = 'FINISHED' and not earlier.failed and earlier.id <> task.id
        ) as is_first_mail
      from message_task task
      join dinner on dinner.id = task.dinner_id
      left join contract on contract.dinner_id = dinner.id
      left join message_job job on job.id = task.job_id
      left join lateral (
        select participant.id, participant.self_admin_id, root.first_name || ' ' || root.last_name as registered_by
        from participant
        left join participant root on root.dinner_id = participant.dinner_id and root.id = participant.originator_id
          and root.id <> participant.id and root.email_identity = lower(participant.activated_by)
        where participant.dinner_id = dinner.id and participant.email_identity = ${identity}
          and dinner.running_dinner_type <> 'DEMO' and lower(participant.activated_by) <> participant.email_identity
        order by (participant.id = task.participant_id) desc nulls last, participant.participant_number limit 1
      ) added on lower(dinner.email) <> ${identity}
      where task.id = ${taskId}`.execute(db)
    const [row] = rows
    if (!row) return { isOrganisersText: false, organiser: '', addedPerson: undefined }
    const { organiser, participantId, selfAdminId, isUnwanted, isFirstMail, title } = row
    const organiserName = row.organiserName ?? ''
    const registeredBy = row.registeredBy ?? undefined
    return {
      isOrganisersText: row.isText && organiser !== identity,
      organiser,
      addedPerson:
        participantId === null || selfAdminId === null
          ? undefined
          : { participantId, selfAdminId, isUnwanted, isFirstMail, organiserName, registeredBy, title },
    }
  },

  /** Guests of all events of this organiser who registered and confirmed it themselves. */
  async confirmedRecipients(db: Db, organiser: string): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from participant join dinner on dinner.id = participant.dinner_id
      where lower(dinner.email) = ${organiser} and participant.activated_at is not null
        and lower(participant.activated_by) = participant.email_identity
        and participant.email_identity <> ${organiser}`.execute(db)
    return Number(rows[0]?.count ?? 0)
  },
}
