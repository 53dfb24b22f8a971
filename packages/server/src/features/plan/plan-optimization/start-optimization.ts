import { isDeepStrictEqual } from 'node:util'
import type { OptimizationState } from '@running-dinner/contract'
import { type Issue, issue, type Team } from '@running-dinner/domain'
import { eveningOf, lockIssues, planLocks, plannedTeams, withTeamNumbers } from '@running-dinner/planner'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf, stale, tooManyRunning } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { type AuthorizedDinner, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import type { StoredEvening } from '../planning/index.ts'
import { type EveningNow, readEveningNow } from './evening.read.ts'
import { eveningFingerprint } from './evening-fingerprint.ts'
import { presentRun } from './plan-run.present.ts'
import { planRunStore, type SearchRequest } from './plan-run.store.ts'
import type { SearchRun } from './plan-run-queue.store.ts'
import { prospectOf } from './quality.read.ts'

const mostRunning = 2
/** Undecided proposals kept per event. */
export const mostKept = 10

/** Queues a search; a worker computes it and the organiser decides about the result. */
export async function startOptimization(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  body: SearchRequest,
  ifMatch: number | undefined,
): Promise<OptimizationState> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const planVersion = await dinnerStore.planVersion(tx, dinner)
    if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
    const evening = await readEveningNow(ctx, tx, dinner)
    const { teams } = evening
    if (teams.length === 0) refuse('teams_not_existing')
    const earlier = await continuedRun(ctx, { db: tx, dinner, planVersion }, body)
    const wishes = earlier?.request ?? body
    refuseIf(unknownIds(dinner, teams, wishes))
    const request = withFrozenTables(withStoredLocks(wishes, teams), evening)
    if (prospectOf(dinner, teams) === 'NONE') refuse('optimization_without_distances')
    refuseIf(contradictions(evening, request))
    if ((await planRunStore.countRunning(tx, ctx.clock, dinner, planVersion)) >= mostRunning) throw tooManyRunning()
    const fingerprint = eveningFingerprint(evening)
    // Wishes and evening are the same unless a course froze or a home was found meanwhile.
    const isSame = earlier?.fingerprint === fingerprint && isDeepStrictEqual(earlier.request, request)
    const run = {
      id: newId(),
      kind: 'OPTIMIZATION' as const,
      status: 'RUNNING' as const,
      planVersion,
      fingerprint,
      seed: ctx.newSeed(),
      request,
      progress: 0,
      found: isSame ? earlier.found : undefined,
      foundCost: isSame ? earlier.foundCost : undefined,
      createdAt: ctx.clock.now(),
    }
    await planRunStore.insert(tx, dinner, run)
    await planRunStore.keepNewest(tx, dinner, run, mostKept)
    await enqueue(tx, 'search-plans')
    return presentRun(run)
  })
}

/** The search to go on with. One of another plan or event is refused like an invented one. */
async function continuedRun(
  { clock }: Pick<Ctx, 'clock'>,
  { db, dinner, planVersion }: { db: Tx; dinner: AuthorizedDinner; planVersion: number },
  { continuedOptimizationId: id }: SearchRequest,
): Promise<SearchRun | undefined> {
  if (id === undefined || id === null) return undefined
  const run = await planRunStore.byId({ db, clock }, dinner, id)
  if (run?.kind === 'OPTIMIZATION' && run.status !== 'RUNNING' && run.planVersion === planVersion) return run
  return refuse('value_invalid', 'continuedOptimizationId')
}

/** Locked teams keep their evening in every search, whether the request names them or not. */
function withStoredLocks(request: SearchRequest, teams: readonly Team[]): SearchRequest {
  const locked = teams.filter((team) => team.locked && team.status !== 'CANCELLED').map((team) => team.id)
  return { ...request, lockedTeamIds: [...new Set([...request.lockedTeamIds, ...locked])] }
}

/** Tables of frozen courses keep their guests. */
function withFrozenTables(request: SearchRequest, { teams, meals, stages }: EveningNow): SearchRequest {
  const frozen = new Set(meals.filter((_, course) => stages[course] !== 'OPEN').map(({ id }) => id))
  const tables = teams.filter(({ mealId, status }) => frozen.has(mealId) && status !== 'CANCELLED').map(({ id }) => id)
  return { ...request, lockedTableTeamIds: [...new Set([...request.lockedTableTeamIds, ...tables])] }
}

/** Ids of another event are refused like invented ones. */
function unknownIds(dinner: AuthorizedDinner, teams: readonly Team[], request: SearchRequest): Issue[] {
  const teamIds = new Set(teams.filter((team) => team.status !== 'CANCELLED').map((team) => team.id))
  const mealIds = new Set(dinner.meals.map((meal) => meal.id))
  const unknownIn = (field: 'lockedTeamIds' | 'lockedMealIds' | 'lockedTableTeamIds', knownIds: ReadonlySet<string>) =>
    request[field].flatMap((id, index) => (knownIds.has(id) ? [] : [issue('value_invalid', `${field}[${index}]`)]))
  return [
    ...unknownIn('lockedTeamIds', teamIds),
    ...unknownIn('lockedMealIds', mealIds),
    ...unknownIn('lockedTableTeamIds', teamIds),
  ]
}

/** Refuses impossible locks before a search runs. */
function contradictions(storedEvening: StoredEvening, request: SearchRequest): Issue[] {
  const { lockedTeamIds: teamIds, lockedMealIds: mealIds, lockedTableTeamIds: tableTeamIds } = request
  if (teamIds.length + mealIds.length + tableTeamIds.length === 0) return []
  const teams = plannedTeams(storedEvening.teams)
  // Locks do not depend on distances.
  const evening = eveningOf({ ...storedEvening, metres: new Float64Array(teams.length ** 2) })
  const locks = planLocks(evening, storedEvening.meals, { teamIds, mealIds, tableTeamIds })
  return withTeamNumbers(lockIssues(evening.problem, evening.plan, locks), evening)
}
