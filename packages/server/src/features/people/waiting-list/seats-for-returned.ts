import type { Team } from '@running-dinner/domain'
import { withKeptSlots } from '@running-dinner/domain/people/waiting-list/kept-slots.ts'
import { visitsOfPlan } from '@running-dinner/domain/planner/evening-problem.ts'
import { planFaults } from '@running-dinner/domain/planner/plan-faults.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { refuse, refused } from '../../../platform/http/problems.ts'
import { orUnavailable } from '../../../platform/planning/or-unavailable.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { StoredVisit } from '../../plan/teams/index.ts'

export interface Reseating {
  courses: { id: string; mealId: string }[]
  visits: StoredVisit[]
}

/**
 * A cancelled team that the plan was repaired around has neither guests nor hosts. When people join it again, it gets seats
 * with the fewest changes for others. Undefined if all filled teams have seats.
 */
export async function seatsForReturned(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { teams, filled, visits }: { teams: readonly Team[]; filled: readonly Team[]; visits: readonly StoredVisit[] },
): Promise<Reseating | undefined> {
  const seated = new Set(visits.flatMap((visit) => [visit.hostTeamId, visit.guestTeamId]))
  if (filled.every((team) => seated.has(team.id))) return undefined
  const { meals, afterPartyLocation } = dinner
  const filledById = new Map(filled.map((team) => [team.id, team]))
  const after = withKeptSlots({ teams, visits }).map((team) => filledById.get(team.id) ?? team)
  const afterParty = afterPartyLocation?.geocodingResult
  const evening = { teams: after, visits, meals, afterParty, travelMode: 'WALK' as const }
  const outcome = await orUnavailable(
    ctx.workers.run('repair-plan', { evening, withoutTeamIds: [], courses: [], seed: ctx.newSeed() }),
  )
  if ('issues' in outcome) throw refused(outcome.issues)
  const { teamIds, courses, hosts } = outcome.found
  const plan = { course: Uint8Array.from(courses), host: Int32Array.from(hosts) }
  const shape = { teamCount: teamIds.length, courseCount: meals.length === 2 ? 2 : 3 } as const
  if (planFaults(shape, plan, 'REPAIRED').length > 0) refuse('plan_repair_impossible')
  return {
    courses: teamIds.flatMap((id, position) => {
      const mealId = meals[plan.course[position] ?? -1]?.id
      return mealId === undefined ? [] : [{ id, mealId }]
    }),
    visits: visitsOfPlan(teamIds, plan, meals),
  }
}
