import { createHash } from 'node:crypto'
import type { Language } from '@running-dinner/domain'
import {
  contentOf,
  documentWithout,
  forgetting,
  type MailDocument,
  type MailedPerson,
  mealOf,
  type NotificationKind,
  type PersonNotification,
  type SentNotification,
  valuesToForget,
  withoutPerson,
} from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'

type LeavingPerson = MailedPerson & { id: string }

export interface NewNotification {
  participantId: string
  teamId: string
  notification: PersonNotification
  source: 'MAIL' | 'PAGE' | 'PHONE'
  /** The mail that carries it; the notification counts as received once that was accepted. */
  taskId: string | undefined
  recipientName: string
  recipientEmail: string
}

/** A notification with the address where the person can be reached, which is all that is left of one who left the event. */
export interface StoredNotification extends SentNotification {
  id: string
  /** The message that carried it. */
  jobId: string | undefined
  recipientName: string
  recipientEmail: string
  createdAt: Date
  /** Read on the page or passed on by phone. */
  isConfirmed: boolean
}

/** Whose notification a mail carried, without what it said. */
export type CarriedNotification = Pick<
  NewNotification,
  'participantId' | 'teamId' | 'recipientName' | 'recipientEmail'
> & {
  taskId: string | null
  kind: NotificationKind
}

/** The first 128 bits of a hash of what the notification tells. */
export function digestOf({ facts }: PersonNotification): string {
  const content = facts.map((fact) => [fact.fact, mealOf(fact) ?? '', contentOf(fact) ?? null])
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}

/** Every query is bound to one event. */
export const notificationStore = {
  async insert(
    tx: Tx,
    dinner: { id: string },
    notifications: readonly NewNotification[],
    createdAt: Date,
  ): Promise<void> {
    const rows = notifications.map(({ notification, taskId, ...columns }) => ({
      ...columns,
      id: newId(),
      dinnerId: dinner.id,
      kind: notification.kind,
      taskId: taskId ?? null,
      content: JSON.stringify(notification),
      digest: digestOf(notification),
      createdAt,
    }))
    for (let start = 0; start < rows.length; start += 500)
      await tx
        .insertInto('letter')
        .values(rows.slice(start, start + 500))
        .execute()
  },

  /** Removes the notifications that these mails carried and returns whose they were: a mail that is sent again carries new ones. */
  async takeOfTasks(tx: Tx, dinner: { id: string }, taskIds: readonly string[]): Promise<CarriedNotification[]> {
    const rows = await tx
      .deleteFrom('letter')
      .where('dinnerId', '=', dinner.id)
      .where('taskId', 'in', taskIds)
      .returning(['taskId', 'participantId', 'teamId', 'kind', 'recipientName', 'recipientEmail', 'position'])
      .execute()
    return (
      rows
        .sort((left, right) => Number(left.position) - Number(right.position))
        // The kind is narrowed by a check constraint.
        .map(({ position: _, kind, ...row }) => ({ ...row, kind: kind as NotificationKind }))
    )
  },

  async isAnyWritten(tx: Tx, dinner: { id: string }): Promise<boolean> {
    const row = await tx.selectFrom('letter').select('id').where('dinnerId', '=', dinner.id).limit(1).executeTakeFirst()
    return row !== undefined
  },

  /** Of one person or of all, in the order in which they were received; those of withdrawn messages are left out. */
  async ofDinner(db: Db | Tx, dinner: { id: string }, participantId?: string): Promise<StoredNotification[]> {
    const rows = await db
      .selectFrom('letter')
      .leftJoin('messageTask as task', 'task.id', 'letter.taskId')
      .select(['letter.id', 'letter.participantId', 'letter.teamId', 'letter.content', 'letter.source'])
      .select('letter.createdAt')
      .select(['letter.recipientName', 'letter.recipientEmail'])
      .select(['task.jobId', 'task.recipientEmail as mailedTo', 'task.status', 'task.failed'])
      .where('letter.dinnerId', '=', dinner.id)
      .where('letter.content', 'is not', null)
      .$if(participantId !== undefined, (query) => query.where('letter.participantId', '=', participantId ?? ''))
      .where(({ or, eb }) => or([eb('task.status', 'is', null), eb('task.status', '<>', 'WITHDRAWN')]))
      .orderBy(sql`coalesce(task.finished_at, letter.created_at)`)
      .orderBy('letter.position')
      .execute()
    return rows.map(({ content, source, jobId, mailedTo, status, failed, ...row }, position) => ({
      ...row,
      jobId: jobId ?? undefined,
      // Written by this store only.
      notification: content as unknown as PersonNotification,
      state: source !== 'MAIL' ? 'RECEIVED' : status !== 'FINISHED' ? 'ON_THE_WAY' : failed ? 'FAILED' : 'RECEIVED',
      email: source === 'MAIL' ? (mailedTo ?? undefined) : undefined,
      isConfirmed: source !== 'MAIL',
      position,
    }))
  },

  /** Whether a route reached a person of these teams, with `since` only by a notification written then or later: a change may mail in its own transaction. */
  async routesReached(
    db: Db | Tx,
    dinner: { id: string },
    { teamIds, since }: { teamIds: readonly string[]; since?: Date },
  ): Promise<boolean> {
    if (teamIds.length === 0) return false
    const row = await db
      .selectFrom('letter')
      .leftJoin('messageTask as task', 'task.id', 'letter.taskId')
      .select('letter.id')
      .where('letter.dinnerId', '=', dinner.id)
      .where('letter.kind', '=', 'DINNER_ROUTE')
      .where('letter.teamId', 'in', teamIds)
      .where(({ or, and, eb }) =>
        or([eb('letter.taskId', 'is', null), and([eb('task.status', '=', 'FINISHED'), eb('task.failed', '=', false)])]),
      )
      .$if(since !== undefined, (query) => query.where('letter.createdAt', '>=', since as Date))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Removes notifications and calendars of people who were deleted, and their values from notifications and mails to others. */
  async forgetPeople(tx: Tx, dinner: { id: string }, people: readonly LeavingPerson[]): Promise<void> {
    if (people.length === 0) return
    const ids = people.map(({ id }) => id)
    await tx.deleteFrom('letter').where('dinnerId', '=', dinner.id).where('participantId', 'in', ids).execute()
    await tx.deleteFrom('calendarEntry').where('dinnerId', '=', dinner.id).where('participantId', 'in', ids).execute()
    await notificationStore.forgetValues(tx, dinner, people)
  },

  /** Removes the values of people from all notifications and delivered mails, and the calendars from the mails that carried them. */
  async forgetValues(tx: Tx, dinner: { id: string }, people: readonly LeavingPerson[]): Promise<void> {
    const ids = people.map(({ id }) => id)
    const rows = await tx
      .selectFrom('letter')
      .select(['id', 'content', 'taskId'])
      .where('dinnerId', '=', dinner.id)
      .where(sql<boolean>`content::text like any(${ids.map((id) => `%${id}%`)}::text[])`)
      .execute()
    if (rows.length > 0) {
      const notifications = rows.map(({ content }) =>
        ids.reduce(withoutPerson, content as unknown as PersonNotification),
      )
      await sql`
        update letter set content = changed.content::jsonb, digest = changed.digest
        from unnest(
          ${rows.map(({ id }) => id)}::uuid[],
          ${notifications.map((notification) => JSON.stringify(notification))}::text[],
          ${notifications.map(digestOf)}::text[]
        ) as changed (id, content, digest)
        where letter.dinner_id = ${dinner.id} and letter.id = changed.id`.execute(tx)
    }
    const taskIds = rows.flatMap(({ taskId }) => taskId ?? [])
    if (taskIds.length > 0)
      await tx
        .updateTable('messageTask')
        .set({ attachments: null })
        .where('dinnerId', '=', dinner.id)
        .where('id', 'in', taskIds)
        .execute()
    await forgetInMails(tx, dinner, people)
  },

  /** Notifications that were delivered before their content was stored. */
  async dinnersWithoutContent(db: Db): Promise<string[]> {
    const rows = await db.selectFrom('letter').select('dinnerId').distinct().where('content', 'is', null).execute()
    return rows.map(({ dinnerId }) => dinnerId)
  },

  /** Gives these notifications the content that is true now; those of people without a team are removed. */
  async fillIn(
    tx: Tx,
    dinner: { id: string },
    notificationsOf: (participantId: string) => Readonly<Record<NotificationKind, PersonNotification>> | undefined,
  ) {
    const rows = await tx
      .selectFrom('letter')
      .select(['id', 'participantId', 'kind'])
      .where('dinnerId', '=', dinner.id)
      .where('content', 'is', null)
      .execute()
    for (const { id, participantId, kind } of rows) {
      // Narrowed by a check constraint.
      const notification = notificationsOf(participantId)?.[kind as NotificationKind]
      if (notification === undefined)
        await tx.deleteFrom('letter').where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
      else
        await tx
          .updateTable('letter')
          .set({ content: JSON.stringify(notification), digest: digestOf(notification) })
          .where('dinnerId', '=', dinner.id)
          .where('id', '=', id)
          .execute()
    }
  },
}

/** The history of messages of others. A mail that still waits says what its reader has to know, and is left as it is. */
async function forgetInMails(tx: Tx, dinner: { id: string }, people: readonly MailedPerson[]): Promise<void> {
  const staying = await tx
    .selectFrom('participant')
    .select(['firstName as firstnamePart', 'lastName as lastname', 'email', 'mobileNumber'])
    .select(['street', 'streetNr', 'addressRemarks', 'entranceNote', 'mealSpecificsNote'])
    .where('dinnerId', '=', dinner.id)
    .execute()
  const forgotten = valuesToForget(people, staying)
  const tasks = await tx
    .selectFrom('messageTask')
    .innerJoin('dinner', 'dinner.id', 'messageTask.dinnerId')
    .select(['messageTask.id', 'subject', 'content', 'document'])
    .select((eb) => eb.fn.coalesce('messageTask.languageCode', 'dinner.languageCode').as('languageCode'))
    .where('dinnerId', '=', dinner.id)
    .where('status', 'in', ['FINISHED', 'WITHDRAWN'])
    .where(
      sql<boolean>`concat_ws(' ', subject, content) like any(${forgotten.map(({ text }) => `%${text.replace(/[\\%_]/g, '\\$&')}%`)}::text[])`,
    )
    .execute()
  const changeOf = ({ id, subject, content, document, languageCode }: (typeof tasks)[number]) => {
    // A check constraint allows only these languages.
    const forget = forgetting(forgotten, phrases[languageCode as Language].notifications.guestWhoLeft)
    return {
      id,
      subject: forget(subject),
      content: forget(content),
      // Written by the outbox only.
      document: document && JSON.stringify(documentWithout(document as unknown as MailDocument, forget)),
    }
  }
  // In batches, as changing all mails at once would block the event loop.
  for (let start = 0; start < tasks.length; start += mailsPerUpdate) {
    const changes = tasks.slice(start, start + mailsPerUpdate).map(changeOf)
    await sql`
      update message_task set subject = changed.subject, content = changed.content, document = changed.document::jsonb
      from unnest(
        ${changes.map(({ id }) => id)}::uuid[],
        ${changes.map(({ subject }) => subject)}::text[],
        ${changes.map(({ content }) => content)}::text[],
        ${changes.map(({ document }) => document)}::text[]
      ) as changed (id, subject, content, document)
      where message_task.dinner_id = ${dinner.id} and message_task.id = changed.id`.execute(tx)
  }
}

const mailsPerUpdate = 250
