import { type Issue, type IssueCode, issue } from '../../issue.ts'
import type { Team } from '../teams/team.ts'
import { type MoveOutcome, refusedMove } from './team-move.ts'

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

export interface HostChoice {
  teamId: string
  hostId: string
}

/** Who of each team named cooks at home: all of them or, when one is refused, none. */
export function changeHosts(
  teams: readonly Team[],
  choices: readonly HostChoice[],
  isOnlyGuest: (team: Team) => boolean,
): MoveOutcome {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const chosenHosts = choices.map(({ teamId, hostId }, index) => {
    const team = byId.get(teamId)
    byId.delete(teamId)
    return { team, hostId, index }
  })
  const issues = chosenHosts.flatMap(({ team, hostId, index }): Issue[] => {
    // Unknown, of another event, or named a second time.
    if (!team) return [issue('value_invalid', `teams[${index}].id`)]
    const refusal = hostRefusal(team, hostId, isOnlyGuest(team))
    return refusal ? [issue(refusal, `teams[${index}].hostTeamMember.id`)] : []
  })
  const knownTeams = chosenHosts.flatMap(({ team, hostId }) => (team ? [{ team, hostId }] : []))
  if (issues.length > 0)
    return refusedMove(
      issues,
      knownTeams.map(({ team }) => team),
    )
  return {
    issues,
    teams: knownTeams.map(({ team, hostId }) => ({ before: team, after: { ...team, hostMemberId: hostId } })),
  }
}
