import type { PlanDelta, RowChange } from '@running-dinner/domain/plan-history/plan-delta.ts'
import type { MealState, PersonState, TeamState } from '@running-dinner/domain/plan-history/plan-state.ts'
import type { Tx } from '../../platform/db/database.ts'

type Dinner = { id: string }

/**
 * Writes the side `after` of each row. People who come back are there already, in no team. The order is that of the foreign keys: courses before
 * teams, teams before members, members before hosts.
 */
export async function applyDelta(tx: Tx, dinner: Dinner, { meals, teams, people, visits }: PlanDelta): Promise<void> {
  const { come: newMeals, go: oldMeals } = split(meals)
  if (newMeals.length > 0)
    await tx
      .insertInto('meal')
      .values(newMeals.map((meal) => ({ ...meal, dinnerId: dinner.id })))
      .execute()
  for (const change of meals) await rename(tx, dinner, change)
  for (const { before } of visits)
    if (before)
      await tx
        .deleteFrom('visit')
        .where('dinnerId', '=', dinner.id)
        .where('hostTeamId', '=', before.hostTeamId)
        .where('guestTeamId', '=', before.guestTeamId)
        .execute()
  await applyTeams(tx, dinner, teams)
  for (const change of people) await seat(tx, dinner, change)
  for (const { after } of teams)
    if (after?.hostMemberId)
      await tx
        .updateTable('team')
        .set({ hostParticipantId: after.hostMemberId })
        .where('dinnerId', '=', dinner.id)
        .where('id', '=', after.id)
        .execute()
  for (const { id } of split(people).go)
    await tx.deleteFrom('participant').where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  for (const { id } of oldMeals)
    await tx.deleteFrom('meal').where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  const rows = visits.flatMap(({ after }) => (after ? [{ ...after, dinnerId: dinner.id }] : []))
  for (let start = 0; start < rows.length; start += 1000)
    await tx
      .insertInto('visit')
      .values(rows.slice(start, start + 1000))
      .execute()
}

/** Only what the change changed: a course may have got another name or time since. */
async function rename(tx: Tx, dinner: Dinner, { before, after }: RowChange<MealState>): Promise<void> {
  if (!before || !after) return
  const changed = {
    ...(before.label === after.label ? {} : { label: after.label }),
    ...(before.time === after.time ? {} : { time: after.time }),
  }
  if (Object.keys(changed).length === 0) return
  await tx.updateTable('meal').set(changed).where('dinnerId', '=', dinner.id).where('id', '=', after.id).execute()
}

async function applyTeams(tx: Tx, dinner: Dinner, teams: readonly RowChange<TeamState>[]): Promise<void> {
  const { come, go } = split(teams)
  for (const { id } of go) await tx.deleteFrom('team').where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  if (come.length > 0)
    await tx
      .insertInto('team')
      .values(come.map(({ hostMemberId: _, ...team }) => ({ ...team, dinnerId: dinner.id })))
      .execute()
  for (const { before, after } of teams) {
    if (!before || !after) continue
    const { id, hostMemberId: _, ...columns } = after
    await tx
      .updateTable('team')
      .set({ ...columns, hostParticipantId: null })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
  }
}

/** Only what the change changed: a wish may have been edited since. */
async function seat(tx: Tx, dinner: Dinner, { before, after }: RowChange<PersonState>): Promise<void> {
  if (!after) return
  const changed = {
    ...(before?.teamId === after.teamId ? {} : { teamId: after.teamId }),
    ...(before?.preferredMeal === after.preferredMeal ? {} : { preferredMealId: after.preferredMeal }),
    ...(before?.originatorId === after.originatorId ? {} : { originatorId: after.originatorId }),
  }
  if (Object.keys(changed).length === 0) return
  await tx
    .updateTable('participant')
    .set(changed)
    .where('dinnerId', '=', dinner.id)
    .where('id', '=', after.id)
    .execute()
}

function split<Row>(changes: readonly RowChange<Row>[]): { come: Row[]; go: Row[] } {
  return {
    come: changes.flatMap(({ before, after }) => (!before && after ? [after] : [])),
    go: changes.flatMap(({ before, after }) => (before && !after ? [before] : [])),
  }
}
