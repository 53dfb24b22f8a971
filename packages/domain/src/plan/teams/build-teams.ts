import { canHost } from '../../people/participants/hosting.ts'
import { confirmedInOrder } from '../../people/participants/order.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { type Random, shuffled } from '../../random.ts'
import { assignMeals } from './assign-meals.ts'
import { chooseHost } from './choose-host.ts'
import { type FormingOptions, formTeams } from './form-teams.ts'
import { sharedAddresses } from './shared-addresses.ts'
import type { Team } from './team.ts'

export type BuildTeamsOptions = FormingOptions

/** Teams before they are stored: the id is the number, which runs from 1. */
export interface BuiltTeams {
  teams: Team[]
  /** Two courses and an odd number of teams: this one cooks nothing, whatever its course says. */
  roamingTeamId: string | undefined
}

/**
 * Full teams with a host each, equally many for every course: docs/rules/plan/team-building.md#how-teams-are-built. Expects
 * the assignable participants (`splitWaitingList`); of a number that does not fit the odd ones stay without a team. The
 * aims are `TeamAims` and `assignMeals`. The same seed gives the same teams in any order of `participants`.
 */
export function buildTeams(
  participants: readonly Participant[],
  options: BuildTeamsOptions,
  random: Random,
): BuiltTeams {
  const teams = formTeams(shuffled(confirmedInOrder(participants), random), options, random).map(
    (members, index): Team => ({
      id: `${index + 1}`,
      teamNumber: index + 1,
      status: 'OK',
      mealId: '',
      members,
      hostMemberId: chooseHost(members, seatsNeededBy(members, options))?.id,
    }),
  )
  const mealIds = options.meals.map((meal) => meal.id)
  const cooking = teams.map(({ members }) => ({ members, canHost: hasHost(members, seatsNeededBy(members, options)) }))
  const assigned = assignMeals(cooking, addressesOf(teams), mealIds, random)
  return {
    teams: teams.map((team, index) => ({ ...team, mealId: assigned.mealIds[index] ?? '' })),
    roamingTeamId: assigned.roamingTeam === undefined ? undefined : teams[assigned.roamingTeam]?.id,
  }
}

/** People at a team's table: its members and a full team for every other course. */
function seatsNeededBy(
  members: readonly unknown[],
  { teamSize, mealCount }: Pick<BuildTeamsOptions, 'teamSize' | 'mealCount'>,
): number {
  return members.length + teamSize * (mealCount - 1)
}

function hasHost(members: readonly Participant[], seatsNeeded: number): boolean {
  return members.some((member) => canHost(member, seatsNeeded) === 'YES')
}

/** Groups of teams that share an address, each team in one. */
function addressesOf(teams: readonly Team[]): number[][] {
  const addressOf = new Map<number, number[]>()
  for (const [firstTeam, otherTeam] of sharedAddresses(teams)) {
    const address = new Set([
      ...(addressOf.get(firstTeam) ?? [firstTeam]),
      ...(addressOf.get(otherTeam) ?? [otherTeam]),
    ])
    for (const team of address) addressOf.set(team, [...address])
  }
  return teams.flatMap((_, team) => {
    const address = addressOf.get(team) ?? []
    return Math.min(...address) === team ? [address] : []
  })
}
