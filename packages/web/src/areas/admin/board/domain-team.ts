import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { Participant, Team } from '@running-dinner/domain'

/** A team as the rules know it, so that the board refuses exactly what the server refuses. */
export function domainTeam(team: TeamReply): Team {
  return {
    id: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    mealId: team.meal.id,
    members: team.teamMembers.map((member) => domainMember(member, team.id)),
    hostMemberId: team.hostTeamMember?.id,
    locked: team.locked,
  }
}

function domainMember(member: TeamReply['teamMembers'][number], teamId: string): Participant {
  return {
    ...member,
    teamId,
    preferredMeal: member.preferredMeal ?? undefined,
    teamPartnerWishOriginatorId: member.teamPartnerWishOriginatorId ?? undefined,
    activationDate: member.activationDate === null ? undefined : new Date(member.activationDate),
    createdAt: new Date(member.createdAt),
    // Nothing is refused because of where somebody lives.
    geocodingResult: undefined,
  }
}
