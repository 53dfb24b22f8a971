import type { Participant, Team } from '@running-dinner/domain'
import { type PlanState, planStateOf } from '@running-dinner/domain/plan'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Team as Row } from '../../../platform/db/schema.generated.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'

/** A guest team at a host team's table. */
export interface StoredVisit {
  hostTeamId: string
  guestTeamId: string
  mealId: string
}

export interface NewTeam {
  id: string
  teamNumber: number
  mealId: string
  memberIds: readonly string[]
  hostMemberId: string | undefined
  /** Defaults to `OK`. */
  status?: Team['status']
  locked?: boolean
}

export interface Evening {
  /** All people of the event, with and without a team. */
  people: Participant[]
  teams: Team[]
  visits: StoredVisit[]
  state: PlanState
}

export const teamStore = {
  async ofDinner(db: Db | Tx, dinner: AuthorizedDinner): Promise<Team[]> {
    return (await teamStore.withPeople(db, dinner)).teams
  },

  /** Together with all people of the event, who are read for the teams anyway. */
  async withPeople(db: Db | Tx, dinner: AuthorizedDinner): Promise<Pick<Evening, 'people' | 'teams'>> {
    const [rows, people] = await Promise.all([teamRows(db, dinner), participantStore.ofDinner(db, dinner)])
    return { people, teams: toTeams(rows, people) }
  },

  /** The whole plan in one reading. */
  async evening(db: Db | Tx, dinner: AuthorizedDinner): Promise<Evening> {
    const [{ people, teams }, visits] = await Promise.all([
      teamStore.withPeople(db, dinner),
      teamStore.visits(db, dinner),
    ])
    return { people, teams, visits, state: planStateOf({ meals: dinner.meals, teams, visits }, people) }
  },

  async visits(db: Db | Tx, dinner: AuthorizedDinner): Promise<StoredVisit[]> {
    return db
      .selectFrom('visit')
      .select(['hostTeamId', 'guestTeamId', 'mealId'])
      .where('dinnerId', '=', dinner.id)
      .execute()
  },

  async exist(db: Db | Tx, dinner: AuthorizedDinner): Promise<boolean> {
    return (
      (await db.selectFrom('team').select('id').where('dinnerId', '=', dinner.id).limit(1).executeTakeFirst()) !==
      undefined
    )
  },

  async insert(
    tx: Tx,
    dinner: AuthorizedDinner,
    teams: readonly NewTeam[],
    visits: readonly StoredVisit[],
  ): Promise<void> {
    const rows = teams.map(({ id, teamNumber, mealId, hostMemberId = null, status = 'OK', locked = false }) => ({
      ...{ id, teamNumber, mealId, status, locked },
      dinnerId: dinner.id,
      hostParticipantId: hostMemberId,
    }))
    for (const rowBatch of parts(rows)) await tx.insertInto('team').values(rowBatch).execute()
    await seatAll(tx, dinner, teams)
    await insertVisits(tx, dinner, visits)
  },

  /** Replaces courses and visits of the same teams. */
  async replan(
    tx: Tx,
    dinner: AuthorizedDinner,
    courses: readonly Pick<NewTeam, 'id' | 'mealId'>[],
    visits: readonly StoredVisit[],
  ): Promise<void> {
    await sql`
      update team set meal_id = course.meal_id
      from unnest(${courses.map(({ id }) => id)}::uuid[], ${courses.map(({ mealId }) => mealId)}::uuid[]) as course (team_id, meal_id)
      where team.dinner_id = ${dinner.id} and team.id = course.team_id and team.meal_id <> course.meal_id
    `.execute(tx)
    await tx.deleteFrom('visit').where('dinnerId', '=', dinner.id).execute()
    await insertVisits(tx, dinner, visits)
  },

  async cancel(tx: Tx, dinner: AuthorizedDinner, teamIds: readonly string[]): Promise<void> {
    await tx
      .updateTable('team')
      .set({ status: 'CANCELLED', hostParticipantId: null })
      .where('dinnerId', '=', dinner.id)
      .where('id', 'in', teamIds)
      .execute()
  },

  /** One statement, since an event has up to 1,500 teams. */
  async setHosts(tx: Tx, dinner: AuthorizedDinner, teams: readonly Pick<Team, 'id' | 'hostMemberId'>[]): Promise<void> {
    await sql`
      update team set host_participant_id = host.id
      from unnest(${teams.map(({ id }) => id)}::uuid[], ${teams.map(({ hostMemberId }) => hostMemberId ?? null)}::uuid[]) as host (team_id, id)
      where team.dinner_id = ${dinner.id} and team.id = host.team_id
    `.execute(tx)
  },

  /** Sets members and hosts; course, number and visits stay. */
  async reseat(tx: Tx, dinner: AuthorizedDinner, teams: readonly Team[]): Promise<void> {
    await seatAll(
      tx,
      dinner,
      teams.map(({ id, members }) => ({ id, memberIds: members.map((member) => member.id) })),
    )
    await teamStore.setHosts(tx, dinner, teams)
  },

  async setStatus(tx: Tx, dinner: AuthorizedDinner, teams: readonly Pick<Team, 'id' | 'status'>[]): Promise<void> {
    await sql`
      update team set status = changed.status
      from unnest(${teams.map(({ id }) => id)}::uuid[], ${teams.map(({ status }) => status)}::text[]) as changed (team_id, status)
      where team.dinner_id = ${dinner.id} and team.id = changed.team_id
    `.execute(tx)
  },

  async setLocked(tx: Tx, dinner: AuthorizedDinner, teamId: string, locked: boolean): Promise<void> {
    await tx.updateTable('team').set({ locked }).where('dinnerId', '=', dinner.id).where('id', '=', teamId).execute()
  },

  /** Visits are deleted with the teams, people stay. Returns the number of deleted teams. */
  async removeAll(tx: Tx, dinner: AuthorizedDinner): Promise<number> {
    const { numDeletedRows } = await tx.deleteFrom('team').where('dinnerId', '=', dinner.id).executeTakeFirst()
    return Number(numDeletedRows)
  },
}

async function teamRows(db: Db | Tx, { id }: AuthorizedDinner): Promise<Selectable<Row>[]> {
  return db.selectFrom('team').selectAll().where('dinnerId', '=', id).orderBy('teamNumber').execute()
}

function toTeams(rows: readonly Selectable<Row>[], people: readonly Participant[]): Team[] {
  const members = membersByTeam(people)
  return rows.map((row) => ({
    id: row.id,
    teamNumber: row.teamNumber,
    // A check constraint allows only these values.
    status: row.status as Team['status'],
    mealId: row.mealId,
    members: members.get(row.id) ?? [],
    hostMemberId: row.hostParticipantId ?? undefined,
    locked: row.locked,
  }))
}

async function insertVisits(tx: Tx, dinner: AuthorizedDinner, visits: readonly StoredVisit[]): Promise<void> {
  const rows = visits.map((visit) => ({ ...visit, dinnerId: dinner.id }))
  for (const rowBatch of parts(rows)) await tx.insertInto('visit').values(rowBatch).execute()
}

/** Batches: building one large statement would block the event loop. */
function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) => rows.slice(500 * at, 500 * (at + 1)))
}

/** One statement, since an event has up to 1,500 teams. */
async function seatAll(
  tx: Tx,
  dinner: AuthorizedDinner,
  teams: readonly Pick<NewTeam, 'id' | 'memberIds'>[],
): Promise<void> {
  const seats = teams.flatMap((team) => team.memberIds.map((memberId) => ({ memberId, teamId: team.id })))
  await sql`
    update participant set team_id = seat.team_id
    from unnest(${seats.map((seat) => seat.memberId)}::uuid[], ${seats.map((seat) => seat.teamId)}::uuid[]) as seat (member_id, team_id)
    where participant.dinner_id = ${dinner.id} and participant.id = seat.member_id
      and participant.team_id is distinct from seat.team_id
  `.execute(tx)
}

function membersByTeam(people: readonly Participant[]): Map<string, Participant[]> {
  const members = new Map<string, Participant[]>()
  for (const person of people) {
    if (person.teamId !== undefined) members.set(person.teamId, [...(members.get(person.teamId) ?? []), person])
  }
  return members
}
