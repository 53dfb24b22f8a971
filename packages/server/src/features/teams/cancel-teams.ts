import type { Team } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'
import { teamStore } from './team.store.ts'

/** The members leave the event, the team keeps its number and its course (rules 6.1). Under the event's lock. */
export async function cancelTeams(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  teams: readonly Team[],
): Promise<void> {
  if (teams.length === 0) return
  await teamStore.cancel(
    tx,
    dinner,
    teams.map((team) => team.id),
  )
  const members = teams.flatMap((team) => team.members.map((member) => member.id))
  if (members.length > 0) await participantStore.remove(tx, dinner, members)
  for (const { teamNumber } of teams)
    await recordActivity(tx, ctx.clock, dinner, { type: 'TEAM_CANCELLED', data: { teamNumber } })
}
