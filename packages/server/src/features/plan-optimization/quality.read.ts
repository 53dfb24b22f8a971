import { createHash } from 'node:crypto'
import type { PlanQualityReply } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { refuse } from '../../platform/http/problems.ts'
import { orUnavailable } from '../../platform/planning/or-unavailable.ts'
import type { PlanJudgement, StoredEvening } from '../../platform/workers/planner-tasks.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinner-record/index.ts'
import { readEvening } from './evening.read.ts'
import { withWays } from './evening-ways.ts'

type QualityReader = (dinner: AuthorizedDinner) => Promise<PlanQualityReply>

interface Judged {
  fingerprint: string
  judgement: Promise<PlanJudgement>
}

const mostRemembered = 200

/**
 * Judging takes seconds for many teams, so the result is cached per event until the evening changes; concurrent callers share
 * one computation.
 */
export function qualityReader(ctx: Ctx): QualityReader {
  const judged = new Map<string, Judged>()
  const judge = (dinner: AuthorizedDinner, evening: StoredEvening) => {
    const fingerprint = fingerprintOf(evening)
    const known = judged.get(dinner.id)
    if (known?.fingerprint === fingerprint) return known.judgement
    const judging = judgePlan(ctx, evening)
    const judgement = judging.then((done) => done.judgement)
    judged.delete(dinner.id)
    judged.set(dinner.id, { fingerprint, judgement })
    forgetOldest(judged)
    const forget = () => {
      if (judged.get(dinner.id)?.judgement === judgement) judged.delete(dinner.id)
    }
    judging.then((done) => (done.isLasting ? undefined : forget()), forget)
    return judgement
  }
  return async (dinner) => {
    const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
    const evening = await readEvening(ctx.db, dinner)
    if (evening.teams.length === 0) refuse('teams_not_existing')
    return { planVersion, ...(await judge(dinner, evening)) }
  }
}

interface Judging {
  judgement: PlanJudgement
  /** False if the routing service failed to answer: the result is not cached. */
  isLasting: boolean
}

async function judgePlan(ctx: Ctx, stored: StoredEvening): Promise<Judging> {
  const evening = await withWays(ctx, stored, 'looking')
  const milliseconds = boundMilliseconds(evening.teams.length)
  const judgement = await orUnavailable(ctx.workers.run('judge-plan', { evening, milliseconds }))
  return { judgement, isLasting: ctx.config.routing === undefined || evening.ways !== undefined }
}

function boundMilliseconds(teamCount: number): number {
  return teamCount <= 99 ? 500 : teamCount <= 300 ? 1_500 : 4_000
}

function fingerprintOf(evening: StoredEvening): string {
  return createHash('sha256').update(JSON.stringify(evening)).digest('base64')
}

function forgetOldest(judged: Map<string, Judged>): void {
  const [oldest] = judged.keys()
  if (judged.size > mostRemembered && oldest !== undefined) judged.delete(oldest)
}
