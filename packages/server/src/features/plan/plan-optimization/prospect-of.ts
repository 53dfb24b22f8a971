import { hostOf, type Team } from '@running-dinner/domain'
import {
  type OptimizationProspect,
  optimizationProspect,
} from '@running-dinner/domain/plan/dinner-routes/optimization-prospect.ts'
import { isUsable } from '@running-dinner/domain/plan/dinner-routes/usable-coordinates.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'

export function prospectOf(dinner: AuthorizedDinner, teams: readonly Team[]): OptimizationProspect {
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const located = running.filter((team) => isUsable(hostOf(team)?.geocodingResult))
  return optimizationProspect({ teams: running.length, locatedTeams: located.length, courses: dinner.meals.length })
}
