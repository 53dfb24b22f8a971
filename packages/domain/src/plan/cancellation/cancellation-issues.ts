import { type Issue, issue } from '../../issue.ts'
import { fullName, type Participant } from '../../people/participants/participant.ts'
import { fixedPairs } from '../../people/partner-wishes/pairs.ts'
import { dividedPair, waitingPeopleIssues } from '../../people/waiting-list/assignment-issues.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import type { Team } from '../teams/team.ts'

/**
 * Why a member cannot leave the team alone, for example the root (who registered the pair) of a fixed pair:
 * docs/rules/plan/cancellation.md#one-member-of-a-team.
 */
export function memberCancellationIssues({ members }: Pick<Team, 'members'>, memberId: string): Issue[] {
  if (members.length < 2) return [issue('team_no_team_members_left', 'teamMembers')]
  const isRoot = fixedPairs(members).some(([root]) => root.id === memberId)
  return isRoot ? [issue('invalid_team_member_cancellation_root_teampartner', 'teamMembers')] : []
}

/**
 * The teams that would visit a team and those it would visit. Cancelled teams are left out: they need no notification.
 */
export function affectedByTeam(
  teamId: string,
  teams: readonly Team[],
  visits: readonly Pick<TeamVisit, 'hostTeamId' | 'guestTeamId'>[],
): { guestTeams: Team[]; hostTeams: Team[] } {
  const running = (ids: ReadonlySet<string>) => teams.filter(({ id, status }) => status !== 'CANCELLED' && ids.has(id))
  const guests = visits.filter((visit) => visit.hostTeamId === teamId).map((visit) => visit.guestTeamId)
  const hosts = visits.filter((visit) => visit.guestTeamId === teamId).map((visit) => visit.hostTeamId)
  return { guestTeams: running(new Set(guests)), hostTeams: running(new Set(hosts)) }
}

const field = 'replacementParticipantIds'

/** Why these people cannot replace a whole team: docs/rules/plan/cancellation.md#a-whole-team. */
export function replacementIssues(ids: readonly string[], people: readonly Participant[], teamSize: number): Issue[] {
  const wrong = waitingPeopleIssues(ids, people, (index) => `${field}[${index}]`)
  if (wrong.length > 0) return wrong
  if (ids.length < teamSize) {
    const counts = { missing: teamSize - ids.length, teamSize }
    return [issue('invalid_size_replacement_participants_too_little', field, counts)]
  }
  if (ids.length > teamSize) {
    const counts = { surplus: ids.length - teamSize, teamSize }
    return [issue('invalid_size_replacement_participants_too_many', field, counts)]
  }
  const pair = dividedPair(people, new Set(ids))
  if (!pair) return []
  const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
  return [issue('invalid_replacement_participants_inconsistent_teampartner_wish', field, { name, otherName })]
}
