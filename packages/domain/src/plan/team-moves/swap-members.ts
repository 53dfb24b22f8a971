import { type Issue, issue } from '../../issue.ts'
import { canHost, seatsAtTable } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { chooseHost } from '../teams/choose-host.ts'
import type { Team } from '../teams/team.ts'
import { lockedIssues, type MoveOutcome, type MoveRules, refusedMove } from './team-move.ts'

/**
 * Two teams swap course and route: all their members move and bring their host; number, course, status and visits stay
 * with the teams.
 */
export function swapMeals(team: Team, otherTeam: Team, rules: MoveRules): MoveOutcome {
  if (team.id === otherTeam.id) return refusedMove([issue('team_swap_same_team')], [team])
  const issues = swapMealsIssues([team, otherTeam])
  if (issues.length > 0) return refusedMove(issues, [team, otherTeam])
  return {
    issues,
    teams: [
      { before: team, after: withMembersOf(otherTeam, team, rules) },
      { before: otherTeam, after: withMembersOf(team, otherTeam, rules) },
    ],
  }
}

function swapMealsIssues(teams: readonly Team[]): Issue[] {
  if (teams.some((team) => team.status === 'CANCELLED')) return [issue('team_cancelled')]
  return lockedIssues(teams)
}

function withMembersOf(coming: Team, place: Team, rules: MoveRules): Team {
  const members = coming.members.map((member) => ({ ...member, teamId: place.id }))
  const seatsNeeded = seatsAtTable(members.length, rules)
  return { ...place, members, hostMemberId: coming.hostMemberId ?? chooseHost(members, seatsNeeded)?.id }
}

/** Two people swap teams; number, course and visits stay with the teams. */
export function swapMembers(
  teams: readonly Team[],
  [personId, otherId]: readonly [string, string],
  rules: MoveRules,
): MoveOutcome {
  const [team, person] = seatOf(teams, personId)
  const [otherTeam, otherMember] = seatOf(teams, otherId)
  const concerned = [...new Set([team, otherTeam])].filter((candidate) => candidate !== undefined)
  if (personId === otherId) return refusedMove([issue('team_swap_same_person')], concerned)
  if (!team || !person || !otherTeam || !otherMember) return refusedMove([issue('team_swap_without_team')], concerned)
  if (team === otherTeam) return refusedMove([issue('team_swap_same_team')], concerned)
  const issues = swapIssues([team, otherTeam], [person, otherMember], rules)
  if (issues.length > 0) return refusedMove(issues, concerned)
  return {
    issues,
    teams: [
      { before: team, after: exchanged(team, person, { team: otherTeam, person: otherMember }, rules) },
      { before: otherTeam, after: exchanged(otherTeam, otherMember, { team, person }, rules) },
    ],
  }
}

function swapIssues(teams: readonly Team[], people: readonly Participant[], rules: MoveRules): Issue[] {
  const tied = teams.flatMap((team) => fixedTuples(team.members, rules.teamPartnerWishDisabled)).flat()
  return [
    ...lockedIssues(teams),
    ...(people.some((person) => tied.includes(person)) ? [issue('team_swap_violates_team_partner_wish')] : []),
  ]
}

function exchanged(
  team: Team,
  leaving: Participant,
  coming: { team: Team; person: Participant },
  rules: MoveRules,
): Team {
  const newcomer = { ...coming.person, teamId: team.id }
  const members = team.members.map((member) => (member === leaving ? newcomer : member))
  const host = hostAfterSwap({
    members,
    newcomer,
    wasHost: coming.team.hostMemberId === newcomer.id,
    hostId: team.hostMemberId,
    seatsNeeded: seatsAtTable(members.length, rules),
  })
  return { ...team, members, hostMemberId: host.id }
}

function seatOf(teams: readonly Team[], personId: string): [Team, Participant] | [undefined, undefined] {
  for (const team of teams) for (const member of team.members) if (member.id === personId) return [team, member]
  return [undefined, undefined]
}

interface Swap {
  /** Members after the swap. */
  members: readonly Participant[]
  newcomer: Participant
  /** The newcomer was the host where they come from. */
  wasHost: boolean
  /** The host before the swap. */
  hostId: string | undefined
  seatsNeeded: number
}

/**
 * The host stays if able to host; else the newcomer who was host and is able; else any able member, else one with
 * unknown seats, preferably the old host; else the newcomer. See docs/rules/plan/team-changes.md#changing-teams-by-hand.
 */
function hostAfterSwap({ members, newcomer, wasHost, hostId, seatsNeeded }: Swap): Participant {
  const byRank = [...members].sort((first, second) => Number(second.id === hostId) - Number(first.id === hostId))
  const able = byRank.filter((member) => canHost(member, seatsNeeded) === 'YES')
  if (able[0]?.id !== hostId && wasHost && able.includes(newcomer)) return newcomer
  return able[0] ?? byRank.find((member) => canHost(member, seatsNeeded) === 'UNKNOWN') ?? newcomer
}
