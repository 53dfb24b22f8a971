import type { CourseStage, TravelMode } from '@running-dinner/domain/events'
import { teamPlace } from '@running-dinner/domain/plan'
import { plannedTeams } from '@running-dinner/planner'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { frozenStages } from '../plan-history/index.ts'
import type { StoredEvening } from '../planning/index.ts'
import { routedEveningWays } from '../routing/index.ts'
import { type Evening, teamStore } from '../teams/index.ts'

/** The stored evening as input for a worker. */
export async function readEvening(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  travelMode: TravelMode = 'WALK',
): Promise<StoredEvening> {
  return asInput(dinner, await teamStore.evening(db, dinner), travelMode)
}

function asInput(dinner: AuthorizedDinner, { teams, visits }: Plan, travelMode: TravelMode): StoredEvening {
  return { teams, visits, meals: dinner.meals, afterParty: dinner.afterPartyLocation?.geocodingResult, travelMode }
}

type Plan = Pick<Evening, 'teams' | 'visits'>
export type EveningNow = StoredEvening & { stages: readonly CourseStage[] }

/** The stored evening with the courses that are frozen now. */
export async function readEveningNow(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
): Promise<EveningNow> {
  return withStages(ctx, db, dinner, await teamStore.evening(db, dinner))
}

/** The same of a plan that was read already. */
export async function withStages(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  plan: Plan,
): Promise<EveningNow> {
  const teamIds = plan.teams.map(({ id }) => id)
  const stages = await frozenStages(ctx, db, dinner, teamIds)
  return { ...asInput(dinner, plan, 'WALK'), stages: dinner.meals.map(({ id }) => stages.get(id) ?? 'OPEN') }
}

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
