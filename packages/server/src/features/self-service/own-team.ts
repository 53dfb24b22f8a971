import type { SelfTeamReply } from '@running-dinner/contract'
import type { Participant, Team } from '@running-dinner/domain'
import { dietSummary } from '@running-dinner/domain/dinner-routes/diets.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problems.ts'
import { mealOf, teamStore } from '../teams/index.ts'
import type { AuthorizedParticipant } from './authorized-participant.ts'

/** The team in the link, if the person is in it; any other team is as unknown as one that does not exist. */
export async function ownTeam(
  db: Db | Tx,
  { dinner, person }: AuthorizedParticipant,
  teamId: string,
): Promise<{ team: Team; teams: Team[] }> {
  const teams = await teamStore.ofDinner(db, dinner)
  const team = teams.find((one) => one.id === teamId && one.members.some((member) => member.id === person.id))
  if (!team) throw notFound()
  return { team, teams }
}

export function presentOwnTeam({ dinner, person }: AuthorizedParticipant, team: Team): SelfTeamReply {
  const members = team.members.map((member) => presentMember(member, person))
  return {
    id: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    meal: mealOf(dinner, team),
    hostTeamMember: members.find((member) => member.id === team.hostMemberId) ?? null,
    teamMembers: members,
    fixedPair: isFixedPair(team),
  }
}

/** People who registered together have one address, so there is no host to choose (spec 5). */
export function isFixedPair(team: Team): boolean {
  return (
    team.members.length > 1 &&
    team.members.every(
      (member) =>
        member.teamPartnerWishOriginatorId !== undefined &&
        member.teamPartnerWishOriginatorId === team.members[0]?.teamPartnerWishOriginatorId,
    )
  )
}

function presentMember(member: Participant, me: Participant): SelfTeamReply['teamMembers'][number] {
  return {
    id: member.id,
    firstnamePart: member.firstnamePart,
    lastname: member.lastname,
    mobileNumber: member.mobileNumber,
    isMe: member.id === me.id,
    mealSpecifics: dietSummary([member]),
  }
}
