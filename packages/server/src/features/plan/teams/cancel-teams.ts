import type { Team } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { OpenPlan } from '../plan-history/index.ts'
import { teamStore } from './team.store.ts'

/** The members leave the event; the teams keep number and course. */
export async function cancelTeams(tx: Tx, plan: OpenPlan, teams: readonly Team[]): Promise<void> {
  if (teams.length === 0) return
  await teamStore.cancel(
    tx,
    plan.dinner,
    teams.map((team) => team.id),
  )
  await plan.removePeople(teams.flatMap((team) => team.members.map((member) => member.id)))
}
