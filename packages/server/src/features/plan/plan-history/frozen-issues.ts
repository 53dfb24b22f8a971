import { frozenChanges, type LostTable } from '@running-dinner/domain/evening'
import { type CourseStages, courseStagesOf, frozenFrom } from '@running-dinner/domain/events'
import { type Issue, issue } from '@running-dinner/domain/issue'
import type { PlanState } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { notificationStore } from '../../messages/notifications/index.ts'

interface PlanStep {
  before: PlanState
  after: PlanState
  /** When the change was made that this step takes back or repeats. */
  madeAt?: Date
  /** The organiser gave up this table. */
  lostTable?: LostTable
}

/** Why a change is too late: it touches a frozen course whose guests know the plan, docs/rules/evening/evening-times.md#frozen-courses */
export async function frozenIssues(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { before, after, madeAt, lostTable }: PlanStep,
): Promise<Issue[]> {
  const teamIds = before.teams.map(({ id }) => id)
  const touched = new Set(frozenChanges(before, after, await frozenStages(ctx, db, dinner, teamIds), lostTable))
  if (touched.size === 0) return []
  // A change made since the course froze, and not mailed yet, may be taken back: that restores what people know.
  const isUnnotified =
    madeAt !== undefined && !(await notificationStore.routesReached(db, dinner, { teamIds, since: madeAt }))
  const { timeZone } = dinner.basicDetails
  const meal = dinner.meals.find(
    (course) => touched.has(course.id) && !(isUnnotified && madeAt >= frozenFrom(course, timeZone)),
  )
  return meal ? [issue('course_frozen', undefined, { meal: meal.label })] : []
}

/** Which courses are frozen: none while no person of these teams knows a route. */
export async function frozenStages(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  teamIds: readonly string[],
): Promise<CourseStages> {
  const stages = courseStagesOf(dinner, ctx.clock.now())
  const isAllOpen = [...stages.values()].every((stage) => stage === 'OPEN')
  if (isAllOpen || (await notificationStore.routesReached(db, dinner, { teamIds }))) return stages
  return new Map([...stages.keys()].map((id) => [id, 'OPEN']))
}
