import type { Coordinate } from '../dinner/dinner.ts'
import { planVisits, type Visit } from '../dinner-routes/dinner-plan.ts'
import type { Issue } from '../issue.ts'
import { type Random, shuffled } from '../random.ts'
import type { BuildTeamsOptions, BuiltTeams } from './build-teams.ts'
import type { Team } from './team.ts'

export type ArrangeTeamsOptions = BuildTeamsOptions & {
  /** Short ways count when it is settled who visits whom (decisions B3). */
  considerShortestPaths?: boolean
  /** Where everybody goes in the end. */
  afterParty?: Coordinate | undefined
}

/** Who visits whom; courses may change on the way, for shorter ones. */
export function arrangeVisits(
  { teams }: BuiltTeams,
  { meals }: Pick<ArrangeTeamsOptions, 'meals'>,
  random: Random,
): { teams: Team[]; visits: Visit[] } | { issues: Issue[] } {
  const mealIds = meals.map((meal) => meal.id)
  // Teams that had to stay together have the first numbers; the plan would let them mostly meet each other.
  return { teams, visits: planVisits(shuffled(teams, random), mealIds) }
}
