import type { ActivityReply, ActivityType } from '@running-dinner/contract'
import type { EventNews } from '@running-dinner/domain/messages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'

/** What happened, as its activity tells it. */
export interface ActivityNews extends EventNews {
  activityType: ActivityType
  code: ActivityReply['code']
  data: ActivityReply['data']
  /** Of a failed delivery. */
  jobId: string | undefined
}

/** Activities of people other than the organiser, and the failures that the server reports; null for all others, and for what was taken back. */
const kind = sql<EventNews['kind'] | null>`case
  when activity.originator = dinner.email then null
  when activity.type = 'PARTICIPANT_SUBSCRIBED' and not activity.data ? 'confirmedBy' then 'REGISTRATION_DIGEST'
  when activity.type = 'PARTICIPANT_UNSUBSCRIBED' and exists (
    select from activity undone
    where undone.dinner_id = activity.dinner_id and undone.code = 'cancellation_undone'
      and undone.related_entity_id = activity.related_entity_id and undone.position > activity.position
  ) then null
  when activity.type = 'PARTICIPANT_UNSUBSCRIBED' or activity.code in ('recipient_removed', 'recipient_unwilling')
    then 'CANCELLATIONS'
  when activity.code in ('place_offer_accepted', 'place_offer_declined', 'place_left_free', 'new_teams_offer_failed')
    then 'PLACE_ANSWERS'
  when activity.type = 'PARTICIPANT_CHANGED_TEAMHOST' then 'HOST_CHANGES'
  when activity.type = 'MESSAGE_JOB_SENDING_FAILED' or activity.code = 'system_mail_failed' then 'FAILED_DELIVERIES'
  when activity.code = 'message_paused' and not exists (
    select from activity earlier
    where earlier.dinner_id = activity.dinner_id and earlier.code = activity.code
      and earlier.related_entity_id = activity.related_entity_id and earlier.position < activity.position
  ) then 'FAILED_DELIVERIES'
  when activity.code = 'participant_edited' and activity.data ? 'diets' and exists (
    select from letter where letter.dinner_id = activity.dinner_id and letter.created_at <= activity.created_at
  ) then 'LATE_DIETS'
end`

/** True for an activity that a mail has to report: its kind is switched on, and no mail has reported it. */
const isUnreported = sql<boolean>`coalesce((
  select coalesce(setting.is_on and activity.position > setting.since, true)
    and activity.position > (
      select coalesce(max(sent.through), 0) from planned_mail sent
      where sent.dinner_id = dinner.id
        and sent.mail = case news.kind when 'REGISTRATION_DIGEST' then news.kind else 'AT_ONCE' end)
  from (select ${kind} as kind) news
  left join planned_mail_setting setting on setting.dinner_id = dinner.id and setting.mail = news.kind
  where news.kind is not null
), false)`

/** Bounds one statement; the next run continues. */
const ruledOutAtOnce = 5_000

/**
 * Marks activities that no mail will ever report, so that the next run does not look at them again: what is reported, switched off
 * or the organiser's own stays so. Those of the last minutes are left, because a transaction that makes them news may not have ended.
 */
export async function ruleOutNews(db: Db, now: Date): Promise<void> {
  await sql`
    update activity set may_be_news = false where id in (
      select activity.id from activity join dinner on dinner.id = activity.dinner_id
      where activity.may_be_news and activity.created_at < ${now}::timestamptz - interval '10 minutes' and not ${isUnreported}
      limit ${ruledOutAtOnce}
    )`.execute(db)
}

/**
 * Events for which a mail may be due; the rules decide. `from` and `until` are days in any time zone: an event two days ahead gets
 * its guests' mail, and one of yesterday may still be on its day elsewhere.
 */
export async function plannedMailCandidates(db: Db, { from, until }: { from: string; until: string }) {
  const { rows } = await sql<{ id: string }>`
    select id from dinner
    where running_dinner_type <> 'DEMO' and acknowledged_at is not null and cancelled_at is null and date >= ${from}
      and id in (
        select id from dinner
        where date between ${from} and ${until} and not exists (
          select from planned_mail sent
          where sent.dinner_id = dinner.id and sent.mail = 'ALL_YOU_NEED' and sent.occurrence = dinner.date::text)
        union
        select dinner.id from activity join dinner on dinner.id = activity.dinner_id
        where activity.may_be_news and ${isUnreported}
      )
    order by date`.execute(db)
  return rows.map(({ id }) => id)
}

/** News after a position, in their order. */
export async function readPlannedNews(db: Db | Tx, dinner: { id: string }, after: number): Promise<ActivityNews[]> {
  const rows = await db
    .selectFrom('activity')
    .innerJoin('dinner', 'dinner.id', 'activity.dinnerId')
    .select(['activity.position', 'activity.type', 'activity.code', 'activity.data', 'activity.createdAt'])
    .select(['activity.relatedEntityId', 'activity.relatedEntityType', kind.as('kind')])
    .where('activity.dinnerId', '=', dinner.id)
    .where('activity.position', '>', after)
    .orderBy('activity.position')
    .execute()
  return rows.flatMap(({ type, code, data, kind, relatedEntityId, relatedEntityType, ...row }) => {
    if (kind === null) return []
    // Only recordActivity writes these columns.
    const reported = { activityType: type as ActivityType, code: code as ActivityReply['code'] }
    return [
      {
        ...row,
        ...reported,
        kind,
        data: data as ActivityReply['data'],
        jobId:
          kind === 'FAILED_DELIVERIES' && relatedEntityType === 'MESSAGE_JOB'
            ? (relatedEntityId ?? undefined)
            : undefined,
      },
    ]
  })
}

/** The last change of the date or the zone, by which the moment of the guests' mail moved. */
export async function eventMovedAt(db: Db | Tx, dinner: { id: string }): Promise<Date | undefined> {
  const row = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max('createdAt').as('movedAt'))
    .where('dinnerId', '=', dinner.id)
    .where('code', '=', 'settings_changed')
    .where(sql<boolean>`data ?| array['date', 'timeZone']`)
    .executeTakeFirst()
  return row?.movedAt ?? undefined
}

/** How many mails of these message jobs failed so far. */
export async function failuresOfJobs(db: Db | Tx, dinner: { id: string }, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('messageTask')
    .select(({ fn }) => ['jobId', fn.countAll<string>().as('count')])
    .where('dinnerId', '=', dinner.id)
    .where('jobId', 'in', [...jobIds])
    .where('status', '=', 'FINISHED')
    .where('failed', '=', true)
    .groupBy('jobId')
    .execute()
  return new Map(rows.map(({ jobId, count }) => [jobId ?? '', Number(count)]))
}
