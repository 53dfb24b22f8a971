import { hostOf, type Team } from '@running-dinner/domain'
import { isUsable, type OptimizationProspect, optimizationProspect } from '@running-dinner/domain/plan'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'

export function prospectOf(dinner: AuthorizedDinner, teams: readonly Team[]): OptimizationProspect {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const located = running.filter((team) => isUsable(hostOf(team)?.geocodingResult))
  return optimizationProspect({ teams: running.length, locatedTeams: located.length, courses: dinner.meals.length })
}
