import type { IssueCode } from '../../issue.ts'
import type { Team } from '../teams/team.ts'

/** Why this person cannot be made host of the team, for any caller. */
export function hostRefusal(team: Team, memberId: string, isOnlyGuest: boolean): IssueCode | undefined {
  if (team.status === 'CANCELLED') return 'team_cancelled'
  if (!team.members.some((member) => member.id === memberId)) return 'team_host_not_member'
  if (isOnlyGuest) return 'team_host_only_guest'
  return isFixedPairTeam(team) ? 'team_host_fixed_pair' : undefined
}

/** Whether all members registered together: they have one address, so there is no host to choose. */
export function isFixedPairTeam({ members }: Pick<Team, 'members'>): boolean {
  const originator = members[0]?.teamPartnerWishOriginatorId
  return (
    members.length > 1 &&
    originator !== undefined &&
    members.every((member) => member.teamPartnerWishOriginatorId === originator)
  )
}
