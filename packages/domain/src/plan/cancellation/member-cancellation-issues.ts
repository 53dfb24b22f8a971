import { type Issue, issue } from '../../issue.ts'
import { fixedPairs } from '../../people/partner-wishes/pairs.ts'
import type { Team } from '../teams/team.ts'

/**
 * Why a member cannot leave the team alone, for example the root of a fixed pair:
 * docs/rules/plan/cancellation.md#one-member-of-a-team.
 */
export function memberCancellationIssues({ members }: Pick<Team, 'members'>, memberId: string): Issue[] {
  if (members.length < 2) return [issue('team_no_team_members_left', 'teamMembers')]
  const isRoot = fixedPairs(members).some(([root]) => root.id === memberId)
  return isRoot ? [issue('invalid_team_member_cancellation_root_teampartner', 'teamMembers')] : []
}
