import type { ActivityReply, ActivityType, ReportedActivity } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { activityText } from './activity-text.ts'

export const activityPageSize = 25

/** Newest first. Reads one row more than requested to know whether more follow. */
export async function readActivities(
  db: Db,
  dinner: AuthorizedDinner,
  options: { types?: ActivityType[]; notTypes?: ActivityType[]; limit: number; offset?: number },
): Promise<{ activities: ActivityReply[]; hasMore: boolean }> {
  let query = db.selectFrom('activity').selectAll().where('dinnerId', '=', dinner.id).orderBy('position', 'desc')
  if (options.types?.length) query = query.where('type', 'in', options.types)
  if (options.notTypes?.length) query = query.where('type', 'not in', options.notTypes)
  const rows = await query
    .limit(options.limit + 1)
    .offset(options.offset ?? 0)
    .execute()
  const shown = rows.slice(0, options.limit)
  const delivered = await readDelivered(db, dinner, shown)
  const activities = shown.map((row) => ({
    id: row.id,
    activityDate: row.createdAt.toISOString(),
    ...withText(dinner.basicDetails.languageCode, {
      // Only recordActivity writes these columns.
      activityType: row.type as ActivityType,
      code: row.code as ActivityReply['code'],
      data: { ...(row.data as ActivityReply['data']), ...delivered.get(row.id) },
    }),
    originator: row.originator,
    relatedEntityId: row.relatedEntityId,
    relatedEntityType: row.relatedEntityType as ActivityReply['relatedEntityType'],
  }))
  return { activities, hasMore: rows.length > options.limit }
}

const mailTypes: readonly string[] = ['PARTICIPANT_MAIL_SENT', 'TEAMARRANGEMENT_MAIL_SENT', 'DINNERROUTE_MAIL_SENT']

interface MailActivity {
  id: string
  type: string
  relatedEntityId: string | null
}

/** How many mails of a message have arrived by now, without the organiser's copy; by the id of the activity that tells of it. */
async function readDelivered(db: Db | Tx, dinner: AuthorizedDinner, activities: readonly MailActivity[]) {
  const jobIds = activities.flatMap(({ type, relatedEntityId }) =>
    mailTypes.includes(type) && relatedEntityId !== null ? [relatedEntityId] : [],
  )
  if (jobIds.length === 0) return new Map<string, { count: number; delivered: number }>()
  const rows = await db
    .selectFrom('messageTask')
    .select('jobId')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.countAll().filterWhere('status', '=', 'FINISHED').filterWhere('failed', '=', false).as('delivered'),
    ])
    .where('dinnerId', '=', dinner.id)
    .where('jobId', 'in', jobIds)
    .where('participantId', 'is not', null)
    .where('status', '<>', 'WITHDRAWN')
    .groupBy('jobId')
    .execute()
  const byJob = new Map(rows.map((row) => [row.jobId, { count: Number(row.count), delivered: Number(row.delivered) }]))
  return new Map(
    activities.flatMap(({ id, type, relatedEntityId }) => {
      const numbers = mailTypes.includes(type) ? byJob.get(relatedEntityId) : undefined
      return numbers ? [[id, numbers]] : []
    }),
  )
}

function withText(language: Language, activity: ReportedActivity) {
  return { ...activity, ...activityText(language, activity) }
}

/** Maps every type that occurred to the position of its latest activity; withdrawn messages do not count. */
export async function latestActivities(db: Db | Tx, dinner: AuthorizedDinner): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('activity')
    .select(({ fn }) => ['type', fn.max('position').as('position')])
    .where('dinnerId', '=', dinner.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messageJob')
            .select('messageJob.id')
            .whereRef('messageJob.id', '=', 'activity.relatedEntityId')
            .whereRef('messageJob.dinnerId', '=', 'activity.dinnerId')
            .where('messageJob.withdrawnAt', 'is not', null),
        ),
      ),
    )
    .groupBy('type')
    .execute()
  return new Map(rows.map((row) => [row.type, Number(row.position)]))
}

export interface MessagesSent {
  teamMessagesSent: boolean
  dinnerRouteMessagesSent: boolean
  /** True if members or hosts were changed since the teams were built. */
  changedByHand: boolean
}

/** Counts only mails sent since the current teams were built. */
export async function readMessagesSent(db: Db | Tx, dinner: AuthorizedDinner): Promise<MessagesSent> {
  const latest = await latestActivities(db, dinner)
  // Positions of activities begin at 1.
  const positionOf = (type: string) => latest.get(type) ?? 0
  const teamsAt = Math.max(positionOf('TEAM_ARRANGEMENT_CREATED'), positionOf('TEAMS_RECREATED'))
  return {
    teamMessagesSent: positionOf('TEAMARRANGEMENT_MAIL_SENT') > teamsAt,
    dinnerRouteMessagesSent: positionOf('DINNERROUTE_MAIL_SENT') > teamsAt,
    changedByHand: Math.max(positionOf('TEAM_MEMBERS_SWAPPED'), positionOf('TEAMS_HOST_CHANGED')) > teamsAt,
  }
}
