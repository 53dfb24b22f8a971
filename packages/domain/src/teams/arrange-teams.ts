import type { Visit } from '../dinner-routes/dinner-plan.ts'
import { planVisits } from '../dinner-routes/dinner-plan.ts'
import type { Issue } from '../issue.ts'
import { issue } from '../issue.ts'
import { assignableSizes, splitWaitingList } from '../participants/assignment.ts'
import type { Participant } from '../participants/participant.ts'
import type { Random } from '../random.ts'
import { shuffled } from '../random.ts'
import type { BuildTeamsOptions, TeamDraft } from './build-teams.ts'
import { buildTeams } from './build-teams.ts'

export type Arrangement = { teams: TeamDraft[]; visits: Visit[] } | { issues: Issue[] }

/**
 * A whole evening from a list of people: teams, courses, hosts and who visits whom, as if there were no teams yet.
 * People on the waiting list stay out. Issue: `dinner_not_possible` with data `minimum` and `missing`.
 */
export function arrangeTeams(
  participants: readonly Participant[],
  options: BuildTeamsOptions,
  random: Random,
): Arrangement {
  const { assigned, missing } = splitWaitingList(participants, { ...options, teamsExist: false })
  if (missing > 0) {
    const minimum = assignableSizes(options.mealCount, options.teamSize).minimumParticipantsNeeded
    return { issues: [issue('dinner_not_possible', undefined, { minimum, missing })] }
  }
  const teams = buildTeams(assigned, options, random)
  // Teams that had to stay together have the first numbers; the plan would let them mostly meet each other.
  const visits = planVisits(
    shuffled(teams, random),
    options.meals.map((meal) => meal.id),
  )
  return { teams, visits }
}
