import { type Issue, issue } from '../../issue.ts'
import { seatsAtTable } from '../../people/participants/hosting.ts'
import { chooseHost } from '../teams/choose-host.ts'
import type { Team } from '../teams/team.ts'
import { lockedIssues, type MoveOutcome, type MoveRules, refusedMove } from './team-move.ts'

/**
 * Two teams swap course and route: all their members move and bring their host; number, course, status and visits stay
 * with the teams.
 */
export function swapMeals(one: Team, other: Team, rules: MoveRules): MoveOutcome {
  if (one.id === other.id) return refusedMove([issue('team_swap_same_team')], [one])
  const issues = swapIssues([one, other])
  if (issues.length > 0) return refusedMove(issues, [one, other])
  return {
    issues,
    teams: [
      { before: one, after: withMembersOf(other, one, rules) },
      { before: other, after: withMembersOf(one, other, rules) },
    ],
  }
}

function swapIssues(teams: readonly Team[]): Issue[] {
  if (teams.some((team) => team.status === 'CANCELLED')) return [issue('team_cancelled')]
  return lockedIssues(teams)
}

function withMembersOf(coming: Team, place: Team, rules: MoveRules): Team {
  const members = coming.members.map((member) => ({ ...member, teamId: place.id }))
  const seatsNeeded = seatsAtTable(members.length, rules)
  return { ...place, members, hostMemberId: coming.hostMemberId ?? chooseHost(members, seatsNeeded)?.id }
}
