import { type Issue, issue } from '../../issue.ts'
import { planViolations } from '../dinner-routes/plan-violations.ts'
import type { TeamStatus } from './team.ts'

/** A team of another event, with people who are already in this one. */
export interface BroughtTeam {
  teamNumber: number
  status: TeamStatus
  mealId: string
  memberIds: readonly string[]
  hostMemberId: string | undefined
  locked: boolean
}

export interface BroughtVisit {
  hostTeamNumber: number
  guestTeamNumber: number
  mealId: string
}

/**
 * Why imported teams are invalid here: each person in one team, a host among its members, a table each, and no two
 * teams meet twice.
 */
export function broughtTeamsIssues(
  teams: readonly BroughtTeam[],
  visits: readonly BroughtVisit[],
  facts: { mealIds: readonly string[]; pairs: readonly (readonly string[])[]; teamSize: number },
): Issue[] {
  const invalid = (field: string) => [issue('event_file_teams_invalid', field)]
  const numbers = teams.map((team) => team.teamNumber)
  const members = teams.flatMap((team) => team.memberIds)
  const teamIssues = teams.flatMap((team, index) =>
    isSound(team, facts) && numbers.indexOf(team.teamNumber) === index ? [] : invalid(`teams[${index}]`),
  )
  if (teamIssues.length > 0) return teamIssues
  if (new Set(members).size !== members.length) return invalid('teams')
  const teamOf = new Map(teams.flatMap((team) => team.memberIds.map((id) => [id, team.teamNumber])))
  const isDivided = facts.pairs.some((pair) => new Set(pair.map((id) => teamOf.get(id))).size > 1)
  if (isDivided) return invalid('teams')
  return areSound(teams, visits, facts.mealIds) ? [] : invalid('visits')
}

function isSound(
  { status, mealId, memberIds, hostMemberId }: BroughtTeam,
  { mealIds, teamSize }: { mealIds: readonly string[]; teamSize: number },
): boolean {
  if (!mealIds.includes(mealId)) return false
  if (status === 'CANCELLED') return memberIds.length === 0 && hostMemberId === undefined
  // One more where all people are seated.
  return memberIds.length <= teamSize + 1 && hostMemberId !== undefined && memberIds.includes(hostMemberId)
}

function areSound(teams: readonly BroughtTeam[], visits: readonly BroughtVisit[], mealIds: readonly string[]): boolean {
  const seats = visits.map((visit) => `${visit.guestTeamNumber} ${visit.mealId}`)
  const cooks = new Set(visits.map((visit) => `${visit.hostTeamNumber} ${visit.mealId}`))
  const fatal = new Set(['UNKNOWN_TEAM', 'HOSTS_WRONG_MEAL', 'MEETS_AGAIN'])
  return (
    new Set(seats).size === seats.length &&
    visits.every((visit) => visit.hostTeamNumber !== visit.guestTeamNumber && mealIds.includes(visit.mealId)) &&
    !seats.some((seat) => cooks.has(seat)) &&
    planViolations(teams, visits, mealIds).every((violation) => !fatal.has(violation.kind))
  )
}
