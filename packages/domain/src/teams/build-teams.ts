import type { Meal } from '../dinner/dinner.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import { activatedInOrder } from '../participants/order.ts'
import type { Participant } from '../participants/participant.ts'
import type { Random } from '../random.ts'
import { shuffled } from '../random.ts'
import { assignMeals } from './assign-meals.ts'
import { chooseHost } from './choose-host.ts'
import type { FormingOptions } from './form-teams.ts'
import { formTeams } from './form-teams.ts'

/** `meals` in order of time; `mealCount` is their number. */
export type BuildTeamsOptions = FormingOptions & { meals: readonly Pick<Meal, 'id'>[] }

/** A team before it is stored: numbers run from 1. */
export interface TeamDraft {
  teamNumber: number
  mealId: string
  memberIds: string[]
  hostMemberId: string
}

/**
 * Full teams, equally many for every course, with a host each (rules 3.4). Expects the assignable participants, that is
 * a multiple of courses times team size (`splitWaitingList`); of any other number the odd ones stay without a team.
 * The same seed gives the same teams whatever the order of `participants`.
 */
export function buildTeams(
  participants: readonly Participant[],
  options: BuildTeamsOptions,
  random: Random,
): TeamDraft[] {
  const teams = formTeams(shuffled(activatedInOrder(participants), random), options)
  const mealIds = assignMeals(
    teams,
    options.meals.map((meal) => meal.id),
    random,
  )
  const seatsNeeded = seatsNeededToHost(options.teamSize, options.mealCount)
  return teams.map((members, index) => ({
    teamNumber: index + 1,
    mealId: mealIds[index] ?? '',
    memberIds: members.map((member) => member.id),
    hostMemberId: chooseHost(members, seatsNeeded)?.id ?? '',
  }))
}
