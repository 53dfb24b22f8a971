import type { PlanQualityReply } from '@running-dinner/contract'
import type { WaysOutlookReply } from '@running-dinner/contract/plan'
import { hostOf, type Team } from '@running-dinner/domain'
import { isUsable, type OptimizationProspect, optimizationProspect } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { orUnavailable } from '../../../platform/workers/worker-pool.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { keepResults, type StoredEvening, type WorkedOut } from '../planning/index.ts'
import { isRouted } from '../routing/index.ts'
import { readEvening, withWays } from './evening.read.ts'

export function prospectOf(dinner: AuthorizedDinner, teams: readonly Team[]): OptimizationProspect {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const located = running.filter((team) => isUsable(hostOf(team)?.geocodingResult))
  return optimizationProspect({ teams: running.length, locatedTeams: located.length, courses: dinner.meals.length })
}

type Reader<Reply> = (dinner: AuthorizedDinner) => Promise<Reply>

export function qualityReader(ctx: Ctx): Reader<PlanQualityReply> {
  return planReader(ctx, (evening) => {
    const milliseconds = boundMilliseconds(evening.teams.length)
    return ctx.workers.run('judge-plan', { evening, milliseconds })
  })
}

export function outlookReader(ctx: Ctx): Reader<WaysOutlookReply> {
  return planReader(ctx, (evening) => ctx.workers.run('shorten-plan', { evening }))
}

function planReader<Figures>(
  ctx: Ctx,
  workOut: (evening: StoredEvening) => Promise<Figures>,
): Reader<Figures & { planVersion: number }> {
  const figuresOf = keepResults((event: string, evening: StoredEvening) =>
    measuredFigures(ctx, event, evening, workOut),
  )
  return async (dinner) => {
    const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
    const evening = await readEvening(ctx.db, dinner, dinner.travelMode)
    if (evening.teams.length === 0) refuse('teams_not_existing')
    return { planVersion, ...(await figuresOf(dinner.id, evening)) }
  }
}

/** `isLasting` is false if the routing service failed to answer: the result is not cached. */
async function measuredFigures<Figures>(
  ctx: Ctx,
  event: string,
  storedEvening: StoredEvening,
  workOut: (evening: StoredEvening) => Promise<Figures>,
): Promise<WorkedOut<Figures>> {
  const evening = await withWays(ctx, event, storedEvening, 'looking')
  const quality = await orUnavailable(workOut(evening))
  return { result: quality, isLasting: evening.ways !== undefined || !isRouted(ctx.config.routing, evening.travelMode) }
}

function boundMilliseconds(teamCount: number): number {
  return teamCount <= 99 ? 500 : teamCount <= 300 ? 1_500 : 4_000
}
