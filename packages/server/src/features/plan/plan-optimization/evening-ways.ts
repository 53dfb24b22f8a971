import { teamPlace } from '@running-dinner/domain/plan/teams/team.ts'
import { plannedTeams } from '@running-dinner/planner/evening-problem.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { StoredEvening } from '../planning/index.ts'
import { routedEveningWays } from '../routing/index.ts'

/**
 * Time limits for the routing service, in ms. Distances learnt before the timeout are cached, so a later attempt asks for less.
 */
const timeouts = { looking: 3_000, searching: 20_000 } as const

/** Adds the distances of a routing service; without one, or if it fails, the worker estimates them. */
export async function withWays(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl' | 'log'>,
  event: string,
  evening: StoredEvening,
  purpose: keyof typeof timeouts,
): Promise<StoredEvening> {
  const { afterParty, travelMode: mode } = evening
  const places = plannedTeams(evening.teams).map(teamPlace)
  return { ...evening, ways: await routedEveningWays(ctx, { event, places, afterParty, mode }, timeouts[purpose]) }
}
