import type { OptimizationState } from '@running-dinner/contract'
import { type Issue, issue, type Team } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refused, refuseIf, stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { orUnavailable } from '../../../platform/workers/worker-pool.ts'
import { type AuthorizedDinner, dinnerStore, lockDinner } from '../../events/dinner-record/index.ts'
import { type EveningNow, readEveningNow, withWays } from './evening.read.ts'
import { eveningFingerprint } from './evening-fingerprint.ts'
import { presentRun } from './plan-run.present.ts'
import { type NewPlanRun, planRunStore, type RepairRequest } from './plan-run.store.ts'
import { mostKept } from './start-optimization.ts'

/** Finds the plan with the fewest changed people and stores it for the organiser's decision. */
export async function repairPlan(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  request: RepairRequest,
  ifMatch: number | undefined,
): Promise<OptimizationState> {
  const planVersion = await dinnerStore.planVersion(ctx.db, dinner)
  if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
  const evening = await readEveningNow(ctx, ctx.db, dinner)
  if (evening.teams.length === 0) refuse('teams_not_existing')
  refuseIf(wrongIds(dinner, evening.teams, request))
  refuseIf(frozenWishes(dinner, evening, request))
  const seed = ctx.newSeed()
  const outcome = await orUnavailable(
    ctx.workers.run('repair-plan', { evening: await withWays(ctx, dinner.id, evening, 'looking'), ...request, seed }),
  )
  if ('issues' in outcome) throw refused(outcome.issues)
  const run: NewPlanRun = {
    id: newId(),
    kind: 'REPAIR',
    status: 'FINISHED',
    planVersion,
    fingerprint: eveningFingerprint(evening),
    seed,
    request,
    progress: 1,
    found: outcome.found,
    foundCost: outcome.cost,
    createdAt: ctx.clock.now(),
  }
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (planVersion !== (await dinnerStore.planVersion(tx, dinner))) throw stale()
    await planRunStore.insert(tx, dinner, run)
    await planRunStore.keepNewest(tx, dinner, run, mostKept)
    return presentRun(run)
  })
}

/** Unknown, foreign and cancelled teams, unknown courses, teams named twice, and a new course for a locked team. */
function wrongIds(
  dinner: AuthorizedDinner,
  teams: readonly Team[],
  { withoutTeamIds, courses }: RepairRequest,
): Issue[] {
  const mealIds = new Set(dinner.meals.map((meal) => meal.id))
  const movableTeams = new Set(teams.filter((team) => team.status !== 'CANCELLED').map((team) => team.id))
  const wrong: Issue[] = []
  for (const [index, id] of withoutTeamIds.entries())
    if (!movableTeams.delete(id)) wrong.push(issue('value_invalid', `withoutTeamIds[${index}]`))
  for (const [index, { teamId, mealId }] of courses.entries()) {
    if (!movableTeams.delete(teamId)) wrong.push(issue('value_invalid', `courses[${index}].teamId`))
    const team = teams.find(({ id }) => id === teamId)
    if (team?.locked) wrong.push(issue('team_locked', `courses[${index}].teamId`, { teamNumber: team.teamNumber }))
    if (!mealIds.has(mealId)) wrong.push(issue('value_invalid', `courses[${index}].mealId`))
  }
  return wrong
}

/** A team cannot cook another course when its own or the other one is frozen. */
function frozenWishes({ meals }: AuthorizedDinner, { teams, stages }: EveningNow, { courses }: RepairRequest): Issue[] {
  return courses.flatMap(({ teamId, mealId }, index) => {
    const ownMealId = teams.find(({ id }) => id === teamId)?.mealId
    const meal = meals.find(({ id }, course) => [ownMealId, mealId].includes(id) && stages[course] !== 'OPEN')
    return meal ? [issue('course_frozen', `courses[${index}].mealId`, { meal: meal.label })] : []
  })
}
