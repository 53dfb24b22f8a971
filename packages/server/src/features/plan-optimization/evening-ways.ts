import { plannedTeams, teamPlace } from '@running-dinner/domain/planner/evening-problem.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { routedEveningWays } from '../../platform/routing/routed-evening-ways.ts'
import type { StoredEvening } from '../../platform/workers/planner-tasks.ts'

/** Milliseconds; with what was learnt until then the next one has to ask for less. */
const patience = { looking: 3_000, searching: 20_000 } as const

/** The evening with the ways a routing service knows; without one, or when it is away, the thread estimates them. */
export async function withWays(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl' | 'log'>,
  evening: StoredEvening,
  who: keyof typeof patience,
): Promise<StoredEvening> {
  const { afterParty, travelMode: mode } = evening
  const places = plannedTeams(evening.teams).map(teamPlace)
  return { ...evening, ways: await routedEveningWays(ctx, { places, afterParty, mode }, patience[who]) }
}
