import type { MealState, PersonState, PlanDelta, RowChange, TeamState, VisitState } from '@running-dinner/domain/plan'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { bury } from '../../../platform/tombstones/bury.ts'

type Dinner = { id: string }

/**
 * Writes the `after` side of each row, each table in a few statements, since an event has up to 1,500 teams. Returning people
 * have been inserted before, without a team. The order follows the foreign keys: courses, teams, members, hosts.
 */
export async function applyDelta(tx: Tx, dinner: Dinner, { meals, teams, people, visits }: PlanDelta): Promise<void> {
  await writeMeals(tx, dinner, meals)
  await removeVisits(tx, dinner, split(visits).before)
  await removeRows(tx, dinner, 'team', split(teams).go)
  await writeTeams(tx, dinner, split(teams).after)
  await seat(tx, dinner, people)
  await setHosts(tx, dinner, split(teams).after)
  const leaving = split(people).go
  bury(
    tx,
    'person',
    leaving.map(({ id }) => id),
  )
  await removeRows(tx, dinner, 'participant', leaving)
  await removeRows(tx, dinner, 'meal', split(meals).go)
  await insertVisits(tx, dinner, split(visits).after)
}

/** Only changed fields: a course may have been renamed or moved since. */
async function writeMeals(tx: Tx, dinner: Dinner, meals: readonly RowChange<MealState>[]): Promise<void> {
  for (const { before, after } of meals) {
    if (!after) continue
    const changedState = {
      ...(before?.label === after.label ? {} : { label: after.label }),
      ...(before?.time === after.time ? {} : { time: after.time }),
    }
    await tx
      .insertInto('meal')
      .values({ ...after, dinnerId: dinner.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: after.id, ...changedState }))
      .execute()
  }
}

/** Hosts are set later, because a host may have to be reassigned to the team first. */
async function writeTeams(tx: Tx, dinner: Dinner, teams: readonly TeamState[]): Promise<void> {
  await sql`
    insert into team (id, dinner_id, team_number, status, meal_id, locked)
    select id, ${dinner.id}::uuid, "teamNumber", status, "mealId", locked
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb)
      as row (id uuid, "teamNumber" integer, status text, "mealId" uuid, locked boolean)
    on conflict (id) do update set team_number = excluded.team_number, status = excluded.status,
      meal_id = excluded.meal_id, locked = excluded.locked, host_participant_id = null
    where team.dinner_id = excluded.dinner_id`.execute(tx)
}

async function setHosts(tx: Tx, dinner: Dinner, teams: readonly TeamState[]): Promise<void> {
  await sql`
    update team set host_participant_id = row."hostMemberId"
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as row (id uuid, "hostMemberId" uuid)
    where team.dinner_id = ${dinner.id} and team.id = row.id`.execute(tx)
}

/** Only changed fields: a wish may have been edited since. */
async function seat(tx: Tx, dinner: Dinner, people: readonly RowChange<PersonState>[]): Promise<void> {
  const rows = people.flatMap(({ before, after }) => {
    if (!after) return []
    const isChanged = (field: keyof PersonState) => before?.[field] !== after[field]
    return {
      ...after,
      otherTeam: isChanged('teamId'),
      otherMeal: isChanged('preferredMeal'),
      otherOriginator: isChanged('originatorId'),
    }
  })
  await sql`
    update participant set
      team_id = case when row."otherTeam" then row."teamId" else team_id end,
      preferred_meal_id = case when row."otherMeal" then row."preferredMeal" else preferred_meal_id end,
      originator_id = case when row."otherOriginator" then row."originatorId" else originator_id end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, "teamId" uuid, "preferredMeal" uuid,
      "originatorId" uuid, "otherTeam" boolean, "otherMeal" boolean, "otherOriginator" boolean)
    where participant.dinner_id = ${dinner.id} and participant.id = row.id`.execute(tx)
}

async function removeVisits(tx: Tx, dinner: Dinner, visits: readonly VisitState[]): Promise<void> {
  await sql`
    delete from visit using jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as row ("hostTeamId" uuid, "guestTeamId" uuid)
    where visit.dinner_id = ${dinner.id} and visit.host_team_id = row."hostTeamId"
      and visit.guest_team_id = row."guestTeamId"`.execute(tx)
}

async function insertVisits(tx: Tx, dinner: Dinner, visits: readonly VisitState[]): Promise<void> {
  await sql`
    insert into visit (dinner_id, host_team_id, guest_team_id, meal_id)
    select ${dinner.id}::uuid, "hostTeamId", "guestTeamId", "mealId"
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as row ("hostTeamId" uuid, "guestTeamId" uuid, "mealId" uuid)`.execute(
    tx,
  )
}

async function removeRows(
  tx: Tx,
  dinner: Dinner,
  table: 'team' | 'participant' | 'meal',
  rows: readonly { id: string }[],
): Promise<void> {
  const ids = rows.map((row) => row.id)
  await sql`delete from ${sql.table(table)} where dinner_id = ${dinner.id} and id = any(${ids}::uuid[])`.execute(tx)
}

function split<Row>(changes: readonly RowChange<Row>[]): { before: Row[]; after: Row[]; go: Row[] } {
  return {
    before: changes.flatMap(({ before }) => (before ? [before] : [])),
    after: changes.flatMap(({ after }) => (after ? [after] : [])),
    go: changes.flatMap(({ before, after }) => (before && !after ? [before] : [])),
  }
}
