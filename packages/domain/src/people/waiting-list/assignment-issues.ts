import { type Issue, issue } from '../../issue.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import { type FillableTeam, freePlaces } from './waiting-list.ts'
import { dividedPair, waitingPeopleIssues } from './waiting-people-issues.ts'

/** Whom the organiser puts into which team. */
export interface PlaceAssignment {
  teamId: string
  participantIds: readonly string[]
}

const field = 'teamParticipantsAssignments'

/** Why people from the waiting list cannot take these places. A team without chosen people is ignored. */
export function assignmentIssues(
  assignments: readonly PlaceAssignment[],
  { teams, people, teamSize }: { teams: readonly FillableTeam[]; people: readonly Participant[]; teamSize: number },
): Issue[] {
  const named = assignments.flatMap(({ participantIds }, index) =>
    participantIds.map((id, place) => ({ id, field: `${field}[${index}].participantIds[${place}]` })),
  )
  if (named.length === 0) return [issue('invalid_size_waitinglist_participants_to_assign', field)]
  const ids = named.map(({ id }) => id)
  const wrong = [
    ...teamIssues(assignments, teams, teamSize),
    ...waitingPeopleIssues(ids, people, (index) => named[index]?.field ?? field),
  ]
  return wrong.length > 0 ? wrong : pairIssues(assignments, people)
}

function teamIssues(
  assignments: readonly PlaceAssignment[],
  teams: readonly FillableTeam[],
  teamSize: number,
): Issue[] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const countByTeam = new Map<string, number>()
  return assignments.flatMap(({ teamId, participantIds }, index) => {
    if (participantIds.length === 0) return []
    const team = byId.get(teamId)
    if (!team) return [issue('value_invalid', `${field}[${index}].teamId`)]
    const count = (countByTeam.get(teamId) ?? 0) + participantIds.length
    countByTeam.set(teamId, count)
    const free = freePlaces(team, teamSize)
    if (count <= free) return []
    return [issue('waitinglist_team_full', `${field}[${index}].teamId`, { teamNumber: team.teamNumber, free })]
  })
}

/** A pair has to be complete in one team. */
function pairIssues(assignments: readonly PlaceAssignment[], people: readonly Participant[]): Issue[] {
  const idsOf = new Map<string, Set<string>>()
  for (const { teamId, participantIds } of assignments)
    idsOf.set(teamId, new Set([...(idsOf.get(teamId) ?? []), ...participantIds]))
  for (const ids of idsOf.values()) {
    const pair = dividedPair(people, ids)
    if (!pair) continue
    const [name, otherName] = [fullName(pair[0]), fullName(pair[1])]
    return [issue('invalid_replacement_participants_inconsistent_teampartner_wish', field, { name, otherName })]
  }
  return []
}
