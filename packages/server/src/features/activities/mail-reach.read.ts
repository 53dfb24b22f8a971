import type { ActivityCode, ActivityType } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import {
  type EveningChange,
  mailReach,
  type NotifiedTeams,
  type ReachMailKind,
  type SentMail,
} from '@running-dinner/domain/messages/mail-reach.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

/** Activities that change whom a team meets, where or when. */
const changeTypes: readonly ActivityType[] = [
  'PARTICIPANT_CHANGED_TEAMHOST',
  'MEAL_TIMES_UPDATED',
  'TEAM_MEMBERS_SWAPPED',
  'TEAMS_HOST_CHANGED',
  'TEAM_CANCELLED',
  'WAITINGLIST_PARTICIPANTS_ASSIGNED',
  'WAITINGLIST_TEAMS_GENERATED',
]
const changeCodes: readonly ActivityCode[] = [
  'after_party_changed',
  'after_party_removed',
  'team_meals_swapped',
  'team_replaced',
  'team_member_cancelled',
  'plan_change_undone',
  'plan_change_redone',
]
const dateChanged = sql<SqlBool>`activity.code = 'settings_changed' and activity.data ->> 'date' is not null`
/** A host's address changed, by an edit or by an import. */
const hostMoved = sql<SqlBool>`activity.data ->> 'moved' is not null`

/**
 * Which teams received mails about their team and their route. `teamsAt` and `routesAt` are the positions of the
 * activities that last changed teams and routes; older mails do not count.
 */
export async function readMailReach(
  db: Db,
  dinner: AuthorizedDinner,
  since: { teamsAt: number; routesAt: number },
): Promise<NotifiedTeams> {
  const teams = await readTeams(db, dinner)
  const [mails, changes] =
    teams.length === 0
      ? [[], []]
      : await Promise.all([readMails(db, dinner, since.teamsAt), readChanges(db, dinner, since.teamsAt)])
  return mailReach({ ...since, teams, mails, changes, isDemo: dinner.runningDinnerType === 'DEMO' })
}

async function readTeams(db: Db, dinner: AuthorizedDinner) {
  const rows = await db
    .selectFrom('team')
    .innerJoin('participant', (join) =>
      join.onRef('participant.teamId', '=', 'team.id').onRef('participant.dinnerId', '=', 'team.dinnerId'),
    )
    .select(['team.id as teamId', 'team.teamNumber', 'team.status'])
    .select([
      'participant.id',
      'participant.firstName as firstnamePart',
      'participant.lastName as lastname',
      'participant.email',
    ])
    .where('team.dinnerId', '=', dinner.id)
    .orderBy('team.teamNumber')
    .orderBy('participant.participantNumber')
    .execute()
  const teams = new Map<string, (typeof rows)[number][]>()
  for (const row of rows) teams.set(row.teamId, [...(teams.get(row.teamId) ?? []), row])
  return [...teams.values()].flatMap((members) =>
    // A check constraint guarantees the type of the status.
    members.slice(0, 1).map(({ teamId, teamNumber, status }) => ({
      id: teamId,
      teamNumber,
      status: status as Team['status'],
      members,
    })),
  )
}

const messageSentTypes: readonly ActivityType[] = [
  'PARTICIPANT_MAIL_SENT',
  'TEAMARRANGEMENT_MAIL_SENT',
  'DINNERROUTE_MAIL_SENT',
]
const stateOf = sql<
  SentMail['state']
>`case when task.status <> 'FINISHED' then 'ON_THE_WAY' when task.failed then 'FAILED' else 'DELIVERED' end`

/** The latest mail per kind, person, address and delivery state, without withdrawn messages. */
async function readMails(db: Db, dinner: AuthorizedDinner, since: number): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('activity')
    .innerJoin('messageJob as job', 'job.id', 'activity.relatedEntityId')
    .innerJoin('messageTask as task', 'task.jobId', 'job.id')
    .select(['job.type as kind', 'task.participantId', 'task.recipientEmail as email', stateOf.as('state')])
    .select(({ fn }) => fn.max('activity.position').as('position'))
    .select(sql<string>`(array_agg(job.id order by activity.position desc))[1]`.as('jobId'))
    .where('activity.dinnerId', '=', dinner.id)
    .where('activity.position', '>', since)
    .where('activity.type', 'in', messageSentTypes)
    .where('job.dinnerId', '=', dinner.id)
    .where('job.withdrawnAt', 'is', null)
    .where('task.participantId', 'is not', null)
    .groupBy(['job.type', 'task.participantId', 'task.recipientEmail', 'state'])
    .execute()
  return rows.flatMap(({ participantId, kind, position, ...mail }) =>
    participantId === null
      ? []
      : // A check constraint guarantees the type.
        [{ ...mail, participantId, kind: kind as ReachMailKind, position: Number(position) }],
  )
}

async function readChanges(db: Db, dinner: AuthorizedDinner, since: number): Promise<EveningChange[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['position', 'concernedTeamIds'])
    .where('dinnerId', '=', dinner.id)
    .where('position', '>', since)
    .where(({ or, eb }) => or([eb('type', 'in', changeTypes), eb('code', 'in', changeCodes), dateChanged, hostMoved]))
    .execute()
  return rows.map(({ position, concernedTeamIds }) => ({
    position: Number(position),
    teamIds: concernedTeamIds ?? undefined,
  }))
}
