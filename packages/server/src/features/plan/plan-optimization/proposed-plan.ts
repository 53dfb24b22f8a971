import type { Team } from '@running-dinner/domain'
import { courseStagesOf } from '@running-dinner/domain/events'
import { isSameNotification, notificationOf } from '@running-dinner/domain/messages'
import type { TeamVisit } from '@running-dinner/domain/plan'
import {
  type FrozenCourses,
  frozenCourses,
  type Plan,
  planFaults,
  plannedTeams,
  visitsOfPlan,
} from '@running-dinner/planner'
import { refuse, refused, stale } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { FoundPlan, StoredEvening } from '../planning/index.ts'
import { eveningFingerprint } from './evening-fingerprint.ts'
import type { PlanRun } from './plan-run.store.ts'

/** A run's proposal: the remaining teams with their courses, and who visits whom. */
export interface ProposedPlan {
  found: FoundPlan
  plan: Plan
  /** In the order of `found.teamIds`, without the teams that drop out. */
  teams: Team[]
  visits: TeamVisit[]
  /** The teams that drop out. */
  without: Team[]
}

/**
 * The proposal applied to the current teams. Refuses with `optimization_not_finished`, or the planner's issues, if there is
 * none; throws `concurrent_modification` if the evening has changed.
 */
export function proposedPlan(
  dinner: AuthorizedDinner,
  run: PlanRun,
  present: { evening: StoredEvening; planVersion: number },
): ProposedPlan {
  if (run.planVersion !== present.planVersion) throw stale()
  if (run.fingerprint !== eveningFingerprint(present.evening)) throw stale()
  const { found } = run
  if (run.status === 'RUNNING' || !found) {
    if (run.issues.length > 0) throw refused(run.issues)
    return refuse('optimization_not_finished')
  }
  const leaving = new Set(run.kind === 'REPAIR' ? run.request.withoutTeamIds : [])
  const planned = plannedTeams(present.evening.teams)
  const byId = new Map(planned.filter((team) => !leaving.has(team.id)).map((team) => [team.id, team]))
  const plan = { course: Uint8Array.from(found.courses), host: Int32Array.from(found.hosts) }
  const teams = found.teamIds.flatMap((id, position) => {
    const team = byId.get(id)
    return team ? [{ ...team, mealId: dinner.meals[plan.course[position] ?? -1]?.id ?? team.mealId }] : []
  })
  // A guard against teams changed without a new plan version: the plan fits exactly the teams it was made for.
  if (teams.length !== byId.size || teams.length !== found.teamIds.length) throw stale()
  const frozen = frozenCourses(present.evening.stages ?? [])
  if (!isGood(plan, dinner.meals.length, frozen)) refuse('plan_not_found_in_time')
  const isOver = ({ mealId }: TeamVisit) => frozen.over.has(dinner.meals.findIndex(({ id }) => id === mealId))
  const visits = [
    ...present.evening.visits.filter(isOver),
    ...visitsOfPlan(found.teamIds, plan, dinner.meals).filter((visit) => !isOver(visit)),
  ]
  return { found, plan, teams, visits, without: planned.filter((team) => leaving.has(team.id)) }
}

/** Checks every plan before it is applied: no pair meets twice, all are seated, tables have two to four teams. */
function isGood(plan: Plan, courses: number, frozen: FrozenCourses): boolean {
  const shape = { teamCount: plan.course.length, courseCount: courses === 2 ? 2 : 3 } as const
  return planFaults(shape, plan, 'REPAIRED', frozen).length === 0
}

/** Whether a proposal changes what the members of a team were mailed. Other guests in the same number, eating the same, do not. */
export function notificationsDiffer(
  dinner: AuthorizedDinner,
  { teams, visits, without }: ProposedPlan,
  present: Pick<StoredEvening, 'teams' | 'visits'>,
  now: Date,
): (teamId: string) => boolean {
  const { meals, afterPartyLocation: afterParty, basicDetails } = dinner
  const stages = courseStagesOf(dinner, now)
  const event = { date: basicDetails.date, meals, afterParty }
  const leaving = without.map((team) => ({
    ...team,
    status: 'CANCELLED' as const,
    members: [],
    hostMemberId: undefined,
  }))
  const before = { ...event, teams: present.teams, visits: present.visits }
  const after = { ...event, teams: [...teams, ...leaving], visits }
  return (teamId) => {
    const was = before.teams.find(({ id }) => id === teamId)
    const is = teams.find(({ id }) => id === teamId)
    const [reader] = is?.members ?? []
    if (!was || !is || !reader) return true
    const notifications = [
      notificationOf('DINNER_ROUTE', reader, was, before),
      notificationOf('DINNER_ROUTE', reader, is, after),
    ] as const
    return !isSameNotification(...notifications, stages)
  }
}
