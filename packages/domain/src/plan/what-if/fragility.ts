import { canHost, type HostingAbility, seatsAtTable } from '../../people/participants/hosting.ts'
import { straightLineMetres } from '../dinner-routes/distance.ts'
import { isUsable } from '../dinner-routes/usable-coordinates.ts'
import type { Team } from '../teams/team.ts'
import { teamPlace } from '../teams/team.ts'

export const severities = ['HIGH', 'MEDIUM', 'LOW'] as const
export type Severity = (typeof severities)[number]

interface Loss {
  /** People who lose a course when nothing is done. */
  guestsWithoutCourse: number
  /** Null where no plan without the team is possible; undefined where it is not computed. */
  changedPeople: number | null | undefined
  /** What those who could step in can host; undefined where too few wait. */
  standby: HostingAbility | undefined
  isFragile: boolean
}

/**
 * How bad it is when a team drops out: easy where people who can host step in or no team loses anything, manageable
 * where the plan can be repaired, severe where neither is possible. A team more likely to drop out counts one step
 * worse.
 */
export function severityOf({ guestsWithoutCourse, changedPeople, standby, isFragile }: Loss): Severity {
  const isEasy = guestsWithoutCourse === 0 || (standby !== undefined && standby !== 'NO')
  const step = isEasy ? 2 : changedPeople === null ? 0 : 1
  return severities[Math.max(0, step - Number(isFragile))] ?? 'HIGH'
}

export const fragilities = ['SINGLE_MEMBER', 'SEATS_SHORT', 'NO_SECOND_HOST', 'FAR_AWAY'] as const
export type Fragility = (typeof fragilities)[number]

/** Where all live near each other, no way is long. */
const leastFarMetres = 2_000
/** A team is far away when its distance to the others is this many times the usual one. */
const farTimes = 2

/** Why a team is more likely to be missing than others, or harder to do without: of one person only, by seats, or by its place. */
export function fragilityOf(
  team: Team,
  teams: readonly Team[],
  event: { teamSize: number; meals: readonly unknown[] },
): Fragility[] {
  const seats = seatsAtTable(team.members.length, event)
  const able = team.members.filter((member) => canHost(member, seats) === 'YES').length
  return [
    ...(team.members.length === 1 ? (['SINGLE_MEMBER'] as const) : []),
    ...(able === 0 ? (['SEATS_SHORT'] as const) : []),
    ...(able === 1 && team.members.length > 1 ? (['NO_SECOND_HOST'] as const) : []),
    ...(isFarAway(team, teams) ? (['FAR_AWAY'] as const) : []),
  ]
}

function isFarAway(team: Team, teams: readonly Team[]): boolean {
  const ownWay = middleWay(team, teams)
  const middleWays = teams.flatMap((team) => middleWay(team, teams) ?? [])
  const usual = median(middleWays)
  return ownWay !== undefined && usual !== undefined && ownWay >= leastFarMetres && ownWay > farTimes * usual
}

/** The way to the other homes that is in the middle of all. */
function middleWay(team: Team, teams: readonly Team[]): number | undefined {
  const home = teamPlace(team)
  if (!isUsable(home)) return undefined
  return median(
    teams.flatMap((otherTeam) => {
      const otherHome = teamPlace(otherTeam)
      return otherTeam.id === team.id || !isUsable(otherHome) ? [] : [straightLineMetres(home, otherHome)]
    }),
  )
}

function median(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((first, second) => first - second)[Math.floor(numbers.length / 2)]
}
