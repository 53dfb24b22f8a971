import type { ActivityCode, ActivityType } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import {
  type EveningChange,
  type Told,
  type ToldKind,
  type ToldMail,
  whoWasTold,
} from '@running-dinner/domain/messages/who-was-told.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'

/** After these somebody rings at another door, at another time, or meets other people. */
const types: readonly ActivityType[] = [
  'PARTICIPANT_CHANGED_TEAMHOST',
  'MEAL_TIMES_UPDATED',
  'TEAM_MEMBERS_SWAPPED',
  'TEAMS_HOST_CHANGED',
  'TEAM_CANCELLED',
  'WAITINGLIST_PARTICIPANTS_ASSIGNED',
  'WAITINGLIST_TEAMS_GENERATED',
]
const codes: readonly ActivityCode[] = [
  'after_party_changed',
  'after_party_removed',
  'team_meals_swapped',
  'team_replaced',
  'team_member_cancelled',
  'plan_change_undone',
  'plan_change_redone',
]
const anotherDay = sql<SqlBool>`activity.code = 'settings_changed' and activity.data ->> 'date' is not null`
/** Somebody who cooks at home lives elsewhere now, by an edit or by a list that was imported. */
const anotherHome = sql<SqlBool>`activity.data ->> 'moved' is not null`

/**
 * Who knows their team and their route, by the mails that arrived; `teamsAt` and `routesAt` are the positions of the activities since
 * which mails speak of the teams, and of the routes, as they are.
 */
export async function readTold(
  db: Db,
  dinner: AuthorizedDinner,
  since: { teamsAt: number; routesAt: number },
): Promise<Told> {
  const teams = await readTeams(db, dinner)
  const [mails, changes] =
    teams.length === 0
      ? [[], []]
      : await Promise.all([readMails(db, dinner, since.teamsAt), readChanges(db, dinner, since.teamsAt)])
  return whoWasTold({ ...since, teams, mails, changes, isDemo: dinner.runningDinnerType === 'DEMO' })
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
    // The status is narrowed by a check constraint.
    members.slice(0, 1).map(({ teamId, teamNumber, status }) => ({
      id: teamId,
      teamNumber,
      status: status as Team['status'],
      members,
    })),
  )
}

const written: readonly ActivityType[] = ['PARTICIPANT_MAIL_SENT', 'TEAMARRANGEMENT_MAIL_SENT', 'DINNERROUTE_MAIL_SENT']
const stateOf = sql<
  ToldMail['state']
>`case when task.status <> 'FINISHED' then 'ON_THE_WAY' when task.failed then 'FAILED' else 'DELIVERED' end`

/** The latest of each kind to each person and address by what became of it; a message taken back was never sent. */
async function readMails(db: Db, dinner: AuthorizedDinner, since: number): Promise<ToldMail[]> {
  const rows = await db
    .selectFrom('activity')
    .innerJoin('messageJob as job', 'job.id', 'activity.relatedEntityId')
    .innerJoin('messageTask as task', 'task.jobId', 'job.id')
    .select(['job.type as kind', 'task.participantId', 'task.recipientEmail as email', stateOf.as('state')])
    .select(({ fn }) => fn.max('activity.position').as('position'))
    .select(sql<string>`(array_agg(job.id order by activity.position desc))[1]`.as('jobId'))
    .where('activity.dinnerId', '=', dinner.id)
    .where('activity.position', '>', since)
    .where('activity.type', 'in', written)
    .where('job.dinnerId', '=', dinner.id)
    .where('job.withdrawnAt', 'is', null)
    .where('task.participantId', 'is not', null)
    .groupBy(['job.type', 'task.participantId', 'task.recipientEmail', 'state'])
    .execute()
  return rows.flatMap(({ participantId, kind, position, ...mail }) =>
    participantId === null
      ? []
      : // Narrowed by a check constraint.
        [{ ...mail, participantId, kind: kind as ToldKind, position: Number(position) }],
  )
}

async function readChanges(db: Db, dinner: AuthorizedDinner, since: number): Promise<EveningChange[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['position', 'concernedTeamIds'])
    .where('dinnerId', '=', dinner.id)
    .where('position', '>', since)
    .where(({ or, eb }) => or([eb('type', 'in', types), eb('code', 'in', codes), anotherDay, anotherHome]))
    .execute()
  return rows.map(({ position, concernedTeamIds }) => ({
    position: Number(position),
    teamIds: concernedTeamIds ?? undefined,
  }))
}
