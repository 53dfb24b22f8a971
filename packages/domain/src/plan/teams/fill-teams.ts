import type { Participant } from '../../people/participants/participant.ts'
import type { PlaceAssignment } from '../../people/waiting-list/assignment-issues.ts'
import { hostAfterChange } from './choose-host.ts'
import type { Team } from './team.ts'

/** The teams that get people, as they will be: a cancelled one counts as replaced, even when a place stays free. */
export function fillTeams(
  assignments: readonly PlaceAssignment[],
  { teams, people }: { teams: readonly Team[]; people: readonly Participant[] },
  event: { teamSize: number; meals: readonly unknown[] },
): Team[] {
  const teamOf = new Map(assignments.flatMap(({ teamId, participantIds }) => participantIds.map((id) => [id, teamId])))
  return teams.flatMap((team) => {
    const coming = people.filter((person) => teamOf.get(person.id) === team.id)
    if (coming.length === 0) return []
    const members = [...team.members, ...coming.map((person) => ({ ...person, teamId: team.id }))]
    const host = hostAfterChange(team, members, event)
    return [{ ...team, status: team.status === 'CANCELLED' ? 'REPLACED' : 'OK', members, hostMemberId: host?.id }]
  })
}
