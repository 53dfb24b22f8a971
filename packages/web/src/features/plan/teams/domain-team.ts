import type { ParticipantReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import type { Participant, Team } from '@running-dinner/domain'

/** A team as the domain rules take it: page and server decide by the same code. */
export function domainTeam(team: TeamReply): Team {
  return {
    id: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    mealId: team.meal.id,
    members: team.teamMembers.map((member) => ({ ...domainPerson(member), teamId: team.id })),
    hostMemberId: team.hostTeamMember?.id,
    locked: team.locked,
  }
}

export function domainPerson(person: ParticipantReply): Participant {
  return {
    ...person,
    teamId: person.teamId ?? undefined,
    preferredMeal: person.preferredMeal ?? undefined,
    teamPartnerWishOriginatorId: person.teamPartnerWishOriginatorId ?? undefined,
    activationDate: person.activationDate === null ? undefined : new Date(person.activationDate),
    createdAt: new Date(person.createdAt),
  }
}
