import { seededRandom, type Team } from '@running-dinner/domain'
import { affectedByTeam } from '@running-dinner/domain/cancellation/affected-by-team.ts'
import { repairPlan } from '@running-dinner/domain/planner/repair-plan.ts'
import { fragilityOf } from '@running-dinner/domain/what-if/fragility.ts'
import { severityOf } from '@running-dinner/domain/what-if/severity.ts'
import { bestStandby, standbyGroups } from '@running-dinner/domain/what-if/standby.ts'
import { giveWay } from '../platform/planning/give-way.ts'
import { type MeasuredEvening, measuredEvening } from '../platform/planning/measured-evening.ts'
import type { JudgeLossesInput, TeamLoss } from '../platform/workers/planner-tasks.ts'

/** Ways count nothing here, and one repair is weighed against others only by its people. */
const effort = 0.2

export default function run({ evening: stored, waiting, options, milliseconds, seed }: JudgeLossesInput): TeamLoss[] {
  giveWay()
  const until = performance.now() + milliseconds
  const measured = measuredEvening(stored)
  const { teams } = measured
  const groups = standbyGroups(waiting, options.teamSize)
  return teams.map((team, position) => {
    const { guestTeams } = affectedByTeam(team.id, stored.teams, stored.visits)
    const guestsWithoutCourse = guestTeams.reduce((sum, guest) => sum + guest.members.length, 0)
    const fragile = fragilityOf(team, teams, options)
    const standby = bestStandby(team, groups, waiting, options)
    const changedPeople = performance.now() < until ? changedWithout(measured, position, seed) : undefined
    const isFragile = fragile.length > 0
    const severity = severityOf({ guestsWithoutCourse, changedPeople, standby: standby?.canHost, isFragile })
    return { teamId: team.id, severity, fragile, guestsWithoutCourse, changedPeople, standby }
  })
}

/** People with another evening once the plan is repaired; null where that is impossible. */
function changedWithout({ evening, teams }: MeasuredEvening, position: number, seed: number): number | null {
  const repaired = repairPlan(evening.problem, evening.plan, {
    without: new Set([position]),
    people: teams.map((team: Team) => team.members.length),
    random: seededRandom(seed),
    effort,
  })
  return 'issues' in repaired ? null : repaired.changedPeople
}
