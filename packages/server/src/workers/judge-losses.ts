import { seededRandom, type Team } from '@running-dinner/domain'
import type { CourseStage } from '@running-dinner/domain/events'
import { affectedByTeam, bestStandby, fragilityOf, severityOf, standbyGroups } from '@running-dinner/domain/plan'
import { frozenCourses } from '@running-dinner/planner'
import { repairPlan } from '@running-dinner/planner/search'
import { type MeasuredEvening, measuredEvening } from '../features/plan/planning/measured-evening.ts'
import type { JudgeLossesInput, TeamLoss } from '../features/plan/planning/planner-tasks.ts'
import { lowerThreadPriority } from '../platform/workers/worker-pool.ts'

/** Effort of one repair relative to the default; only the number of changed people is compared, so a rough plan is enough. */
const effort = 0.2

export default function run({
  evening: storedEvening,
  waiting,
  options,
  milliseconds,
  seed,
}: JudgeLossesInput): TeamLoss[] {
  lowerThreadPriority()
  const until = performance.now() + milliseconds
  const measured = measuredEvening(storedEvening)
  const { teams } = measured
  const groups = standbyGroups(waiting, options.teamSize)
  return teams.map((team, position) => {
    const { guestTeams } = affectedByTeam(team.id, storedEvening.teams, storedEvening.visits)
    const guestsWithoutCourse = guestTeams.reduce((sum, guest) => sum + guest.members.length, 0)
    const fragile = fragilityOf(team, teams, options)
    const standby = bestStandby(team, groups, waiting, options)
    const changedPeople =
      performance.now() < until
        ? changedWithout(measured, position, { seed, stages: storedEvening.stages ?? [] })
        : undefined
    const isFragile = fragile.length > 0
    const severity = severityOf({ guestsWithoutCourse, changedPeople, standby: standby?.canHost, isFragile })
    return { teamId: team.id, severity, fragile, guestsWithoutCourse, changedPeople, standby }
  })
}

/** People whose evening changes once the plan is repaired; null if no repair exists. */
function changedWithout(
  { evening, teams }: MeasuredEvening,
  position: number,
  { seed, stages }: { seed: number; stages: readonly CourseStage[] },
): number | null {
  const repaired = repairPlan(evening.problem, evening.plan, {
    without: new Set([position]),
    frozen: frozenCourses(stages),
    people: teams.map((team: Team) => team.members.length),
    random: seededRandom(seed),
    effort,
  })
  return 'issues' in repaired ? null : repaired.changedPeople
}
