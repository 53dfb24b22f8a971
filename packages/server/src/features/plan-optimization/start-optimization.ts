import type { OptimizationState } from '@running-dinner/contract'
import { type Issue, issue, type Team } from '@running-dinner/domain'
import { eveningOf, plannedTeams, withTeamNumbers } from '@running-dinner/domain/planner/evening-problem.ts'
import { lockIssues, planLocks } from '@running-dinner/domain/planner/plan-locks.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { refuse, refuseIf, stale, tooManyRunning } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { StoredEvening } from '../../platform/workers/planner-tasks.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinners/index.ts'
import { teamStore } from '../teams/index.ts'
import { readEvening } from './evening.read.ts'
import { eveningFingerprint } from './evening-fingerprint.ts'
import { presentRun } from './plan-run.present.ts'
import { planRunStore, type SearchRequest } from './plan-run.store.ts'
import { prospectOf } from './prospect-of.ts'

const mostRunning = 2
/** Proposals of one event that wait for a decision. */
export const mostKept = 10

/** Puts a search on the list; a thread computes it, and the organiser decides about what it found (rules 5). */
export async function startOptimization(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  asked: SearchRequest,
  ifMatch: number | undefined,
): Promise<OptimizationState> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const planVersion = await dinnerStore.planVersion(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
    const teams = await teamStore.ofDinner(tx, dinner)
    if (teams.length === 0) refuse('teams_not_existing')
    refuseIf(unknownIds(dinner, teams, asked))
    const request = withStoredLocks(asked, teams)
    if (prospectOf(dinner, teams) === 'NONE') refuse('optimization_without_distances')
    const evening = await readEvening(tx, dinner)
    refuseIf(contradictions(evening, request))
    if ((await planRunStore.countRunning(tx, ctx.clock, dinner, planVersion)) >= mostRunning) throw tooManyRunning()
    const run = {
      id: newId(),
      kind: 'OPTIMIZATION' as const,
      status: 'RUNNING' as const,
      planVersion,
      fingerprint: eveningFingerprint(evening),
      seed: ctx.newSeed(),
      request,
      progress: 0,
      found: undefined,
      foundCost: undefined,
      createdAt: ctx.clock.now(),
    }
    await planRunStore.insert(tx, dinner, run)
    await planRunStore.keepNewest(tx, dinner, run, mostKept)
    await enqueue(tx, 'search-plans')
    return presentRun(run)
  })
}

/** Teams the organiser locked keep their evening in every search, asked for or not. */
function withStoredLocks(request: SearchRequest, teams: readonly Team[]): SearchRequest {
  const locked = teams.filter((team) => team.locked && team.status !== 'CANCELLED').map((team) => team.id)
  return { ...request, lockedTeamIds: [...new Set([...request.lockedTeamIds, ...locked])] }
}

/** Ids of another event are as unknown as invented ones (reliability 2.4 #2). */
function unknownIds(dinner: AuthorizedDinner, teams: readonly Team[], request: SearchRequest): Issue[] {
  const teamIds = new Set(teams.filter((team) => team.status !== 'CANCELLED').map((team) => team.id))
  const mealIds = new Set(dinner.meals.map((meal) => meal.id))
  const unknownIn = (field: 'lockedTeamIds' | 'lockedMealIds' | 'lockedTableTeamIds', known: ReadonlySet<string>) =>
    request[field].flatMap((id, index) => (known.has(id) ? [] : [issue('value_invalid', `${field}[${index}]`)]))
  return [
    ...unknownIn('lockedTeamIds', teamIds),
    ...unknownIn('lockedMealIds', mealIds),
    ...unknownIn('lockedTableTeamIds', teamIds),
  ]
}

/** What no plan can keep is said at once, not after a search. */
function contradictions(stored: StoredEvening, request: SearchRequest): Issue[] {
  const { lockedTeamIds: teamIds, lockedMealIds: mealIds, lockedTableTeamIds: tableTeamIds } = request
  if (teamIds.length + mealIds.length + tableTeamIds.length === 0) return []
  const teams = plannedTeams(stored.teams)
  // Locks have nothing to do with lengths.
  const evening = eveningOf({ ...stored, metres: new Float64Array(teams.length ** 2) })
  const locks = planLocks(evening, stored.meals, { teamIds, mealIds, tableTeamIds })
  return withTeamNumbers(lockIssues(evening.problem, evening.plan, locks), evening)
}
