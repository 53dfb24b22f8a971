import { createHash } from 'node:crypto'
import type { PlanQualityReply } from '@running-dinner/contract'
import type { WaysOutlookReply } from '@running-dinner/contract/plan-optimization.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { orUnavailable } from '../../../platform/workers/or-unavailable.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import type { StoredEvening } from '../planning/index.ts'
import { isRouted } from '../routing/index.ts'
import { readEvening, withWays } from './evening.read.ts'

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

interface Remembered<Figures> {
  fingerprint: string
  figures: Promise<Figures>
}

const mostRemembered = 200

/**
 * Working out figures takes seconds for many teams, so the result is cached per event until the evening changes; concurrent callers
 * share one computation.
 */
function planReader<Figures>(
  ctx: Ctx,
  workOut: (evening: StoredEvening) => Promise<Figures>,
): Reader<Figures & { planVersion: number }> {
  const remembered = new Map<string, Remembered<Figures>>()
  const figuresOf = (dinner: AuthorizedDinner, evening: StoredEvening) => {
    const fingerprint = fingerprintOf(evening)
    const known = remembered.get(dinner.id)
    if (known?.fingerprint === fingerprint) return known.figures
    const working = measuredFigures(ctx, dinner.id, evening, workOut)
    const figures = working.then((done) => done.figures)
    remembered.delete(dinner.id)
    remembered.set(dinner.id, { fingerprint, figures })
    forgetOldest(remembered)
    const forget = () => {
      if (remembered.get(dinner.id)?.figures === figures) remembered.delete(dinner.id)
    }
    working.then((done) => (done.isLasting ? undefined : forget()), forget)
    return figures
  }
  return async (dinner) => {
    const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
    const evening = await readEvening(ctx.db, dinner, dinner.travelMode)
    if (evening.teams.length === 0) refuse('teams_not_existing')
    return { planVersion, ...(await figuresOf(dinner, evening)) }
  }
}

/** `isLasting` is false if the routing service failed to answer: the result is not cached. */
async function measuredFigures<Figures>(
  ctx: Ctx,
  event: string,
  stored: StoredEvening,
  workOut: (evening: StoredEvening) => Promise<Figures>,
): Promise<{ figures: Figures; isLasting: boolean }> {
  const evening = await withWays(ctx, event, stored, 'looking')
  const figures = await orUnavailable(workOut(evening))
  return { figures, isLasting: evening.ways !== undefined || !isRouted(ctx.config.routing, evening.travelMode) }
}

function boundMilliseconds(teamCount: number): number {
  return teamCount <= 99 ? 500 : teamCount <= 300 ? 1_500 : 4_000
}

function fingerprintOf(evening: StoredEvening): string {
  return createHash('sha256').update(JSON.stringify(evening)).digest('base64')
}

function forgetOldest(remembered: Map<string, unknown>): void {
  const [oldest] = remembered.keys()
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
}
