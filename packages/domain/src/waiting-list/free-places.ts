import type { Team } from '../teams/team.ts'

/** A cancelled team has all its places free; a team of three has none. */
export function freePlaces({ members }: Pick<Team, 'members'>, teamSize: number): number {
  return Math.max(0, teamSize - members.length)
}
