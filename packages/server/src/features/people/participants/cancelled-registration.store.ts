import type { Participant } from '@running-dinner/domain'
import { keptSince } from '@running-dinner/domain/events'
import { placeHeldMilliseconds } from '@running-dinner/domain/people'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Participant as Row } from '../../../platform/db/schema.generated.ts'
import { newId } from '../../../platform/ids.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import { toParticipant } from './participant.store.ts'
import { type PersonRow, personRowsStore } from './person-rows.store.ts'

export interface CancelledRegistration {
  cancellationId: string
  dinnerId: string
  cancelledAt: Date
  /** A single, or the two of a pair who cancelled together; the root first. */
  people: Participant[]
}

/** Registrations that their people cancelled, kept so that they can come back. */
export const cancelledRegistrationStore = {
  /** Copies the people; the caller deletes them afterwards. */
  async keep(tx: Tx, dinner: { id: string }, ids: readonly string[], cancelledAt: Date): Promise<void> {
    const cancellationId = newId()
    await sql`
      insert into cancelled_registration (participant_id, dinner_id, cancellation_id, self_admin_id, participant_number, content, cancelled_at)
      select id, dinner_id, ${cancellationId}, self_admin_id, participant_number, to_jsonb(participant), ${cancelledAt}
      from participant where dinner_id = ${dinner.id} and id = any(${ids}::uuid[])`.execute(tx)
  },

  /** People whose places are held now. */
  async held(db: Db | Tx, dinner: { id: string }, now: Date): Promise<Participant[]> {
    const since = new Date(now.getTime() - placeHeldMilliseconds)
    return read(db, sql`kept.dinner_id = ${dinner.id} and kept.cancelled_at > ${since}`)
  },

  /** Needs the person's own secret and id. */
  async bySecret(db: Db | Tx, selfAdminId: string, id: string): Promise<CancelledRegistration | undefined> {
    const row = await db
      .selectFrom('cancelledRegistration')
      .select(['cancellationId', 'dinnerId', 'cancelledAt'])
      .where('selfAdminId', '=', selfAdminId)
      .where('participantId', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    return {
      ...row,
      people: await read(db, sql`kept.dinner_id = ${row.dinnerId} and kept.cancellation_id = ${row.cancellationId}`),
    }
  },

  /** Puts the people back into the list. An old number that is taken by now becomes one at the end. */
  async restore(
    tx: Tx,
    { dinnerId, cancellationId, people }: CancelledRegistration,
    where: 'old place' | 'end of the list',
  ): Promise<void> {
    const storedRows = await tx
      .deleteFrom('cancelledRegistration')
      .where('dinnerId', '=', dinnerId)
      .where('cancellationId', '=', cancellationId)
      .returning('content')
      .execute()
    // Written by `keep` only.
    const rows = storedRows.map(({ content }) => content as unknown as PersonRow)
    rows.sort((row, nextRow) => row.participant_number - nextRow.participant_number)
    await personRowsStore.insert(tx, { id: dinnerId }, rows, where)
    const [rootId] = people.flatMap(({ teamPartnerWishOriginatorId }) => teamPartnerWishOriginatorId ?? [])
    if (rootId === undefined) return
    await tx
      .updateTable('participant')
      .set({ originatorId: rootId })
      .where('dinnerId', '=', dinnerId)
      .where('id', 'in', [rootId, ...people.map(({ id }) => id)])
      // The root of a child that cancelled alone may have left since.
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('participant as root').where('root.dinnerId', '=', dinnerId).where('root.id', '=', rootId)),
      )
      .execute()
  },

  /** Deletes the data for good, with the content of the mails to these people. */
  async forget(tx: Tx, { dinnerId, cancellationId }: Pick<CancelledRegistration, 'dinnerId' | 'cancellationId'>) {
    const condition = sql<SqlBool>`kept.dinner_id = ${dinnerId} and kept.cancellation_id = ${cancellationId}`
    bury(
      tx,
      'kept',
      (await read(tx, condition)).map(({ id }) => id),
    )
    await forgetWhere(tx, condition)
  },

  /** The same for registrations of any event, by the ids of their people. */
  async forgetPeople(tx: Tx, ids: readonly string[]): Promise<void> {
    await forgetWhere(tx, sql`kept.participant_id = any(${ids}::uuid[])`)
  },
}

export const cancelledRegistrationCleanup: Cleanup = {
  name: 'cancelled registrations',
  async old(tx, now) {
    await forgetWhere(tx, sql`kept.cancelled_at <= ${keptSince('removedParticipant', now)}`)
  },
}

type Condition = ReturnType<typeof sql<SqlBool>>

async function read(db: Db | Tx, condition: Condition): Promise<Participant[]> {
  const { rows } = await sql<Selectable<Row>>`
    select person.* from cancelled_registration kept, jsonb_populate_record(null::participant, kept.content) person
    where ${condition} order by kept.participant_number`.execute(db)
  return rows.map(toParticipant)
}

/** Stands where the list of activities named a person whose data was deleted. */
const deletedName = '…'

/**
 * Names are looked for as whole words: somebody else's may begin alike. Receipts of cancellations belong to no event, so those
 * to the same address go together. A mailbox that a person of the event still reads keeps its mails.
 */
async function forgetWhere(tx: Tx, condition: Condition): Promise<void> {
  await sql`
    update activity set
      originator = regexp_replace(originator, names.pattern, ${deletedName}, 'g'),
      data = (
        select coalesce(jsonb_object_agg(key, case jsonb_typeof(value)
          when 'string' then to_jsonb(regexp_replace(value #>> '{}', names.pattern, ${deletedName}, 'g'))
          else value end), '{}')
        from jsonb_each(activity.data)
      ),
      related_entity_id = case when related_entity_id = any(names.ids) then null else related_entity_id end
    from (
      select kept.dinner_id, array_agg(kept.participant_id) as ids, '(?<!\\w)(' || string_agg(regexp_replace(
        trim((kept.content ->> 'first_name') || ' ' || (kept.content ->> 'last_name')), '(\\W)', '\\\\\\1', 'g'), '|') || ')(?!\\w)' as pattern
      from cancelled_registration kept where ${condition} group by kept.dinner_id
    ) names
    where activity.dinner_id = names.dinner_id
      and (related_entity_id = any(names.ids) or originator ~ names.pattern or exists (select from jsonb_each_text(activity.data) where value ~ names.pattern))`.execute(
    tx,
  )
  await sql`
    delete from message_task using cancelled_registration kept
    where ${condition} and message_task.dinner_id is null and message_task.kind = 'REGISTRATION'
      and message_task.status = 'FINISHED' and lower(message_task.recipient_email) = kept.content ->> 'email_identity'`.execute(
    tx,
  )
  await sql`
    update message_task set recipient_email = '', recipient_name = '', reply_to = '', subject = '', content = '', document = null, attachments = null
    from cancelled_registration kept
    where ${condition} and message_task.dinner_id = kept.dinner_id and message_task.job_id is not null
      and message_task.status in ('FINISHED', 'WITHDRAWN')
      and lower(message_task.recipient_email) = kept.content ->> 'email_identity'
      and not exists (
        select from participant
        where participant.dinner_id = kept.dinner_id and participant.email_identity = kept.content ->> 'email_identity'
      )`.execute(tx)
  await sql`
    update partner_wish_mail set inviter_id = null from cancelled_registration kept
    where ${condition} and partner_wish_mail.dinner_id = kept.dinner_id and inviter_id = kept.participant_id`.execute(
    tx,
  )
  await sql`delete from cancelled_registration kept where ${condition}`.execute(tx)
}
