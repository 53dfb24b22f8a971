import { type Issue, issue } from '../../issue.ts'
import { seatsAtTable } from '../../people/participants/hosting.ts'
import { chooseHost } from '../teams/choose-host.ts'
import type { Team } from '../teams/team.ts'
import { lockedIssues, type MoveOutcome, type MoveRules, refusedMove } from './team-move.ts'

/**
 * Two teams swap course and route: all their members move and bring their host; number, course, status and visits stay
 * with the teams.
 */
export function swapMeals(team: Team, otherTeam: Team, rules: MoveRules): MoveOutcome {
  if (team.id === otherTeam.id) return refusedMove([issue('team_swap_same_team')], [team])
  const issues = swapIssues([team, otherTeam])
  if (issues.length > 0) return refusedMove(issues, [team, otherTeam])
  return {
    issues,
    teams: [
      { before: team, after: withMembersOf(otherTeam, team, rules) },
      { before: otherTeam, after: withMembersOf(team, otherTeam, rules) },
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
